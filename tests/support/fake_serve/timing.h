// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What the stand-in answers where one kernel is to be timed now, well or badly as its mode has it.
#pragma once

#include "core/wire/event.h"
#include "core/wire/request.h"

#include <string>
#include <vector>

namespace roofline::fake {

/// In their order; none where it keeps silent.
[[nodiscard]] std::vector<wire::Event> timingAnswers(const wire::TimeNow& asked, const std::string& mode);

} // namespace roofline::fake
