// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/dram_write.h"

#include "core/checking/signal.h"
#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

__global__ void __launch_bounds__(1024) dramWrite(float* out, std::int64_t elements, std::uint32_t seed)
{
    const std::int64_t first = 4 * (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x);
    const auto value = [&](int k) { return signal(static_cast<std::uint64_t>(first + k), seed); };
    if (first + 4 <= elements) {
        __stcs(reinterpret_cast<float4*>(out + first), make_float4(value(0), value(1), value(2), value(3)));
        return;
    }
    for (int k = 0; k < 4; ++k)
        if (first + k < elements)
            out[first + k] = value(k);
}

} // namespace

void launchDramWrite(cudaStream_t stream, float* out, std::int64_t elements, std::uint32_t seed, int sweeps,
                     int threads)
{
    const dim3 grid(static_cast<unsigned>(blocksToCover(elements, std::int64_t{4} * threads)),
                    static_cast<unsigned>(sweeps));
    dramWrite<<<grid, static_cast<unsigned>(threads), 0, stream>>>(out, elements, seed);
}

} // namespace roofline::cuda
