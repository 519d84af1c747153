// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Time against N in pixels: where sizes and times lie, the curves as lines, and the points that can be pointed at. Its painter,
// its labels and its hit tests read it.
#pragma once

#include <QFont>
#include <QPolygonF>
#include <QRectF>

#include "app/window/crossover/crossover_picture.h"
#include "core/model/model_reading.h"

namespace roofline::window {

struct CrossoverScene {
    ModelReading reading;
    MeasuredTimes measured;
    CrossoverPicture picture;
    QRectF plot;
    QFont font;
    QString chosen; ///< id of a result, whether it is here or not; empty for none

    [[nodiscard]] QPointF at(double size, Seconds time) const;
    [[nodiscard]] QPointF at(const MeasuredSize& size) const
    {
        return at(static_cast<double>(size.n), size.kernel.time.median);
    }
    [[nodiscard]] QPointF at(const LivePoint& live) const
    {
        return at(static_cast<double>(live.n), live.kernel.time.median);
    }
    /// The series of the sliders' tile; null where that was not measured.
    [[nodiscard]] const ProductSeries* seriesInFront() const;
    [[nodiscard]] QPointF current() const { return at(picture.size, picture.bound); }
    /// A curve in pixels, cut to the plot; empty where it is outside.
    [[nodiscard]] QPolygonF seen(const std::vector<Seconds>& times) const;
    /// The size under a pixel, a power of two where one is near: that is what people aim at.
    [[nodiscard]] qint64 sizeAt(double x) const;
    /// The measured product there, and the one of this id; null where there is none.
    [[nodiscard]] const MeasuredSize* measuredAt(const QPointF& position, double reach) const;
    [[nodiscard]] const MeasuredSize* measuredOf(const QString& id) const;
    /// What is told of the marker there; rich text, empty where there is none.
    [[nodiscard]] QString tipAt(const QPointF& position, double reach) const;
};

} // namespace roofline::window
