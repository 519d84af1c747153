// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From intensity and rate to pixels and on log-log axes: what annotations need to know of the plot they lie on.
#pragma once

#include <QRectF>

#include "app/window/roofline/picture_range.h"

#include <cmath>

namespace roofline::window {

/// Where a value lies between two powers of ten, 0 at `from` and 1 at `to`.
[[nodiscard]] inline double logShare(double value, const DecadeRange& range)
{
    return std::log(value / range.from) / std::log(range.to / range.from);
}

struct PlotMapping {
    /// Where in the width of the strip its points stand: near its axis, with their names beside them.
    static constexpr double stripShare = 0.16;

    PictureRange range;
    QRectF plot;  ///< of the log-log axes
    QRectF strip; ///< of 0 FLOP/byte; empty where no kernel is there

    [[nodiscard]] double x(Intensity intensity) const
    {
        return plot.left() + logShare(intensity.value(), range.intensity) * plot.width();
    }
    [[nodiscard]] double y(ComputeRate rate) const
    {
        return plot.bottom() - logShare(rate.value(), range.rate) * plot.height();
    }
    [[nodiscard]] QPointF at(Intensity intensity, ComputeRate rate) const { return {x(intensity), y(rate)}; }
    [[nodiscard]] QPointF at(const RoofPoint& point) const { return at(point.intensity, point.rate); }
    /// In the strip, whose height is that of the chart.
    [[nodiscard]] QPointF inStrip(Bandwidth bandwidth) const
    {
        return {strip.left() + stripShare * strip.width(), y(bandwidth * Intensity(range.stripIntensity))};
    }
};

} // namespace roofline::window
