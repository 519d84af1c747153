// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/l2_read.h"

#include "core/checking/word_hash.h"

namespace roofline::cuda {

namespace {

__global__ void __launch_bounds__(l2Threads)
    l2Read(std::uint32_t* words, const uint4* in, int rounds, int passes, unsigned step)
{
    std::uint32_t hash = 0;
    unsigned slice = blockIdx.x;
#pragma unroll 1
    for (int pass = 0; pass < passes; ++pass) {
        const uint4* from = in + static_cast<std::size_t>(slice) * rounds * (l2InFlight * l2Threads) + threadIdx.x;
#pragma unroll 1
        for (int round = 0; round < rounds; ++round, from += l2InFlight * l2Threads) {
            uint4 held[l2InFlight];
#pragma unroll
            for (int k = 0; k < l2InFlight; ++k)
                held[k] = __ldcg(from + k * l2Threads);
#pragma unroll
            for (int k = 0; k < l2InFlight; ++k)
                hash = hashed(hashed(hashed(hashed(hash, held[k].x), held[k].y), held[k].z), held[k].w);
        }
        slice += step;
        slice -= slice >= gridDim.x ? gridDim.x : 0;
    }
    words[static_cast<std::size_t>(blockIdx.x) * l2Threads + threadIdx.x] = hash;
}

} // namespace

void launchL2Read(cudaStream_t stream, std::uint32_t* words, const float* in, const SliceWalk& walk)
{
    l2Read<<<static_cast<unsigned>(walk.blocks), l2Threads, 0, stream>>>(words, reinterpret_cast<const uint4*>(in),
                                                                         walk.vectorsEach / l2InFlight, walk.passes,
                                                                         static_cast<unsigned>(walk.step));
}

} // namespace roofline::cuda
