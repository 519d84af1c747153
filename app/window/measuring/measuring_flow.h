// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a click in the measuring row leads to: starts and cancels runs, puts the chosen card on screen, keeps what each
// device measured, and says how a run ended. The widgets are the bar's, the child is the client's.
#pragma once

#include <QObject>
#include <QString>

#include "app/window/measuring/card_list.h"
#include "app/window/measuring/run_on_screen.h"

#include <optional>
#include <vector>

namespace roofline::window {

class ExplorerState;
class MeasuringBar;
class MeasuringClient;
class SessionState;

class MeasuringFlow : public QObject {
    Q_OBJECT

public:
    /// All outlive this.
    MeasuringFlow(MeasuringBar& bar, CardList& cards, MeasuringClient& client, SessionState& screen,
                  ExplorerState& explorer, QObject* parent = nullptr);

    /// Adds the card and puts its session on screen.
    void showCard(Card card);
    /// Measures the device, or where it is empty the chosen card's, or where that is none the best of the place.
    void measure(const QString& deviceId = {});
    /// Sets the two rate sliders to the ceilings of the session on screen. Nothing where it has none. From then on they
    /// follow the session on screen, until a rate is moved by hand.
    void useMeasuredCeilings();
    /// The same of the compute rate alone: another precision was chosen.
    void useMeasuredPeak();
    /// The measured ceilings that the rate sliders were set to last, also while a run that begins has none yet.
    [[nodiscard]] const std::optional<Roof>& followedRoof() const { return m_followed; }

signals:
    void devicesKnown();

private:
    void onDevices(const std::vector<DeviceFacts>& devices, const QStringList& notes);
    void onPlaceFailed(const QString& message);
    void onCardChosen(int row);
    void onBegun();
    void onTold(const RunEvent& event);
    void onEnded(const Ending& ending);
    void onScreenChanged();
    void onCeilingsChosen();
    [[nodiscard]] QString endingText(const Ending& ending, bool hasResults) const;
    [[nodiscard]] QString chosenKey() const;
    [[nodiscard]] int target() const; ///< row of the card that Measure would measure, -1 where there is none
    void showTarget();

    MeasuringBar& m_bar;
    CardList& m_cards;
    MeasuringClient& m_client;
    SessionState& m_screen;
    ExplorerState& m_explorer;
    RunOnScreen m_run;
    std::optional<Roof> m_followed; ///< the ceilings that the sliders were set to last
    QString m_runCard;              ///< key of the card that is being measured
    QString m_shownBefore;          ///< key of the card chosen when the run took the screen
    bool m_hasBegun = false;        ///< the run's session exists
    bool m_isMeasureWanted = false; ///< asked for before any device was known
};

} // namespace roofline::window
