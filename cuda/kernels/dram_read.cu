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

constexpr int threads = dramReadTile.threads;
constexpr int inFlight = dramReadTile.inFlight;

/// Loads all and hashes them, in one straight line: how many are on their way at once against how many warps fit is then
/// the compiler's to choose.
template <class Load>
__device__ void hashTile(std::uint32_t (&hashes)[vectorFloats], Load load)
{
    uint4 held[inFlight];
#pragma unroll
    for (int k = 0; k < inFlight; ++k)
        held[k] = load(static_cast<int>(threadIdx.x) + k * threads);
#pragma unroll
    for (int k = 0; k < inFlight; ++k) {
        hashes[0] = hashed(hashes[0], held[k].x);
        hashes[1] = hashed(hashes[1], held[k].y);
        hashes[2] = hashed(hashes[2], held[k].z);
        hashes[3] = hashed(hashes[3], held[k].w);
    }
}

__global__ void __launch_bounds__(threads) dramRead(std::uint32_t* words, const float* in, std::int64_t elements)
{
    const std::int64_t first = blockIdx.x * dramReadTile.floats();
    std::uint32_t hashes[vectorFloats] = {columnStart(0), columnStart(1), columnStart(2), columnStart(3)};
    if (first + dramReadTile.floats() <= elements)
        hashTile(hashes, [&](int vector) { return __ldcs(reinterpret_cast<const uint4*>(in + first) + vector); });
    else
        hashTile(hashes, [&](int vector) { return zerosBeyond(in, first + vectorFloats * vector, elements); });
    const int lane = threadIdx.x % lanes;
    std::uint32_t word = 0;
#pragma unroll
    for (int column = 0; column < vectorFloats; ++column)
        word += hashes[column] * columnWeight(lane, column);
#pragma unroll
    for (int distance = lanes / 2; distance > 0; distance /= 2)
        word += __shfl_xor_sync(0xFFFFFFFFu, word, distance);
    if (lane == 0)
        words[static_cast<std::int64_t>(blockIdx.x) * dramReadTile.warps() + threadIdx.x / lanes] = word;
}

} // namespace

void launchDramRead(cudaStream_t stream, std::uint32_t* words, const float* in, std::int64_t elements)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(elements, dramReadTile.floats()));
    dramRead<<<blocks, threads, 0, stream>>>(words, in, elements);
}

} // namespace roofline::cuda
