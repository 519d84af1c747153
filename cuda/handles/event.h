// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Owns one CUDA event: a mark in a stream. The difference of two marks is the time that the card spent between them.
#pragma once

#include "core/quantity/quantity.h"
#include "cuda/handles/cuda_error.h"

#include <cuda_runtime_api.h>

#include <memory>

namespace roofline::cuda {

class Event {
public:
    [[nodiscard]] Event()
    {
        cudaEvent_t handle = nullptr;
        check(cudaEventCreate(&handle), "make an event");
        m_handle.reset(handle);
    }

    void record(cudaStream_t stream) { check(cudaEventRecord(m_handle.get(), stream), "record an event"); }

    /// Waits until the card has passed the mark. Throws what went wrong before it: kernels fail only here.
    void wait(std::string_view what, const SourceLocation& where = SourceLocation::current()) const
    {
        check(cudaEventSynchronize(m_handle.get()), what, where);
    }

    /// The card's own clock, to half a microsecond; both marks must have been passed.
    friend Seconds operator-(const Event& end, const Event& start)
    {
        float milliseconds = 0.0f;
        check(cudaEventElapsedTime(&milliseconds, start.m_handle.get(), end.m_handle.get()), "read two events");
        return Seconds(static_cast<double>(milliseconds) / 1e3);
    }

private:
    struct Destroy {
        using pointer = cudaEvent_t;
        void operator()(cudaEvent_t event) const noexcept { (void)cudaEventDestroy(event); }
    };
    std::unique_ptr<cudaEvent_t, Destroy> m_handle;
};

} // namespace roofline::cuda
