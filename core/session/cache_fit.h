// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Whether all that a kernel touches fits in the device's last-level cache: then memory's speed is not what bounds it. How fast
// caches are is the roofs'.
#pragma once

#include "core/session/session.h"

#include <string>
#include <string_view>

namespace roofline {

/// Each value once, however often the kernel asks for it: three matrices of a product, else the counted bytes.
[[nodiscard]] Bytes touchedBytes(const KernelMeasurement& kernel);
/// Whether they fit; false where the cache's size is not known.
[[nodiscard]] bool fitsInCache(const KernelMeasurement& kernel, const DeviceFacts& device);
/// "its matrices fit in the last-level cache (32 MiB), which serves them faster than memory". It fits.
[[nodiscard]] std::string cacheFitWords(const KernelMeasurement& kernel, const DeviceFacts& device);

} // namespace roofline
