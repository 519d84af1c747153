// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Verbs and options as they stand on the command line. The only place that knows CLI11; its own messages stay in here.
#pragma once

#include "app/command/arguments.h"

namespace roofline::command {

/// Throws CommandError(WrongCall) with one line that names what is wrong and what would be right.
[[nodiscard]] Call parseCommandLine(int argc, const char* const* argv);

} // namespace roofline::command
