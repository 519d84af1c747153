// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Makes the inputs on the card: core/checking/signal.h, so that the host that checks has the same numbers.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

/// out[i] = signal(i, seed) for i < elements.
void launchFillSignal(cudaStream_t stream, float* out, std::int64_t elements, std::uint32_t seed);

} // namespace roofline::cuda
