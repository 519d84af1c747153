// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Owns floats in the memory of the current card: plain device memory, never managed.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <memory>

namespace roofline::cuda {

class DeviceBuffer {
public:
    /// Not initialised. Throws a CudaError that says how much was asked for and how much is free.
    [[nodiscard]] explicit DeviceBuffer(std::int64_t floats);

    [[nodiscard]] float* data() const { return m_data.get(); }
    [[nodiscard]] std::int64_t size() const { return m_size; }
    [[nodiscard]] std::size_t bytes() const { return static_cast<std::size_t>(m_size) * sizeof(float); }

private:
    struct Free {
        void operator()(float* data) const noexcept { (void)cudaFree(data); }
    };
    std::unique_ptr<float, Free> m_data;
    std::int64_t m_size;
};

} // namespace roofline::cuda
