// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/state/session_state.h"

#include "core/session/roofs.h"

#include <utility>
#include <variant>

namespace roofline::window {

SessionState::SessionState(QObject* parent) : QObject(parent) {}

std::optional<Roof> SessionState::roof() const { return roofUnder(m_session, m_ceilings.precision); }

void SessionState::choose(const CeilingChoice& ceilings)
{
    if (m_ceilings == ceilings)
        return;
    m_ceilings = ceilings;
    emit ceilingsChosen();
}

void SessionState::replace(Session session)
{
    m_session = std::move(session);
    emit replaced();
}

void SessionState::take(const RunEvent& event)
{
    if (std::holds_alternative<RunStarted>(event)) {
        Session begun;
        record(begun, event);
        replace(std::move(begun));
        return;
    }
    if (std::holds_alternative<StepStarted>(event))
        return; // progress alone: nothing on screen is different
    record(m_session, event);
    emit grew();
}

void SessionState::take(const Ending& ending)
{
    record(m_session, ending);
    emit grew();
}

} // namespace roofline::window
