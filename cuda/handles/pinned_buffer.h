// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Owns floats of host memory that the card can write at full speed while the host does something else.
#pragma once

#include "cuda/handles/cuda_error.h"

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace roofline::cuda {

class PinnedBuffer {
public:
    [[nodiscard]] explicit PinnedBuffer(std::int64_t floats) : m_size(static_cast<std::size_t>(floats))
    {
        void* data = nullptr;
        check(cudaMallocHost(&data, m_size * sizeof(float)), "pin host memory for the check");
        m_data.reset(static_cast<float*>(data));
    }

    [[nodiscard]] std::span<float> floats() const { return {m_data.get(), m_size}; }

private:
    struct Free {
        void operator()(float* data) const noexcept { (void)cudaFreeHost(data); }
    };
    std::unique_ptr<float, Free> m_data;
    std::size_t m_size;
};

} // namespace roofline::cuda
