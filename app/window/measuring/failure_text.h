// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences for a place that does not do its part: what happened, where, and what the user can do. One line each.
#pragma once

#include "app/window/measuring/serve_process.h"

namespace roofline::window::failure_text {

/// lastWords: what the place said on standard error; appended where it is not empty.
[[nodiscard]] QString exited(const Place& place, const ServeExit& exit, bool wasGreeted, const QString& lastWords);
[[nodiscard]] QString neverGreeted(const Place& place, MeasuringLimits::Milliseconds waited, const QString& lastWords);
[[nodiscard]] QString silent(const Place& place, MeasuringLimits::Milliseconds waited, const QString& lastWords);
[[nodiscard]] QString notALine(const Place& place, const QString& whatIsWrong, const QString& lastWords);
[[nodiscard]] QString otherProtocol(const Place& place, int theirs);
[[nodiscard]] QString tooMuch(const Place& place);
[[nodiscard]] QString refused(const Place& place, const QString& reason);

} // namespace roofline::window::failure_text
