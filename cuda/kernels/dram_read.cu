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

/// Loads some and hashes them, in one straight line: how many are on their way at once against how many warps fit is then the
/// compiler's to choose.
template <int Shape, class Load>
__device__ void hashTile(std::uint32_t (&hashes)[vectorFloats], Load load)
{
    constexpr ReadTile tile = dramReadTiles[Shape];
#pragma unroll 1
    for (int round = 0; round < tile.rounds; ++round) {
        uint4 held[tile.inFlight];
#pragma unroll
        for (int k = 0; k < tile.inFlight; ++k)
            held[k] = load(static_cast<int>(threadIdx.x) + (round * tile.inFlight + k) * tile.threads);
#pragma unroll
        for (int k = 0; k < tile.inFlight; ++k) {
            hashes[0] = hashed(hashes[0], held[k].x);
            hashes[1] = hashed(hashes[1], held[k].y);
            hashes[2] = hashed(hashes[2], held[k].z);
            hashes[3] = hashed(hashes[3], held[k].w);
        }
    }
}

__device__ std::uint32_t warpWord(const std::uint32_t (&hashes)[vectorFloats])
{
    const int lane = threadIdx.x % lanes;
    std::uint32_t word = 0;
#pragma unroll
    for (int column = 0; column < vectorFloats; ++column)
        word += hashes[column] * columnWeight(lane, column);
#pragma unroll
    for (int distance = lanes / 2; distance > 0; distance /= 2)
        word += __shfl_xor_sync(0xFFFFFFFFu, word, distance);
    return word;
}

template <int Shape>
__global__ void __launch_bounds__(dramReadTiles[Shape].threads)
    dramRead(std::uint32_t* words, const float* in, std::int64_t elements)
{
    constexpr ReadTile tile = dramReadTiles[Shape];
    __shared__ std::uint32_t ofWarps[tile.warps()];
    const std::int64_t first = blockIdx.x * tile.floats();
    std::uint32_t hashes[vectorFloats] = {columnStart(0), columnStart(1), columnStart(2), columnStart(3)};
    if (first + tile.floats() <= elements)
        hashTile<Shape>(hashes,
                        [&](int vector) { return __ldcs(reinterpret_cast<const uint4*>(in + first) + vector); });
    else
        hashTile<Shape>(hashes, [&](int vector) { return zerosBeyond(in, first + vectorFloats * vector, elements); });
    const std::uint32_t word = warpWord(hashes);
    if (threadIdx.x % lanes == 0)
        ofWarps[threadIdx.x / lanes] = word * warpWeight(static_cast<int>(threadIdx.x / lanes));
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    std::uint32_t sum = 0;
#pragma unroll
    for (int warp = 0; warp < tile.warps(); ++warp)
        sum += ofWarps[warp];
    words[blockIdx.x] = sum;
}

template <int Shape>
void launchShape(cudaStream_t stream, std::uint32_t* words, const float* in, std::int64_t elements, int sweeps)
{
    constexpr ReadTile tile = dramReadTiles[Shape];
    const dim3 grid(static_cast<unsigned>(blocksToCover(elements, tile.floats())), static_cast<unsigned>(sweeps));
    dramRead<Shape><<<grid, tile.threads, 0, stream>>>(words, in, elements);
}

} // namespace

void launchDramRead(cudaStream_t stream, std::uint32_t* words, const float* in, std::int64_t elements, int shape,
                    int sweeps)
{
    if (shape == 0)
        launchShape<0>(stream, words, in, elements, sweeps);
    else
        launchShape<1>(stream, words, in, elements, sweeps);
}

} // namespace roofline::cuda
