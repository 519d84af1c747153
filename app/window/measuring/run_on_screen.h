// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A run while it grows, and its way onto the screen: result by result as long as nobody puts another session there. A run
// that ends without a result gives the screen back to what was there before.
#pragma once

#include <QObject>

#include "core/session/session.h"

#include <cstdint>

namespace roofline::window {

class MeasuringClient;
class SessionState;

class RunOnScreen : public QObject {
    Q_OBJECT

public:
    /// Both outlive this.
    RunOnScreen(MeasuringClient& client, SessionState& screen, QObject* parent = nullptr);

    /// The run that goes on, or the last one.
    [[nodiscard]] const Session& session() const { return m_run; }
    [[nodiscard]] bool isGoingOn() const { return m_hasBegun; }
    [[nodiscard]] bool hasResults() const { return !m_run.ceilings.empty() || !m_run.kernels.empty(); }
    /// Puts the run that goes on back on the screen.
    void show();

signals:
    /// The device has answered, and the empty session of the run is on screen.
    void began();

private:
    void take(const RunEvent& event);
    void take(const Ending& ending);
    void toScreen(const auto& news);

    SessionState& m_screen;
    Session m_run;
    Session m_former; ///< what the run took the place of
    bool m_hasBegun = false;
    bool m_isOnScreen = false;
    bool m_isWriting = false; ///< the screen changes by this object's own doing
};

} // namespace roofline::window
