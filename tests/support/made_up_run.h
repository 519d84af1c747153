// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A run that nobody measured, with round numbers: 100 GB/s and 1000 GFLOP/s, so the ridge point is 10 FLOP/byte.
#pragma once

#include "core/measuring/ending.h"
#include "core/measuring/progress.h"
#include "core/session/session.h"

#include <vector>

namespace roofline::made_up {

[[nodiscard]] DeviceFacts device();
/// Two of one name, and a slice of a third of which little can be read.
[[nodiscard]] std::vector<DeviceFacts> equalCards();
[[nodiscard]] Environment environment();
[[nodiscard]] CeilingMeasurement copyCeiling();
[[nodiscard]] CeilingMeasurement fmaCeiling();
/// The copy ceiling kept up for so long: 90 GB/s, at a lower clock.
[[nodiscard]] CeilingMeasurement sustainedCopy(Seconds time);
/// vector_add, transpose_naive, block_reduction, matmul_naive (500 % of its ceiling), matmul_tiled_16. All passed.
[[nodiscard]] std::vector<KernelMeasurement> kernels();
/// What a whole run tells, in its order.
[[nodiscard]] std::vector<RunEvent> events();
/// The session of that run. The last kernel has failed its check where `lastFails`.
[[nodiscard]] Session session(bool lastFails = false);
/// That session with a run that never got quiet in one kernel, drifted in the copy ceiling and was throttled in two kernels.
[[nodiscard]] Session restlessSession();

/// That session with products of N 32 to 8192, untiled and in tiles of 8, 16 and 32: 3 µs for a launch, and 100, 130, 180 and
/// 210 GFLOP/s.
[[nodiscard]] Session crossoverSession();

} // namespace roofline::made_up
