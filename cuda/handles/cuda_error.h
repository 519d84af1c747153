// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What went wrong in a CUDA call: its code and name, what was attempted, and where. Everything in cuda/ that fails
// throws this one type; measuring_run catches it as a ProbeError.
#pragma once

#include "core/measuring/probe.h"
#include "cuda/handles/source_location.h"

#include <cuda_runtime_api.h>

#include <string>
#include <string_view>

namespace roofline::cuda {

class CudaError : public ProbeError {
public:
    /// `attempted` completes "CUDA could not …".
    CudaError(cudaError_t code, std::string_view attempted, const SourceLocation& where);

    [[nodiscard]] cudaError_t code() const { return m_code; }
    [[nodiscard]] std::string name() const;
    [[nodiscard]] const std::string& attempted() const { return m_attempted; }
    [[nodiscard]] const SourceLocation& where() const { return m_where; }

private:
    cudaError_t m_code;
    std::string m_attempted;
    SourceLocation m_where;
};

/// True for the errors after which every further CUDA call of this process fails too.
[[nodiscard]] bool needsNewProcess(cudaError_t code);

/// Throws a CudaError unless the code is success.
void check(cudaError_t code, std::string_view attempted, const SourceLocation& where = SourceLocation::current());

} // namespace roofline::cuda
