// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/measured_picture.h"

#include "core/measuring/product_point.h"

#include <utility>

namespace roofline::window {

namespace {

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
    const std::vector<ResultRow> rows = resultRows(session);
    for (std::size_t i = 0; i < session.kernels.size(); ++i) {
        const KernelMeasurement& kernel = session.kernels[i];
        if (!kernel.isUsable())
            picture.failed.push_back(kernel.id);
        if (!canBeDrawn(kernel) || productOf(kernel.id)) // a series against N is the other chart's
            continue;
        MeasuredPoint point{kernel, std::nullopt, rows.at(i)};
        if (const std::optional<Roof> roof = roofOf(session, kernel))
            point.placement = place(kernel, *roof);
        auto& kind = kernel.work.value() > 0.0 ? picture.points : picture.withoutFlop;
        kind.push_back(std::move(point));
    }
    return picture;
}

} // namespace roofline::window
