// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/measuring_flow.h"

#include "app/window/measuring/failed_checks.h"
#include "app/window/measuring/measuring_bar.h"
#include "app/window/measuring/measuring_client.h"
#include "app/window/notice/notice_line.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"

#include <utility>
#include <variant>

namespace roofline::window {

MeasuringFlow::MeasuringFlow(MeasuringBar& bar, CardList& cards, MeasuringClient& client, SessionState& screen,
                             ExplorerState& explorer, QObject* parent)
    : QObject(parent),
      m_bar(bar),
      m_cards(cards),
      m_client(client),
      m_screen(screen),
      m_explorer(explorer),
      m_run(client, screen)
{
    connect(&bar, &MeasuringBar::measureAsked, this, [this] { measure(); });
    connect(&bar, &MeasuringBar::cancelAsked, &client, &MeasuringClient::cancel);
    connect(&bar, &MeasuringBar::ceilingsAsked, this, &MeasuringFlow::useMeasuredCeilings);
    connect(&bar, &MeasuringBar::cardChosen, this, &MeasuringFlow::onCardChosen);
    connect(&client, &MeasuringClient::devicesListed, this, &MeasuringFlow::onDevices);
    connect(&client, &MeasuringClient::placeFailed, this, &MeasuringFlow::onPlaceFailed);
    connect(&client, &MeasuringClient::started, this, [this] { m_bar.setMeasuring(true); });
    connect(&client, &MeasuringClient::told, this, [this](std::uint64_t, const RunEvent& event) { onTold(event); });
    connect(&client, &MeasuringClient::ended, this, [this](std::uint64_t, const Ending& ending) { onEnded(ending); });
    connect(&screen, &SessionState::replaced, this, &MeasuringFlow::onScreenChanged);
    connect(&screen, &SessionState::grew, this, &MeasuringFlow::onScreenChanged);
    connect(&screen, &SessionState::ceilingsChosen, this, &MeasuringFlow::onCeilingsChosen);
    connect(&m_run, &RunOnScreen::began, this, &MeasuringFlow::onBegun);
    onScreenChanged();
    showTarget();
}

void MeasuringFlow::showCard(Card card)
{
    const int row = m_cards.put(std::move(card));
    m_bar.showCard(row);
    onCardChosen(row);
}

void MeasuringFlow::measure(const QString& deviceId)
{
    if (m_client.isMeasuring())
        return;
    const int row = target();
    if (deviceId.isEmpty() && row < 0) {
        m_isMeasureWanted = true; // the list is on its way, or the place failed and gets another chance
        m_client.listDevices();
        return;
    }
    const QString id = deviceId.isEmpty() ? m_cards.card(row).deviceId : deviceId;
    m_isMeasureWanted = false;
    m_hasBegun = false;
    m_runCard = deviceKey(id);
    m_bar.notice().hide();
    m_client.measure(id, m_bar.plan(), m_bar.sustained());
}

void MeasuringFlow::useMeasuredCeilings()
{
    const std::optional<Roof> roof = m_screen.roof();
    if (!roof)
        return;
    ModelInput input = m_explorer.input();
    input.roof = *roof;
    m_followed = *roof;
    m_explorer.setInput(input);
}

void MeasuringFlow::useMeasuredPeak()
{
    const std::optional<Roof> roof = m_screen.roof();
    if (!roof)
        return;
    if (m_explorer.input().roof.bandwidth == roof->bandwidth)
        m_followed = *roof;
    m_explorer.setPeak(roof->peak);
}

void MeasuringFlow::onDevices(const std::vector<DeviceFacts>& devices, const QStringList& notes)
{
    m_cards.setDevices(devices, m_client.place().title);
    m_bar.showPlaceNotes(notes);
    showTarget();
    if (m_isMeasureWanted && target() >= 0)
        measure();
    m_isMeasureWanted = false;
    emit devicesKnown();
}

void MeasuringFlow::onPlaceFailed(const QString& message)
{
    m_isMeasureWanted = false;
    m_bar.notice().showError(message);
}

void MeasuringFlow::onCardChosen(int row)
{
    const Card& card = m_cards.card(row);
    if (m_run.isGoingOn() && card.key == m_runCard)
        m_run.show();
    else if (card.session)
        m_screen.replace(*card.session);
    else
        m_bar.showStatus(tr("Not measured yet"), tr("Not measured yet: on screen is still %1, until you Measure")
                                                     .arg(QString::fromStdString(m_screen.session().device.name)));
    showTarget();
}

void MeasuringFlow::onTold(const RunEvent& event)
{
    if (const auto* step = std::get_if<StepStarted>(&event))
        m_bar.showStep(*step);
}

void MeasuringFlow::onBegun()
{
    m_hasBegun = true;
    m_cards.setDevices({m_run.session().device}, m_client.place().title); // where the list was never asked for
    m_shownBefore = chosenKey();
    m_bar.showCard(m_cards.rowOf(m_runCard));
}

void MeasuringFlow::onEnded(const Ending& ending)
{
    if (const auto* failed = std::get_if<Failed>(&ending))
        m_bar.notice().showError(QString::fromStdString(failed->message));
    if (m_client.isMeasuring())
        return; // a second start was refused, and the first run goes on
    m_bar.setMeasuring(false);
    const int row = m_cards.rowOf(m_runCard);
    const bool hasResults = m_hasBegun && m_run.hasResults();
    if (hasResults && row >= 0)
        m_cards.keepSession(row, m_run.session());
    else if (m_hasBegun && m_bar.chosenCard() == row)
        m_bar.showCard(m_cards.rowOf(m_shownBefore));
    const QString failed = failedChecksText(m_run.session());
    if (std::holds_alternative<Completed>(ending) && !failed.isEmpty())
        m_bar.notice().showError(failed);
    m_bar.showStatus(endingText(ending, hasResults));
    showTarget();
}

QString MeasuringFlow::endingText(const Ending& ending, bool hasResults) const
{
    const Session& run = m_run.session();
    const std::size_t count = run.ceilings.size() + run.kernels.size();
    if (std::holds_alternative<Completed>(ending))
        return tr("Measured, results: %1").arg(count);
    const QString how = std::holds_alternative<Cancelled>(ending) ? tr("Cancelled") : tr("Failed");
    return hasResults ? tr("%1, results kept: %2").arg(how).arg(count) : how;
}

void MeasuringFlow::onScreenChanged()
{
    const bool hasCeilings = m_screen.roof().has_value();
    m_bar.setCeilingsUsable(hasCeilings);
    if (hasCeilings && m_followed == m_explorer.input().roof)
        useMeasuredCeilings();
}

/// Undo brings a precision back with its rate: the sliders are on a measured roof as they were.
void MeasuringFlow::onCeilingsChosen()
{
    if (m_screen.roof() == m_explorer.input().roof)
        m_followed = m_explorer.input().roof;
}

QString MeasuringFlow::chosenKey() const
{
    const int row = m_bar.chosenCard();
    return row < 0 ? QString() : m_cards.card(row).key;
}

int MeasuringFlow::target() const
{
    const int row = m_bar.chosenCard();
    return row >= 0 && m_cards.card(row).isMeasurable() ? row : m_cards.bestDevice();
}

void MeasuringFlow::showTarget()
{
    const int row = target();
    m_bar.setTarget(row < 0 ? QString() : m_cards.card(row).title);
}

} // namespace roofline::window
