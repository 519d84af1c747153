// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Live: while it is on, each move of N or T is timed on the chosen device, and the answer is told. The button and the line are
// put into the row of measuring; the pictures hear pointMoved().
#pragma once

#include <QObject>
#include <QString>

#include "app/window/live/live_point.h"
#include "app/window/live/live_timing.h"
#include "core/session/session.h"

#include <optional>

namespace roofline::window {

class CardList;
class ExplorerState;
class LiveButton;
class LiveReadOut;
class MeasuringBar;
class MeasuringClient;

class LiveFlow : public QObject {
    Q_OBJECT

public:
    /// All outlive this.
    LiveFlow(MeasuringBar& bar, const CardList& cards, MeasuringClient& client, const ExplorerState& explorer,
             QObject* parent = nullptr);

signals:
    /// None: what was timed is not the case any more.
    void pointMoved(const std::optional<roofline::window::LivePoint>& point);

private:
    void followDevice();
    void switchTo(bool isOn);
    [[nodiscard]] bool isAsking() const;
    [[nodiscard]] QString chosenDevice() const;
    /// Asks from now on, about what the sliders are set to.
    void beginAnew();
    void ask();
    void showAnswer(const LiveRequest& request, const KernelMeasurement& kernel);
    void showNone(const QString& sentence, bool isWarning);
    [[nodiscard]] std::optional<Placement> placementOf(const KernelMeasurement& kernel) const;

    MeasuringBar& m_bar;
    const CardList& m_cards;
    MeasuringClient& m_client;
    const ExplorerState& m_explorer;
    LiveTiming m_timing;
    LiveButton* m_button;   ///< the bar's
    LiveReadOut* m_readOut; ///< the bar's
    QString m_device;       ///< the one that is asked; empty while none is
    std::optional<LiveRequest> m_asked;
};

} // namespace roofline::window
