// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/grayscale.h"

#include "core/checking/image_rules.h"
#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int threads = 256;

__global__ void grayscale(std::uint32_t* gray, const std::uint32_t* pixels, std::int64_t words)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * threads + threadIdx.x;
    if (i < words)
        gray[i] = grayOfFour(pixels[3 * i], pixels[3 * i + 1], pixels[3 * i + 2]);
}

} // namespace

void launchGrayscale(cudaStream_t stream, std::uint32_t* gray, const std::uint32_t* pixels, std::int64_t words)
{
    grayscale<<<static_cast<unsigned>(blocksToCover(words, threads)), threads, 0, stream>>>(gray, pixels, words);
}

} // namespace roofline::cuda
