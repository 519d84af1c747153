// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Random sessions and their parts for properties: every optional sometimes absent, checks passed and failed, texts with what a
// careless writer breaks on. Times are such that a file can say them exactly.
#pragma once

#include "core/session/session.h"

#include <rapidcheck.h>

namespace roofline::random {

[[nodiscard]] rc::Gen<std::string> text();
[[nodiscard]] rc::Gen<DeviceFacts> device();
[[nodiscard]] rc::Gen<Environment> environment();
[[nodiscard]] rc::Gen<Plan> plan();
[[nodiscard]] rc::Gen<CeilingMeasurement> ceiling();
[[nodiscard]] rc::Gen<KernelMeasurement> kernel();
[[nodiscard]] rc::Gen<Session> session();

} // namespace roofline::random
