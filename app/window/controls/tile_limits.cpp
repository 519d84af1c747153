// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/tile_limits.h"

namespace roofline::window {

BlockLimits blockLimitsOf(const DeviceFacts& device)
{
    BlockLimits limits;
    limits.isThere = device.kind == DeviceKind::Cuda || device.name.empty();
    if (device.kind != DeviceKind::Cuda)
        return limits;
    if (device.threadsPerBlock)
        limits.threads = *device.threadsPerBlock;
    if (device.sharedPerBlock) {
        limits.shared = *device.sharedPerBlock;
        limits.isOfDevice = true;
    }
    return limits;
}

TileFaults tileFaults(const MatmulShape& shape, const BlockLimits& limits)
{
    TileFaults faults;
    if (shape.traffic != Traffic::Tiled || !limits.isThere)
        return faults;
    const std::int64_t forThreads = largestTileOfOneThreadPerOutput(limits.threads);
    if (shape.tile > forThreads)
        faults.largestForThreads = forThreads;
    if (sharedMemoryPerBlock(shape) > limits.shared)
        faults.largestForShared = largestTileThatFits(limits.shared, shape.elementBytes);
    return faults;
}

} // namespace roofline::window
