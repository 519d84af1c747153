// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/mma_fp8.h"
#include "cuda/kernels/mma_kernel.h"

namespace roofline::cuda {

namespace {

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
#define ROOFLINE_MMA(instruction, type)                                                                                \
    asm volatile("mma.sync.aligned." instruction " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"    \
                 : "+" type(d[0]), "+" type(d[1]), "+" type(d[2]), "+" type(d[3])                                      \
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]))
#else
#define ROOFLINE_MMA(instruction, type) // no such instruction before 8.0
#endif

struct Fp16Multiply {
    using Result = float;
    static __device__ void multiply(float (&d)[4], const std::uint32_t (&a)[4], const std::uint32_t (&b)[2])
    {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
        for (int half = 0; half < 2; ++half) // 7.5 takes half the depth at a time
            asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5}, {%6}, "
                         "{%0, %1, %2, %3};"
                         : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                         : "r"(a[2 * half]), "r"(a[2 * half + 1]), "r"(b[half]));
#endif
        ROOFLINE_MMA("m16n8k16.row.col.f32.f16.f16.f32", "f");
    }
};

struct Bf16Multiply {
    using Result = float;
    static __device__ void multiply(float (&d)[4], const std::uint32_t (&a)[4], const std::uint32_t (&b)[2])
    {
        ROOFLINE_MMA("m16n8k16.row.col.f32.bf16.bf16.f32", "f");
    }
};

struct Tf32Multiply {
    using Result = float;
    static __device__ void multiply(float (&d)[4], const std::uint32_t (&a)[4], const std::uint32_t (&b)[2])
    {
        ROOFLINE_MMA("m16n8k8.row.col.f32.tf32.tf32.f32", "f");
    }
};

struct Int8Multiply {
    using Result = std::int32_t;
    static __device__ void multiply(std::int32_t (&d)[4], const std::uint32_t (&a)[4], const std::uint32_t (&b)[2])
    {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
        for (int i = 0; i < 4; ++i) // 7.5 takes half the rows and half the depth at a time
            asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%0, %1}, {%2}, {%3}, {%0, %1};"
                         : "+r"(d[2 * (i % 2)]), "+r"(d[2 * (i % 2) + 1])
                         : "r"(a[i]), "r"(b[i / 2]));
#endif
        ROOFLINE_MMA("m16n8k32.row.col.s32.s8.s8.s32", "r");
    }
};

#undef ROOFLINE_MMA

} // namespace

void launchMma(cudaStream_t stream, OperandKind kind, std::uint32_t* out, const std::uint32_t* a,
               const std::uint32_t* b, int blocks, int iterations)
{
    switch (kind) {
    case OperandKind::Fp16:
        return launchMmaProducts<Fp16Multiply>(stream, out, a, b, blocks, iterations);
    case OperandKind::Bf16:
        return launchMmaProducts<Bf16Multiply>(stream, out, a, b, blocks, iterations);
    case OperandKind::Tf32:
        return launchMmaProducts<Tf32Multiply>(stream, out, a, b, blocks, iterations);
    case OperandKind::Fp8:
        return launchMmaFp8(stream, out, a, b, blocks, iterations);
    case OperandKind::Int8:
        return launchMmaProducts<Int8Multiply>(stream, out, a, b, blocks, iterations);
    }
}

int mmaCodeVersion(OperandKind kind)
{
    return kind == OperandKind::Fp8 ? mmaFp8CodeVersion() : codeVersionOf<Fp16Multiply>();
}

} // namespace roofline::cuda
