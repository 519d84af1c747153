// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/dram_write.h"

#include "core/checking/stream_words.h"
#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int threads = 256;

__global__ void __launch_bounds__(threads) dramWrite(std::uint32_t* out, std::int64_t elements, std::uint32_t seed)
{
    const std::int64_t vector = static_cast<std::int64_t>(blockIdx.x) * threads + threadIdx.x;
    const std::uint32_t mixed = mixedWord(static_cast<std::uint64_t>(vector), seed);
    const std::int64_t first = 4 * vector;
    if (first + 4 <= elements) {
        __stcs(reinterpret_cast<uint4*>(out + first),
               make_uint4(wordOfFour(mixed, 0), wordOfFour(mixed, 1), wordOfFour(mixed, 2), wordOfFour(mixed, 3)));
        return;
    }
#pragma unroll 1
    for (int k = 0; first + k < elements; ++k)
        out[first + k] = wordOfFour(mixed, k);
}

} // namespace

void launchDramWrite(cudaStream_t stream, std::uint32_t* out, std::int64_t elements, std::uint32_t seed, int sweeps)
{
    const dim3 grid(static_cast<unsigned>(blocksToCover(elements, std::int64_t{4} * threads)),
                    static_cast<unsigned>(sweeps));
    dramWrite<<<grid, threads, 0, stream>>>(out, elements, seed);
}

} // namespace roofline::cuda
