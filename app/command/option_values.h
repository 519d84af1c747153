// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The text of an option as a value, or one line that names the option and what would be right. The model's options, which
// the window takes too, are core's model_options.
#pragma once

#include "core/measuring/plan.h"

#include <string>

namespace roofline::command {

/// Throws CommandError(WrongCall) for a text that is not right.
[[nodiscard]] PlanKind planKind(const std::string& option, const std::string& text);

/// How long the roof is kept up: a whole number of seconds, an hour at most.
[[nodiscard]] Seconds sustainedSeconds(const std::string& option, const std::string& text);

} // namespace roofline::command
