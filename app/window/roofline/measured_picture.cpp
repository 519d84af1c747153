// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/measured_picture.h"

#include "core/measuring/knee_point.h"
#include "core/measuring/product_point.h"
#include "core/session/roofs.h"

#include <algorithm>
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

MeasuredPicture measuredPicture(const Session& session, const CeilingChoice& choice)
{
    MeasuredPicture picture;
    picture.device = session.device.name;
    picture.roof = roofUnder(session, choice.precision);
    picture.family = roofFamily(session, choice);
    if (choice.hasLadders)
        picture.ladders = ladders(session);
    const std::vector<ResultRow> rows = resultRows(session);
    for (std::size_t i = 0; i < session.kernels.size(); ++i) {
        const KernelMeasurement& kernel = session.kernels[i];
        const bool isOfKnee = isKneePoint(kernel.id);
        if (productOf(kernel.id) || (isOfKnee && !choice.hasKnee)) // a series against N is the other chart's
            continue;
        if (!kernel.isUsable())
            picture.failed.push_back(kernel.id);
        if (!canBeDrawn(kernel))
            continue;
        MeasuredPoint point{kernel, std::nullopt, rows.at(i)};
        if (const std::optional<Roof> roof = roofOf(session, kernel))
            point.placement = place(kernel, *roof);
        auto& kind = kernel.work.value() > 0.0 ? (isOfKnee ? picture.knee : picture.points) : picture.withoutFlop;
        kind.push_back(std::move(point));
    }
    std::sort(picture.knee.begin(), picture.knee.end(),
              [](const MeasuredPoint& a, const MeasuredPoint& b) { return a.intensity() < b.intensity(); });
    return picture;
}

} // namespace roofline::window
