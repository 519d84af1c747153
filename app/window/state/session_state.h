// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The session on screen, opened from a file, built in, or growing while a run goes on, and which of its ceilings are looked
// at. Where it comes from is not known here.
#pragma once

#include <QObject>

#include "app/window/state/ceiling_choice.h"
#include "core/session/session.h"

#include <optional>

namespace roofline::window {

class SessionState : public QObject {
    Q_OBJECT

public:
    explicit SessionState(QObject* parent = nullptr);

    [[nodiscard]] const Session& session() const { return m_session; }

    [[nodiscard]] const CeilingChoice& ceilings() const { return m_ceilings; }
    /// The measured roof: the classic one, with the flat of the chosen precision where that was measured.
    [[nodiscard]] std::optional<Roof> roof() const;
    void choose(const CeilingChoice& ceilings);

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
    /// Other ceilings of the same session are looked at.
    void ceilingsChosen();

private:
    Session m_session;
    CeilingChoice m_ceilings;
};

} // namespace roofline::window
