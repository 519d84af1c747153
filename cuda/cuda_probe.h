// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The door to NVIDIA cards: which there are, and a probe that measures one. No CUDA type passes through it.
#pragma once

#include "core/measuring/probe.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace roofline::cuda {

struct CudaDevices {
    std::vector<DeviceFacts> devices; ///< as the CUDA runtime numbers them, CUDA_VISIBLE_DEVICES honoured
    std::optional<std::string> note;  ///< where there is none: why, and what the user can do; one line
};

/// Looks without starting work on any card.
[[nodiscard]] CudaDevices listCudaDevices();

/// Opens card `index` for measuring. Throws ProbeError where there is no such card or it cannot be opened.
[[nodiscard]] std::unique_ptr<Probe> makeCudaProbe(int index);

} // namespace roofline::cuda
