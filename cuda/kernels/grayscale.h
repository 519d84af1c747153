// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Brightness of pixels of three bytes, in fixed point (core/checking/image_rules.h): four pixels a thread, three words read
// and one written. Integer work alone: 0 FLOP.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

/// gray[i] holds pixels 4·i to 4·i + 3, the first in the lowest byte; pixels holds 3·words words.
void launchGrayscale(cudaStream_t stream, std::uint32_t* gray, const std::uint32_t* pixels, std::int64_t words);

} // namespace roofline::cuda
