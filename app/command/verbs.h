// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The verbs of `roofline`, one file each. Each throws CommandError where it cannot do what is asked.
#pragma once

#include "app/command/arguments.h"
#include "app/command/command_error.h"
#include "app/command/output.h"

namespace roofline::command {

[[nodiscard]] ExitStatus devices(const DevicesArguments& arguments, Output& out);
/// `remarks`: what is for the person at the keyboard and not part of the result (standard error).
[[nodiscard]] ExitStatus model(const ModelArguments& arguments, Output& out, Output& remarks);
[[nodiscard]] ExitStatus measure(const MeasureArguments& arguments, Output& out, Output& remarks);
[[nodiscard]] ExitStatus show(const ShowArguments& arguments, Output& out);
[[nodiscard]] ExitStatus compare(const CompareArguments& arguments, Output& out);
/// Owns the standard streams until it returns.
[[nodiscard]] ExitStatus serve();

} // namespace roofline::command
