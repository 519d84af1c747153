// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/handles/cuda_error.h"

#include <fmt/format.h>

namespace roofline::cuda {

namespace {

/// What the user can do, as a sentence with a space before it; empty where there is nothing better than the name.
std::string_view advice(cudaError_t code)
{
    switch (code) {
    case cudaErrorMemoryAllocation:
        return " Choose --plan classic or quick, or end other programs that use the card";
    case cudaErrorNoKernelImageForDevice:
    case cudaErrorUnsupportedPtxVersion:
        return " This program was not built for this card: build it there, where nvcc and the driver fit";
    case cudaErrorDevicesUnavailable:
        return " Another program holds the card for itself: end it, or choose another card";
    case cudaErrorLaunchTimeout:
        return " The system ended a kernel that held the display's card too long: choose --plan quick, and start again";
    case cudaErrorSystemNotReady:
        return " The driver's services are still starting (on NVSwitch machines: nvidia-fabricmanager): start them";
    default:
        return needsNewProcess(code) ? " The card's state in this process is lost: start the program again" : "";
    }
}

std::string_view fileName(const SourceLocation& where)
{
    const std::string_view path = where.file_name();
    return path.substr(path.find_last_of('/') + 1);
}

std::string message(cudaError_t code, std::string_view attempted, const SourceLocation& where)
{
    return fmt::format("CUDA could not {}: {} ({}, {}:{}).{}", attempted, cudaGetErrorString(code),
                       cudaGetErrorName(code), fileName(where), where.line(), advice(code));
}

} // namespace

CudaError::CudaError(cudaError_t code, std::string_view attempted, const SourceLocation& where)
    : ProbeError(message(code, attempted, where), needsNewProcess(code)),
      m_code(code),
      m_attempted(attempted),
      m_where(where)
{}

std::string CudaError::name() const { return cudaGetErrorName(m_code); }

bool needsNewProcess(cudaError_t code)
{
    // By number, since a toolkit older than an error does not name it. The first three are lost hardware or a lost
    // context; of the others the runtime's documentation says that the process must be terminated and relaunched.
    switch (static_cast<int>(code)) {
    case 214: // ECC uncorrectable
    case 220: // NVLink uncorrectable
    case 709: // context is destroyed
    case 226: // contained memory error
    case 700: // illegal address
    case 702: // launch timeout
    case 710: // assert
    case 714: // hardware stack error
    case 715: // illegal instruction
    case 716: // misaligned address
    case 717: // invalid address space
    case 718: // invalid program counter
    case 719: // launch failure
    case 721: // tensor memory leak
    case 810: // MPS client terminated
    case 911: // external device
        return true;
    default:
        return false;
    }
}

void check(cudaError_t code, std::string_view attempted, const SourceLocation& where)
{
    if (code == cudaSuccess)
        return;
    (void)cudaGetLastError(); // the runtime keeps the last error; the next call must not find this one again
    throw CudaError(code, attempted, where);
}

} // namespace roofline::cuda
