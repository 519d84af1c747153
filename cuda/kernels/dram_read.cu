// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/dram_read.h"

#include "core/checking/word_hash.h"
#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

__device__ uint4 zerosBeyond(const float* in, std::int64_t first, std::int64_t elements)
{
    const auto word = [&](std::int64_t i) { return first + i < elements ? __float_as_uint(in[first + i]) : 0u; };
    return make_uint4(word(0), word(1), word(2), word(3));
}

template <int Threads, int InFlight, int Rounds>
__global__ void __launch_bounds__(Threads) dramRead(std::uint32_t* words, const float* in, std::int64_t elements)
{
    constexpr std::int64_t blockVectors = std::int64_t{Threads} * InFlight * Rounds;
    const std::int64_t firstOfBlock = blockIdx.x * blockVectors;
    const bool isWhole = (firstOfBlock + blockVectors) * vectorFloats <= elements;
    std::int64_t at = firstOfBlock + threadIdx.x;
    std::uint32_t hashes[vectorFloats] = {columnStart(0), columnStart(1), columnStart(2), columnStart(3)};
#pragma unroll 1
    for (int round = 0; round < Rounds; ++round) {
        uint4 held[InFlight];
#pragma unroll
        for (int k = 0; k < InFlight; ++k)
            held[k] = isWhole ? __ldcs(reinterpret_cast<const uint4*>(in) + at + k * Threads)
                              : zerosBeyond(in, (at + k * Threads) * vectorFloats, elements);
#pragma unroll
        for (int k = 0; k < InFlight; ++k) {
            hashes[0] = hashed(hashes[0], held[k].x);
            hashes[1] = hashed(hashes[1], held[k].y);
            hashes[2] = hashed(hashes[2], held[k].z);
            hashes[3] = hashed(hashes[3], held[k].w);
        }
        at += InFlight * Threads;
    }
    const int lane = threadIdx.x % lanes;
    std::uint32_t word = 0;
#pragma unroll
    for (int column = 0; column < vectorFloats; ++column)
        word += hashes[column] * columnWeight(lane, column);
#pragma unroll
    for (int distance = lanes / 2; distance > 0; distance /= 2)
        word += __shfl_xor_sync(0xFFFFFFFFu, word, distance);
    const std::int64_t block = static_cast<std::int64_t>(blockIdx.y) * gridDim.x + blockIdx.x;
    if (lane == 0)
        words[block * (Threads / lanes) + threadIdx.x / lanes] = word;
}

template <int Threads, int InFlight, int Rounds>
void launch(cudaStream_t stream, std::uint32_t* words, const float* in, std::int64_t elements, int sweeps)
{
    constexpr ReadTile tile{Threads, InFlight, Rounds};
    const dim3 grid(static_cast<unsigned>(blocksToCover(elements, tile.floats())), static_cast<unsigned>(sweeps));
    dramRead<Threads, InFlight, Rounds><<<grid, Threads, 0, stream>>>(words, in, elements);
}

} // namespace

void launchDramRead(cudaStream_t stream, std::uint32_t* words, const float* in, std::int64_t elements, int sweeps,
                    ReadTile tile)
{
    if (tile.rounds == shortReadTile.rounds)
        launch<shortReadTile.threads, shortReadTile.inFlight, shortReadTile.rounds>(stream, words, in, elements,
                                                                                    sweeps);
    else
        launch<longReadTile.threads, longReadTile.inFlight, longReadTile.rounds>(stream, words, in, elements, sweeps);
}

} // namespace roofline::cuda
