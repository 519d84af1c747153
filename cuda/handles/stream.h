// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Owns one CUDA stream. Everything that this program asks of a card goes through an explicit stream.
#pragma once

#include "cuda/handles/cuda_error.h"

#include <cuda_runtime_api.h>

#include <memory>

namespace roofline::cuda {

class Stream {
public:
    /// On the current card, and apart from the default stream.
    [[nodiscard]] Stream()
    {
        cudaStream_t handle = nullptr;
        check(cudaStreamCreateWithFlags(&handle, cudaStreamNonBlocking), "open a stream");
        m_handle.reset(handle);
    }

    [[nodiscard]] cudaStream_t handle() const { return m_handle.get(); }

    /// Waits for all that was asked of it. Throws what went wrong meanwhile: kernels fail only here.
    void wait(std::string_view what, const SourceLocation& where = SourceLocation::current()) const
    {
        check(cudaStreamSynchronize(handle()), what, where);
    }

private:
    struct Destroy {
        using pointer = cudaStream_t;
        void operator()(cudaStream_t stream) const noexcept { (void)cudaStreamDestroy(stream); }
    };
    std::unique_ptr<cudaStream_t, Destroy> m_handle;
};

} // namespace roofline::cuda
