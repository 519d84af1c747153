// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/fill_signal.h"

#include "core/checking/signal.h"
#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int threads = 256;

__global__ void fillSignal(float* out, std::int64_t elements, std::uint32_t seed)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * threads + threadIdx.x;
    if (i < elements)
        out[i] = signal(static_cast<std::uint64_t>(i), seed);
}

} // namespace

void launchFillSignal(cudaStream_t stream, float* out, std::int64_t elements, std::uint32_t seed)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(elements, threads));
    fillSignal<<<blocks, threads, 0, stream>>>(out, elements, seed);
}

} // namespace roofline::cuda
