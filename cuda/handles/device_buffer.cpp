// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/handles/device_buffer.h"

#include "core/quantity/units.h"
#include "cuda/handles/cuda_error.h"

#include <fmt/format.h>

namespace roofline::cuda {

namespace {

std::string asked(std::size_t bytes)
{
    const auto inGibibytes = [](std::size_t n) { return static_cast<double>(n) / gibibytes(1.0).value(); };
    std::size_t free = 0;
    std::size_t total = 0;
    if (cudaMemGetInfo(&free, &total) != cudaSuccess)
        return fmt::format("take {:.2f} GiB of the card's memory", inGibibytes(bytes));
    return fmt::format("take {:.2f} GiB of the card's memory, where {:.2f} of {:.2f} GiB are free", inGibibytes(bytes),
                       inGibibytes(free), inGibibytes(total));
}

} // namespace

DeviceBuffer::DeviceBuffer(std::int64_t floats) : m_size(floats)
{
    void* data = nullptr;
    const cudaError_t code = cudaMalloc(&data, bytes());
    if (code != cudaSuccess) {
        (void)cudaGetLastError(); // before asking how much is free
        check(code, asked(bytes()));
    }
    m_data.reset(static_cast<float*>(data));
}

} // namespace roofline::cuda
