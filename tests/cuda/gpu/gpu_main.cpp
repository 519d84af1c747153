// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#define DOCTEST_CONFIG_IMPLEMENT
#include "cuda/cuda_probe.h"

#include <doctest/doctest.h>

#include <cstdio>

int main(int count, char** arguments)
{
    const roofline::cuda::CudaDevices found = roofline::cuda::listCudaDevices();
    if (found.devices.empty()) {
        std::printf("skipped: %s\n", found.note.value_or("no card").c_str());
        constexpr int skipped = 77;
        return skipped;
    }
    std::printf("on %s\n", found.devices.front().name.c_str());
    return doctest::Context(count, arguments).run();
}
