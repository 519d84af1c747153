// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/measured_picture.h"

namespace roofline::window {

namespace {

MeasuredPoint pointOf(const KernelMeasurement& kernel, const std::optional<Roof>& roof)
{
    MeasuredPoint point;
    point.id = kernel.id;
    point.intensity = kernel.intensity();
    point.bandwidth = kernel.bandwidth();
    point.rate = kernel.computeRate();
    point.median = kernel.time.median;
    point.spread = kernel.time.spread;
    point.conditions = kernel.conditions;
    if (roof)
        point.placement = place(kernel, *roof);
    return point;
}

/// A time of nothing, or traffic of nothing, gives no rate that could be drawn.
bool canBeDrawn(const KernelMeasurement& kernel)
{
    return kernel.isUsable() && kernel.time.median.count() > 0.0 && kernel.traffic.value() > 0.0 &&
           kernel.work.value() >= 0.0;
}

} // namespace

MeasuredPicture measuredPicture(const Session& session)
{
    MeasuredPicture picture;
    picture.device = session.device.name;
    picture.roof = roofOf(session);
    for (const KernelMeasurement& kernel : session.kernels) {
        if (!kernel.isUsable())
            picture.failed.push_back(kernel.id);
        if (!canBeDrawn(kernel))
            continue;
        auto& kind = kernel.work.value() > 0.0 ? picture.points : picture.withoutFlop;
        kind.push_back(pointOf(kernel, picture.roof));
    }
    return picture;
}

} // namespace roofline::window
