// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/handles/cuda_error.h"

#include <doctest/doctest.h>

#include <string>

using namespace roofline;
using namespace roofline::cuda;

namespace {

CudaError caught(cudaError_t code)
{
    try {
        check(code, "try the test");
    } catch (const CudaError& error) {
        return error;
    }
    FAIL("no error was thrown");
    throw;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("success is no error") { CHECK_NOTHROW(check(cudaSuccess, "try the test")); }

TEST_CASE("an error keeps its code, its name, what was attempted and where")
{
    const CudaError error = caught(cudaErrorInvalidValue);
    CHECK(error.code() == cudaErrorInvalidValue);
    CHECK(error.name() == "cudaErrorInvalidValue");
    CHECK(error.attempted() == "try the test");
    CHECK(contains(error.where().file_name(), "cuda_error_test.cpp"));
    const std::string message = error.what();
    CHECK(contains(message, "CUDA could not try the test"));
    CHECK(contains(message, "cudaErrorInvalidValue, cuda_error_test.cpp:"));
    CHECK_FALSE(contains(message, "/cuda_error_test.cpp"));
    CHECK_FALSE(contains(message, "\n"));
    CHECK_FALSE(error.isProcessUnusable());
}

TEST_CASE("a full card says what to choose instead")
{
    CHECK(contains(caught(cudaErrorMemoryAllocation).what(), "--plan classic or quick"));
    CHECK_FALSE(caught(cudaErrorMemoryAllocation).isProcessUnusable());
}

TEST_CASE("errors that cost the context need a new process, and say so")
{
    for (const cudaError_t code :
         {cudaErrorIllegalAddress, cudaErrorLaunchTimeout, cudaErrorAssert, cudaErrorHardwareStackError,
          cudaErrorIllegalInstruction, cudaErrorMisalignedAddress, cudaErrorInvalidAddressSpace, cudaErrorInvalidPc,
          cudaErrorLaunchFailure, cudaErrorMpsClientTerminated, cudaErrorExternalDevice, cudaErrorECCUncorrectable,
          cudaErrorNvlinkUncorrectable, cudaErrorContextIsDestroyed}) {
        CAPTURE(static_cast<int>(code));
        CHECK(needsNewProcess(code));
        CHECK(caught(code).isProcessUnusable());
        CHECK(contains(caught(code).what(), "start"));
    }
    for (const cudaError_t code :
         {cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorNoDevice, cudaErrorInsufficientDriver,
          cudaErrorInvalidConfiguration, cudaErrorNotReady, cudaErrorLaunchOutOfResources}) {
        CAPTURE(static_cast<int>(code));
        CHECK_FALSE(needsNewProcess(code));
    }
}
