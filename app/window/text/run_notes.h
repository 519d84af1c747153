// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What must be said of a whole run beside its numbers: what never got quiet, what moved from its start to its end, what was
// throttled. Why a point is above its roof is session_lines'.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/session/session.h"

namespace roofline::window {

class RunNotes {
    Q_DECLARE_TR_FUNCTIONS(RunNotes)

public:
    /// One line each, with the names; those that have nothing to say are left out.
    [[nodiscard]] static QStringList lines(const Session& session);
    /// For a narrow place: "not quiet: matmul, naive; throttled: 3 results". Empty where there is nothing to say.
    [[nodiscard]] static QString brief(const Session& session);
};

} // namespace roofline::window
