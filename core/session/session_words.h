// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Who measured, where and with what sizes, in a line each. The results are result_table's.
#pragma once

#include "core/session/session.h"

#include <string>

namespace roofline {

/// "Tesla T4 (cuda:0), compute capability 7.5, 40 SMs, 64 KiB shared memory per SM"
[[nodiscard]] std::string deviceWords(const DeviceFacts& device);
/// What is going on with it at the moment of listing, in one line, each "n/a" on its own: "CUDA index 0, GPU-…, PCI bus …; other
/// processes: 1, display: none, ECC: on, MIG slice: no, on battery: n/a"
[[nodiscard]] std::string deviceStateWords(const DeviceFacts& device);
/// "driver 595.84, CUDA 12.6.85, Linux x86_64"; empty where nothing is known.
[[nodiscard]] std::string environmentWords(const Environment& environment);
/// "classic: buffers of 16777216 floats (64 MiB), transpose of 4096 x 4096, …"
[[nodiscard]] std::string planWords(const Plan& plan);

} // namespace roofline
