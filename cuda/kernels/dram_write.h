// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Writes streamWord(i, seed) to device memory (core/checking/stream_words.h), sixteen bytes a thread, and reads nothing. Like
// all streams of a ceiling it may sweep over the buffer several times in one launch.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchDramWrite(cudaStream_t stream, std::uint32_t* out, std::int64_t elements, std::uint32_t seed, int sweeps);

} // namespace roofline::cuda
