// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/knee.h"

#include "core/checking/fma_chain.h"
#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int threads = 128;

/// `Each` steps of all four at a time, as often as they fit; returns how many steps are left.
template <int Each>
__device__ int advance(float (&x)[4], FmaConstants constants, int steps)
{
#pragma unroll 1
    for (; steps >= Each; steps -= Each) {
#pragma unroll
        for (int i = 0; i < Each; ++i)
#pragma unroll
            for (float& value : x)
                value = fmaf(value, constants.factor, constants.addend);
    }
    return steps;
}

__global__ void __launch_bounds__(threads) knee(float* out, const float* in, std::int64_t elements, int steps, int more)
{
    const std::int64_t vector = static_cast<std::int64_t>(blockIdx.x) * threads + threadIdx.x;
    const std::int64_t first = 4 * vector;
    if (first >= elements)
        return;
    const FmaConstants constants = fmaConstants(static_cast<std::uint64_t>(vector));
    const bool isWhole = first + 4 <= elements;
    float x[4];
    if (isWhole)
        *reinterpret_cast<float4*>(x) = *reinterpret_cast<const float4*>(in + first);
    else
#pragma unroll
        for (int i = 0; i < 4; ++i)
            x[i] = first + i < elements ? in[first + i] : 0.0f;
    advance<1>(x, constants, advance<8>(x, constants, advance<64>(x, constants, steps)));
#pragma unroll
    for (int i = 0; i < 3; ++i)
        if (i < more)
            x[i] = fmaf(x[i], constants.factor, constants.addend);
    if (isWhole)
        __stcs(reinterpret_cast<float4*>(out + first), *reinterpret_cast<const float4*>(x));
    else
#pragma unroll
        for (int i = 0; i < 4; ++i)
            if (first + i < elements)
                out[first + i] = x[i];
}

} // namespace

void launchKnee(cudaStream_t stream, float* out, const float* in, std::int64_t elements, std::int64_t perFour)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(elements, std::int64_t{4} * threads));
    knee<<<blocks, threads, 0, stream>>>(out, in, elements, static_cast<int>(perFour / 4),
                                         static_cast<int>(perFour % 4));
}

} // namespace roofline::cuda
