// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/environment.h"

#include "core/cpu_probe/processor_facts.h"
#include "core/cpu_probe/system_files.h"
#include "cuda/device_query.h"

#include <cuda_runtime_api.h>

namespace roofline::cuda {

namespace {

/// NVML knows the driver's own number; without it, the CUDA version that the driver speaks is known.
std::optional<std::string> driver(const Nvml& nvml)
{
    if (auto version = driverVersion(nvml))
        return version;
    int version = 0;
    if (cudaDriverGetVersion(&version) != cudaSuccess || version == 0)
        return std::nullopt;
    return "for CUDA " + versionText(version);
}

std::optional<std::string> runtime()
{
    int version = 0;
    if (cudaRuntimeGetVersion(&version) != cudaSuccess)
        return std::nullopt;
    return "CUDA " + versionText(version);
}

} // namespace

Environment readEnvironment(const Nvml& nvml)
{
    Environment environment;
    environment.driver = driver(nvml);
    environment.runtime = runtime();
    environment.compiler = "nvcc " ROOFLINE_NVCC_VERSION;
    environment.host = operatingSystem(SystemFiles());
    return environment;
}

} // namespace roofline::cuda
