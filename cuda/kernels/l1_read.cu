// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/l1_read.h"

#include "core/checking/word_hash.h"

namespace roofline::cuda {

namespace {

// Which region a pass reads is a run-time argument's doing: a compiler that sees the same addresses in two passes reads once.
// Bytes, so that a pass costs one sum and one mask: the loops have little time for more.
struct Regions {
    unsigned bytes; ///< of one region
    unsigned mask;  ///< bytes · (regions − 1): regions is a power of two

    __device__ unsigned all() const { return mask + bytes; }
    __device__ unsigned after(unsigned offset) const { return (offset + bytes) & mask; }
};

__device__ const uint4* shifted(const char* start, unsigned offset, int threads, int k)
{
    return reinterpret_cast<const uint4*>(start + offset) + k * threads;
}

__device__ std::uint32_t hashedVector(std::uint32_t hash, uint4 v)
{
    return hashed(hashed(hashed(hashed(hash, v.x), v.y), v.z), v.w);
}

__global__ void __launch_bounds__(l1Threads) l1Read(std::uint32_t* words, const uint4* in, Regions regions, int passes)
{
    const char* own =
        reinterpret_cast<const char*>(in + threadIdx.x) + static_cast<std::size_t>(blockIdx.x) * regions.all();
    std::uint32_t hash = 0;
    unsigned offset = 0;
#pragma unroll 1
    for (int pass = 0; pass < passes; ++pass) {
        uint4 held[l1VectorsEach];
#pragma unroll
        for (int k = 0; k < l1VectorsEach; ++k)
            held[k] = __ldca(shifted(own, offset, l1Threads, k));
        offset = regions.after(offset);
#pragma unroll
        for (int k = 0; k < l1VectorsEach; ++k)
            hash = hashedVector(hash, held[k]);
    }
    words[static_cast<std::size_t>(blockIdx.x) * l1Threads + threadIdx.x] = hash;
}

__global__ void __launch_bounds__(sharedThreads)
    sharedRead(std::uint32_t* words, const uint4* in, Regions regions, int passes)
{
    extern __shared__ uint4 memory[];
    const unsigned vectors = regions.all() / sizeof(uint4);
    for (unsigned i = threadIdx.x; i < vectors; i += sharedThreads)
        memory[i] = in[static_cast<std::size_t>(blockIdx.x) * vectors + i];
    __syncthreads();
    const char* own = reinterpret_cast<const char*>(memory + threadIdx.x);
    std::uint32_t hash = 0;
    unsigned offset = 0;
#pragma unroll 1
    for (int pass = 0; pass < passes; ++pass) {
        uint4 held[sharedVectorsEach];
#pragma unroll
        for (int k = 0; k < sharedVectorsEach; ++k)
            held[k] = *shifted(own, offset, sharedThreads, k);
        offset = regions.after(offset);
#pragma unroll
        for (int k = 0; k < sharedVectorsEach; ++k)
            hash = hashedVector(hash, held[k]);
    }
    words[static_cast<std::size_t>(blockIdx.x) * sharedThreads + threadIdx.x] = hash;
}

Regions regionsOf(const RegionWalk& walk)
{
    const auto bytes = static_cast<unsigned>(walk.regionFloats() * sizeof(float));
    return {bytes, bytes * static_cast<unsigned>(walk.regions - 1)};
}

} // namespace

void launchL1Read(cudaStream_t stream, std::uint32_t* words, const float* in, int blocks, const RegionWalk& walk)
{
    l1Read<<<static_cast<unsigned>(blocks), l1Threads, 0, stream>>>(words, reinterpret_cast<const uint4*>(in),
                                                                    regionsOf(walk), static_cast<int>(walk.passes));
}

void launchSharedRead(cudaStream_t stream, std::uint32_t* words, const float* in, int blocks, const RegionWalk& walk)
{
    const auto bytes = static_cast<std::size_t>(walk.blockFloats()) * sizeof(float);
    sharedRead<<<static_cast<unsigned>(blocks), sharedThreads, bytes, stream>>>(
        words, reinterpret_cast<const uint4*>(in), regionsOf(walk), static_cast<int>(walk.passes));
}

cudaError_t allowSharedRead(std::int64_t bytes)
{
    return cudaFuncSetAttribute(sharedRead, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes));
}

} // namespace roofline::cuda
