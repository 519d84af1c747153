// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/mma_fp8.h"

#include "cuda/kernels/mma_kernel.h"

namespace roofline::cuda {

namespace {

struct Fp8Multiply {
    using Result = float;
    static __device__ void multiply(float (&d)[4], const std::uint32_t (&a)[4], const std::uint32_t (&b)[2])
    {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 890
        asm volatile(
            "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
            "{%0, %1, %2, %3};"
            : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
#endif
    }
};

} // namespace

void launchMmaFp8(cudaStream_t stream, std::uint32_t* out, const std::uint32_t* a, const std::uint32_t* b, int blocks,
                  int iterations)
{
    launchMmaProducts<Fp8Multiply>(stream, out, a, b, blocks, iterations);
}

int mmaFp8CodeVersion() { return codeVersionOf<Fp8Multiply>(); }

} // namespace roofline::cuda
