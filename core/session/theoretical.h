// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What a ceiling could be on paper: units times the clock that was observed while its kernel ran. It stands beside the measured
// value and never takes its place: no roof, no per cent and no verdict comes from here.
#pragma once

#include "core/measuring/device_facts.h"
#include "core/measuring/measurement.h"

#include <optional>
#include <string>

namespace roofline {

struct TheoreticalRate {
    double perSecond = 0.0; ///< byte/s, FLOP/s or operations/s, as the ceiling's kind says
    std::string derivation; ///< "132 SMs x 128 FMA x 2 x 1980 MHz"
};

/// None, to be called "unknown": for architectures and levels of which no figure was published, where no clock was read,
/// and for processors. Results a clock and SM are from the table "Throughput of Native Arithmetic Instructions" in NVIDIA's CUDA
/// C++ Programming Guide up to 12.9, section 8.4.1, and its Best Practices Guide from 13.0, section 12.1.1; pairs of FP16 and
/// BF16 and the units of a SM also from the papers "NVIDIA A100 Tensor Core GPU Architecture" (78 and 39 TFLOPS at 1410 MHz),
/// "NVIDIA H100 Tensor Core GPU Architecture" (table 3), "NVIDIA Ampere GA102", "NVIDIA Ada" and "NVIDIA RTX Blackwell GPU
/// Architecture" (both as fast as FP32). Tensor cores are the A100's and H100's papers' (cards whose tensor rate differs
/// between models of one compute capability are left out), shared memory has 32 banks of 4 byte; DRAM is bus width times two
/// transfers a memory clock.
[[nodiscard]] std::optional<TheoreticalRate> theoreticalRate(const DeviceFacts& device,
                                                             const CeilingMeasurement& ceiling);

} // namespace roofline
