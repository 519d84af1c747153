// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_flow.h"

#include "app/window/live/live_button.h"
#include "app/window/live/live_question.h"
#include "app/window/live/live_read_out.h"
#include "app/window/live/live_words.h"
#include "app/window/measuring/card_list.h"
#include "app/window/measuring/measuring_bar.h"
#include "app/window/measuring/measuring_client.h"
#include "app/window/notice/notice_line.h"
#include "app/window/state/explorer_state.h"
#include "app/window/text/core_words.h"

#include <variant>

namespace roofline::window {

LiveFlow::LiveFlow(MeasuringBar& bar, const CardList& cards, MeasuringClient& client, const ExplorerState& explorer,
                   QObject* parent)
    : QObject(parent),
      m_bar(bar),
      m_cards(cards),
      m_client(client),
      m_explorer(explorer),
      m_timing(client),
      m_button(new LiveButton),
      m_readOut(new LiveReadOut)
{
    bar.addBesideCancel(m_button);
    bar.addLine(m_readOut);
    connect(m_button, &LiveButton::toggled, this, &LiveFlow::switchTo);
    connect(&bar, &MeasuringBar::shownCardChanged, this, &LiveFlow::followDevice);
    connect(&client, &MeasuringClient::started, this, &LiveFlow::followDevice);
    connect(&client, &MeasuringClient::ended, this, &LiveFlow::followDevice);
    connect(&explorer, &ExplorerState::changed, this, &LiveFlow::ask);
    connect(&m_timing, &LiveTiming::answered, this, &LiveFlow::showAnswer);
    connect(&m_timing, &LiveTiming::refused, this, [this](const LiveRequest& request, const QString& message) {
        showNone(LiveWords::modelOnly(request.n, request.tile, CoreWords::said(message.toStdString())), true);
    });
    connect(&m_timing, &LiveTiming::failed, this, [this](const QString& message) {
        m_button->setChecked(false);
        m_bar.notice().showError(LiveWords::ended(message));
    });
    followDevice();
}

QString LiveFlow::chosenDevice() const
{
    const int row = m_bar.chosenCard();
    return row < 0 ? QString() : m_cards.card(row).deviceId;
}

bool LiveFlow::isAsking() const { return m_button->isChecked() && !m_device.isEmpty(); }

/// Another card is chosen, or a run began or ended.
void LiveFlow::followDevice()
{
    const QString device = chosenDevice();
    const bool isMeasuring = m_client.isMeasuring();
    if (device.isEmpty() && !isMeasuring)
        m_button->setChecked(false);
    m_button->setState(isMeasuring        ? LiveButton::State::Measuring
                       : device.isEmpty() ? LiveButton::State::NoDevice
                                          : LiveButton::State::Usable);
    const QString asked = isMeasuring ? QString() : device;
    if (asked == m_device)
        return;
    m_device = asked;
    m_timing.forget();
    if (isAsking())
        beginAnew();
    else if (m_button->isChecked())
        showNone(LiveWords::paused(), false);
}

void LiveFlow::switchTo(bool isOn)
{
    m_readOut->setVisible(isOn);
    if (isOn) {
        beginAnew();
        return;
    }
    m_timing.stop();
    emit pointMoved(std::nullopt);
}

void LiveFlow::beginAnew()
{
    m_asked.reset();
    showNone(LiveWords::waiting(), false);
    ask();
}

void LiveFlow::ask()
{
    if (!isAsking())
        return;
    const auto question = LiveQuestion::of(m_explorer.input());
    if (const auto* why = std::get_if<QString>(&question)) {
        m_asked.reset();
        m_timing.forget();
        showNone(LiveWords::modelOnly(m_explorer.input().shape.n, m_explorer.input().shape.tile, *why), true);
        return;
    }
    const auto& request = std::get<LiveRequest>(question);
    if (m_asked == request)
        return; // another slider moved
    m_asked = request;
    m_timing.ask(m_device, request);
}

void LiveFlow::showAnswer(const LiveRequest& request, const KernelMeasurement& kernel)
{
    if (!kernel.isUsable()) {
        showNone(LiveWords::wrong(request, *kernel.check), true);
        return;
    }
    const LivePoint point{request.n, request.tile, kernel};
    m_readOut->showSentence(LiveWords::measured(point, placementOf(kernel)));
    emit pointMoved(point);
}

void LiveFlow::showNone(const QString& sentence, bool isWarning)
{
    m_readOut->showSentence(sentence, isWarning);
    emit pointMoved(std::nullopt);
}

/// Under the roof of the same device: what else is on screen has nothing to do with it.
std::optional<Placement> LiveFlow::placementOf(const KernelMeasurement& kernel) const
{
    const int row = m_bar.chosenCard();
    const Session* session = row < 0 ? nullptr : m_cards.card(row).session.get();
    const std::optional<Roof> roof = session == nullptr ? std::nullopt : roofOf(*session, kernel);
    return roof ? std::optional(place(kernel, *roof)) : std::nullopt;
}

} // namespace roofline::window
