// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/roof_in_view.h"

#include "app/window/axes/cut_to_view.h"

#include <cmath>

namespace roofline::window {

namespace {

/// On log axes each part of a roof is a straight line: there it is cut. An end that was inside keeps its number.
void cut(std::vector<RoofPoint>& part, const DecadeRange& rate)
{
    if (part.size() < 2)
        return;
    const auto logOf = [](const RoofPoint& point) {
        return QPointF(std::log10(point.intensity.value()), std::log10(point.rate.value()));
    };
    const QLineF whole(logOf(part.front()), logOf(part.back()));
    const QRectF view(QPointF(whole.x1(), std::log10(rate.from)), QPointF(whole.x2(), std::log10(rate.to)));
    const std::optional<QLineF> inside = cutToView(whole, view);
    if (!inside || inside->length() == 0.0) {
        part.clear();
        return;
    }
    const auto moveTo = [](RoofPoint& point, const QPointF& was, const QPointF& is) {
        if (was != is)
            point = {Intensity(std::pow(10.0, is.x())), ComputeRate(std::pow(10.0, is.y()))};
    };
    moveTo(part.front(), whole.p1(), inside->p1());
    moveTo(part.back(), whole.p2(), inside->p2());
}

bool isIn(double value, const DecadeRange& range)
{
    constexpr double rounding = 1e-9;
    return value >= range.from * (1.0 - rounding) && value <= range.to * (1.0 + rounding);
}

} // namespace

RoofOutline roofInView(const Roof& roof, const PictureRange& view)
{
    RoofOutline outline = roofOutline(roof, Intensity(view.intensity.from), Intensity(view.intensity.to));
    cut(outline.sloped, view.rate);
    cut(outline.flat, view.rate);
    return outline;
}

bool isInView(const RoofPoint& point, const PictureRange& view)
{
    return isIn(point.intensity.value(), view.intensity) && isIn(point.rate.value(), view.rate);
}

} // namespace roofline::window
