// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The session on screen: opened from a file, built in, or growing while a run goes on. Where it comes from is not known here.
#pragma once

#include <QObject>

#include "core/session/session.h"

namespace roofline::window {

class SessionState : public QObject {
    Q_OBJECT

public:
    explicit SessionState(QObject* parent = nullptr);

    [[nodiscard]] const Session& session() const { return m_session; }

    /// Another session is on screen from now on.
    void replace(Session session);
    /// A run's event goes into the session. RunStarted begins an empty one.
    void take(const RunEvent& event);
    void take(const Ending& ending);

signals:
    /// Everything may be different.
    void replaced();
    /// One more ceiling or kernel, or the ending, came to the same session.
    void grew();

private:
    Session m_session;
};

} // namespace roofline::window
