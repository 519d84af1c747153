// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/copy.h"

#include "core/model/blocks.h"
#include "cuda/kernels/evict_last.h"

namespace roofline::cuda {

namespace {

constexpr int scalarThreads = 256;
constexpr int vectorThreads = 128;

__global__ void copyFloat(float* out, const float* in, std::int64_t elements)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * scalarThreads + threadIdx.x;
    if (i < elements)
        out[i] = in[i];
}

template <int InFlight>
__global__ void copyFloat4(float* out, const float* in, std::int64_t elements)
{
    const std::int64_t vectors = elements / 4;
    const std::int64_t first = static_cast<std::int64_t>(blockIdx.x) * (InFlight * vectorThreads) + threadIdx.x;
    float4 held[InFlight];
#pragma unroll
    for (int k = 0; k < InFlight; ++k)
        if (first + k * vectorThreads < vectors)
            held[k] = reinterpret_cast<const float4*>(in)[first + k * vectorThreads];
#pragma unroll
    for (int k = 0; k < InFlight; ++k)
        if (first + k * vectorThreads < vectors)
            reinterpret_cast<float4*>(out)[first + k * vectorThreads] = held[k];
    const std::int64_t last = vectors * 4 + threadIdx.x;
    if (blockIdx.x == 0 && last < elements)
        out[last] = in[last];
}

/// Where reads are first, a barrier sees to it that a block's reads have all arrived before its first write leaves (triad.cu).
template <int Threads, bool ReadsFirst>
__global__ void __launch_bounds__(Threads) copyFloat4Streaming(float* out, const float* in, std::int64_t elements)
{
    const std::int64_t first = 4 * (static_cast<std::int64_t>(blockIdx.x) * Threads + threadIdx.x);
    const bool isWhole = first + 4 <= elements;
    float4 held{};
    if (isWhole)
        held = ReadsFirst ? loadEvictLast(in + first) : *reinterpret_cast<const float4*>(in + first);
    if constexpr (ReadsFirst)
        static_cast<void>(__syncthreads_or(held.x + held.w > 0.0f));
    if (isWhole) {
        __stcs(reinterpret_cast<float4*>(out + first), held);
        return;
    }
#pragma unroll 1
    for (std::int64_t i = first; i < elements; ++i)
        out[i] = in[i];
}

template <int Threads, bool ReadsFirst>
void launchStreaming(cudaStream_t stream, float* out, const float* in, std::int64_t elements, int sweeps)
{
    const dim3 grid(static_cast<unsigned>(blocksToCover(elements, std::int64_t{4} * Threads)),
                    static_cast<unsigned>(sweeps));
    copyFloat4Streaming<Threads, ReadsFirst><<<grid, Threads, 0, stream>>>(out, in, elements);
}

template <int InFlight>
void launchVectors(cudaStream_t stream, float* out, const float* in, std::int64_t elements)
{
    constexpr std::int64_t perBlock = 4 * InFlight * vectorThreads;
    const auto blocks = static_cast<unsigned>(blocksToCover(elements, perBlock));
    copyFloat4<InFlight><<<blocks, vectorThreads, 0, stream>>>(out, in, elements);
}

} // namespace

void launchCopyFloat(cudaStream_t stream, float* out, const float* in, std::int64_t elements)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(elements, scalarThreads));
    copyFloat<<<blocks, scalarThreads, 0, stream>>>(out, in, elements);
}

void launchCopyFloat4(cudaStream_t stream, float* out, const float* in, std::int64_t elements)
{
    launchVectors<1>(stream, out, in, elements);
}

void launchCopyFloat4Streaming(cudaStream_t stream, float* out, const float* in, std::int64_t elements, int sweeps)
{
    launchStreaming<copyStreamingThreads, false>(stream, out, in, elements, sweeps);
}

void launchCopyReadsFirst(cudaStream_t stream, float* out, const float* in, std::int64_t elements, int sweeps)
{
    launchStreaming<vectorThreads, true>(stream, out, in, elements, sweeps);
}

void launchCopyFloat4InFlight(cudaStream_t stream, float* out, const float* in, std::int64_t elements)
{
    launchVectors<4>(stream, out, in, elements);
}

} // namespace roofline::cuda
