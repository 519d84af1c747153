// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The probe of this machine's own processor, all cores that this process may use: the same copy, the same FMA chains and
// the same five kernels as on a card.
#pragma once

#include "core/measuring/probe.h"

#include <memory>

namespace roofline {

/// What the device "cpu" is, without starting its threads.
[[nodiscard]] DeviceFacts cpuFacts();

/// Device "cpu". Its threads sleep until work runs and end with the probe.
[[nodiscard]] std::unique_ptr<Probe> makeCpuProbe();

} // namespace roofline
