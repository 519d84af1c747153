// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/word_hash.h"
#include "cuda/kernels/tensor_products.h"

namespace roofline::cuda {

namespace {

constexpr int rowBytes = static_cast<int>(wgmmaTile.rowBytes); ///< one row of the 128-byte swizzle
constexpr int stepBytes = 32;                                  ///< of a row that one instruction takes
constexpr int columns = static_cast<int>(wgmmaTile.columns);
constexpr int rowsOfGroup = 64; ///< that one instruction of a warpgroup computes
constexpr int threads = static_cast<int>(wgmmaTile.threads());
constexpr int resultsEach = columns / 2;
constexpr int chunksOfRow = rowBytes / 16;
constexpr int repeatBytes = 1024; ///< after which the swizzle repeats
constexpr int sharedBytes = static_cast<int>(wgmmaTile.rows + wgmmaTile.columns) * rowBytes + repeatBytes;

#define ROOFLINE_RESULTS                                                                                               \
    "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "                                           \
    "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "                                 \
    "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "                                 \
    "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "                                 \
    "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "                                 \
    "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, "                                 \
    "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, "                     \
    "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
#define ROOFLINE_FOUR(type, i) "+" type(d[i]), "+" type(d[i + 1]), "+" type(d[i + 2]), "+" type(d[i + 3])
#define ROOFLINE_SIXTEEN(type, i)                                                                                      \
    ROOFLINE_FOUR(type, i), ROOFLINE_FOUR(type, i + 4), ROOFLINE_FOUR(type, i + 8), ROOFLINE_FOUR(type, i + 12)
#define ROOFLINE_ALL(type)                                                                                             \
    ROOFLINE_SIXTEEN(type, 0), ROOFLINE_SIXTEEN(type, 16), ROOFLINE_SIXTEEN(type, 32), ROOFLINE_SIXTEEN(type, 48),     \
        ROOFLINE_SIXTEEN(type, 64), ROOFLINE_SIXTEEN(type, 80), ROOFLINE_SIXTEEN(type, 96),                            \
        ROOFLINE_SIXTEEN(type, 112)
// Only sm_90a has it; other targets compile nothing here and launch none of it.
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
#define ROOFLINE_WGMMA(instruction, type, signs)                                                                       \
    asm volatile("{.reg .pred adds; setp.ne.b32 adds, %130, 0;\n"                                                      \
                 "wgmma.mma_async.sync.aligned." instruction " {" ROOFLINE_RESULTS "}, %128, %129, adds" signs ";}"    \
                 : ROOFLINE_ALL(type)                                                                                  \
                 : "l"(a), "l"(b), "n"(Adds))
#define ROOFLINE_ORDER(what) asm volatile("wgmma." what ";" ::: "memory")
#else
#define ROOFLINE_WGMMA(instruction, type, signs)
#define ROOFLINE_ORDER(what)
#endif

/// d = a·bᵀ, or d += a·bᵀ where Adds is 1. a and b are descriptors of shared memory.
template <OperandKind Kind, int Adds, class Result>
__device__ void multiply(Result (&d)[resultsEach], std::uint64_t a, std::uint64_t b)
{
    if constexpr (Kind == OperandKind::Fp16)
        ROOFLINE_WGMMA("m64n256k16.f32.f16.f16", "f", ", 1, 1, 0, 0");
    else if constexpr (Kind == OperandKind::Bf16)
        ROOFLINE_WGMMA("m64n256k16.f32.bf16.bf16", "f", ", 1, 1, 0, 0");
    else if constexpr (Kind == OperandKind::Tf32)
        ROOFLINE_WGMMA("m64n256k8.f32.tf32.tf32", "f", ", 1, 1");
    else if constexpr (Kind == OperandKind::Fp8)
        ROOFLINE_WGMMA("m64n256k32.f32.e4m3.e4m3", "f", ", 1, 1");
    else
        ROOFLINE_WGMMA("m64n256k32.s32.s8.s8", "r", "");
}

template <OperandKind Kind>
struct ResultOf {
    using Type = float;
};
template <>
struct ResultOf<OperandKind::Int8> {
    using Type = std::int32_t;
};

/// Rows of 128 bytes in the order in which the tensor cores read them without conflicts: chunk c of row r at c xor (r mod 8).
__device__ void fillSwizzled(unsigned char* to, const std::uint32_t* from, int rows)
{
    for (int i = static_cast<int>(threadIdx.x); i < rows * chunksOfRow; i += threads) {
        const int row = i / chunksOfRow;
        const int chunk = i % chunksOfRow ^ row % chunksOfRow;
        *reinterpret_cast<uint4*>(to + row * rowBytes + 16 * chunk) = reinterpret_cast<const uint4*>(from)[i];
    }
}

/// Describes such rows: address, 1024 bytes from eight rows to the next eight, 128-byte swizzle.
__device__ std::uint64_t descriptorOf(const unsigned char* rows)
{
    const auto address = static_cast<std::uint64_t>(__cvta_generic_to_shared(rows));
    return (address & 0x3FFFF) >> 4 | std::uint64_t{1} << 16 | std::uint64_t{repeatBytes >> 4} << 32 |
           std::uint64_t{1} << 62;
}

template <OperandKind Kind>
__global__ void __launch_bounds__(threads)
    wgmmaProducts(std::uint32_t* out, const std::uint32_t* a, const std::uint32_t* b, int iterations)
{
    extern __shared__ unsigned char raw[];
    unsigned char* right = raw + (repeatBytes - __cvta_generic_to_shared(raw) % repeatBytes) % repeatBytes;
    unsigned char* left = right + columns * rowBytes;
    fillSwizzled(right, b, columns);
    fillSwizzled(left, a, static_cast<int>(wgmmaTile.rows));
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); // the tensor cores read what these threads wrote
#endif
    __syncthreads();
    const int group = static_cast<int>(threadIdx.x) / 128;
    const std::uint64_t leftRows = descriptorOf(left + group * rowsOfGroup * rowBytes);
    const std::uint64_t rightRows = descriptorOf(right);
    typename ResultOf<Kind>::Type d[resultsEach] = {};
    std::uint32_t hash = 0;
#pragma unroll 1
    for (int iteration = 0; iteration < iterations; ++iteration) {
        ROOFLINE_ORDER("fence.sync.aligned");
        multiply<Kind, 0>(d, leftRows, rightRows);
#pragma unroll
        for (int step = 1; step < rowBytes / stepBytes; ++step)
            multiply<Kind, 1>(d, leftRows + step * (stepBytes >> 4), rightRows + step * (stepBytes >> 4));
        ROOFLINE_ORDER("commit_group.sync.aligned");
        ROOFLINE_ORDER("wait_group.sync.aligned 0");
        hash = hashed(hash, reinterpret_cast<std::uint32_t&>(d[0]));
    }
    std::uint32_t* own = out + blockIdx.x * wgmmaTile.outputWords();
    const int row = static_cast<int>(threadIdx.x) / 32 * 16 + static_cast<int>(threadIdx.x) % 32 / 4;
    const int column = 2 * (static_cast<int>(threadIdx.x) % 4);
#pragma unroll
    for (int i = 0; i < resultsEach; ++i)
        own[(row + 8 * (i / 2 % 2)) * columns + column + 8 * (i / 4) + i % 2] = reinterpret_cast<std::uint32_t&>(d[i]);
    own[wgmmaTile.rows * columns + threadIdx.x] = hash;
}

using Kernel = void (*)(std::uint32_t*, const std::uint32_t*, const std::uint32_t*, int);

Kernel kernelOf(OperandKind kind)
{
    switch (kind) {
    case OperandKind::Fp16:
        return wgmmaProducts<OperandKind::Fp16>;
    case OperandKind::Bf16:
        return wgmmaProducts<OperandKind::Bf16>;
    case OperandKind::Tf32:
        return wgmmaProducts<OperandKind::Tf32>;
    case OperandKind::Fp8:
        return wgmmaProducts<OperandKind::Fp8>;
    default:
        return wgmmaProducts<OperandKind::Int8>;
    }
}

} // namespace

void launchWgmma(cudaStream_t stream, OperandKind kind, std::uint32_t* out, const std::uint32_t* a,
                 const std::uint32_t* b, int blocks, int iterations)
{
    kernelOf(kind)<<<static_cast<unsigned>(blocks), threads, sharedBytes, stream>>>(out, a, b, iterations);
}

bool hasWgmmaCode()
{
#ifdef ROOFLINE_HAS_WGMMA
    return true;
#else
    return false;
#endif
}

cudaError_t allowWgmma(OperandKind kind)
{
    return cudaFuncSetAttribute(kernelOf(kind), cudaFuncAttributeMaxDynamicSharedMemorySize, sharedBytes);
}

} // namespace roofline::cuda
