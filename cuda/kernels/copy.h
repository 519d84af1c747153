// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// out[i] = in[i], coalesced, in five honest shapes. The fastest of them is the bandwidth ceiling. Any size; the vector
// shapes copy the last elements % 4 floats one by one, and need pointers aligned to 16 bytes, as cudaMalloc gives them.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

/// Of the streaming copy: an H200 took 0.1 % less time than with 128.
inline constexpr int copyStreamingThreads = 112;

/// One float a thread, 256 threads a block: the shape of a first course.
void launchCopyFloat(cudaStream_t stream, float* out, const float* in, std::int64_t elements);
/// One float4 a thread, 128 threads a block.
void launchCopyFloat4(cudaStream_t stream, float* out, const float* in, std::int64_t elements);
/// The same in blocks of 112 threads, past the caches where the card can, and `sweeps` times over the buffers in one launch.
void launchCopyFloat4Streaming(cudaStream_t stream, float* out, const float* in, std::int64_t elements, int sweeps);
/// The same in blocks of 128 threads, each of which reads all before it writes any, by reads that leave L2 last.
void launchCopyReadsFirst(cudaStream_t stream, float* out, const float* in, std::int64_t elements, int sweeps);
/// Four float4 a thread, all read before the first is written, 128 threads a block.
void launchCopyFloat4InFlight(cudaStream_t stream, float* out, const float* in, std::int64_t elements);

} // namespace roofline::cuda
