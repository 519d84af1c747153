// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/cache_fit.h"

#include "core/measuring/product_point.h"
#include "core/quantity/units.h"
#include "core/session/number_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace roofline {

namespace {

bool isProduct(const KernelMeasurement& kernel)
{
    return productOf(kernel.id).has_value() || kernel.id.rfind("matmul_", 0) == 0;
}

} // namespace

Bytes touchedBytes(const KernelMeasurement& kernel)
{
    if (!isProduct(kernel))
        return kernel.traffic;
    constexpr double elementBytes = 4.0; // float32; of half-wide operands that is an upper bound
    const double n = std::cbrt(inFlops(kernel.work) / 2.0);
    return std::min(kernel.traffic, bytes(3.0 * n * n * elementBytes));
}

bool fitsInCache(const KernelMeasurement& kernel, const DeviceFacts& device)
{
    return device.lastLevelCache && touchedBytes(kernel) <= *device.lastLevelCache;
}

std::string cacheFitWords(const KernelMeasurement& kernel, const DeviceFacts& device)
{
    const std::string size = sizeWords(*device.lastLevelCache);
    return isProduct(kernel)
               ? fmt::format("its matrices fit in the last-level cache ({}), which serves them faster than memory",
                             size)
               : fmt::format("its data fits in the last-level cache ({}), which serves it faster than memory", size);
}

} // namespace roofline
