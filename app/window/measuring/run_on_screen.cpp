// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/run_on_screen.h"

#include "app/window/measuring/measuring_client.h"
#include "app/window/state/session_state.h"

#include <QScopedValueRollback>

namespace roofline::window {

RunOnScreen::RunOnScreen(MeasuringClient& client, SessionState& screen, QObject* parent)
    : QObject(parent), m_screen(screen)
{
    connect(&client, &MeasuringClient::told, this, [this](std::uint64_t, const RunEvent& event) { take(event); });
    connect(&client, &MeasuringClient::ended, this, [this, &client](std::uint64_t, const Ending& ending) {
        if (!client.isMeasuring()) // a refused start ends while the other run goes on
            take(ending);
    });
    connect(&screen, &SessionState::replaced, this, [this] {
        if (!m_isWriting)
            m_isOnScreen = false;
    });
}

void RunOnScreen::toScreen(const auto& news)
{
    if (!m_isOnScreen)
        return;
    const QScopedValueRollback writing(m_isWriting, true);
    m_screen.take(news);
}

void RunOnScreen::show()
{
    if (!m_hasBegun || m_isOnScreen)
        return;
    const QScopedValueRollback writing(m_isWriting, true);
    m_isOnScreen = true;
    m_screen.replace(m_run);
}

void RunOnScreen::take(const RunEvent& event)
{
    const bool isStart = std::holds_alternative<RunStarted>(event);
    if (isStart) {
        m_run = Session();
        m_former = m_screen.session();
        m_hasBegun = m_isOnScreen = true;
    }
    if (!m_hasBegun)
        return;
    record(m_run, event);
    toScreen(event);
    if (isStart)
        emit began();
}

void RunOnScreen::take(const Ending& ending)
{
    if (!m_hasBegun)
        return;
    record(m_run, ending);
    if (hasResults())
        toScreen(ending);
    else if (m_isOnScreen)
        m_screen.replace(std::move(m_former));
    m_hasBegun = m_isOnScreen = false;
    m_former = Session();
}

} // namespace roofline::window
