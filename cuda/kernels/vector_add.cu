// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/vector_add.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int threads = 256;

__global__ void vectorAdd(float* c, const float* a, const float* b, std::int64_t elements)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * threads + threadIdx.x;
    if (i < elements)
        c[i] = a[i] + b[i];
}

} // namespace

void launchVectorAdd(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t elements)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(elements, threads));
    vectorAdd<<<blocks, threads, 0, stream>>>(c, a, b, elements);
}

} // namespace roofline::cuda
