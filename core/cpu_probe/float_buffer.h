// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Memory for the floats of one kernel, on a large page's border, in large pages where the system has them, and not yet
// touched: who writes first decides on which memory node it lies.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace roofline {

class FloatBuffer {
public:
    FloatBuffer() = default;
    /// Throws std::bad_alloc.
    explicit FloatBuffer(std::int64_t count);

    [[nodiscard]] float* data() { return m_values.get(); }
    [[nodiscard]] const float* data() const { return m_values.get(); }
    [[nodiscard]] std::span<const float> values() const { return {m_values.get(), m_count}; }
    [[nodiscard]] std::int64_t count() const { return static_cast<std::int64_t>(m_count); }

private:
    struct Free {
        void operator()(float* values) const;
    };
    std::unique_ptr<float, Free> m_values;
    std::size_t m_count = 0;
};

} // namespace roofline
