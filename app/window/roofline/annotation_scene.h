// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All that one picture of the roofline shows, in numbers and pixels: what its annotations, its painters and its hit tests
// read.
#pragma once

#include <QFont>
#include <QLineF>
#include <QString>

#include "app/window/live/live_point.h"
#include "app/window/roofline/measured_picture.h"
#include "app/window/roofline/plot_mapping.h"
#include "core/model/model_reading.h"

#include <optional>
#include <vector>

namespace roofline::window {

struct AnnotationScene {
    ModelReading reading;
    MeasuredPicture measured;
    std::optional<LivePoint> live; ///< what was timed just now
    PlotMapping mapping;
    bool isWhole = true;          ///< the view is not cut out of the picture
    std::vector<RoofPoint> trail; ///< where the model's point was, the oldest first
    double trailStrength = 1.0;   ///< less where the trail fades
    QString chosen;               ///< id of the point that is ringed; empty for none
    std::optional<QRectF> band;   ///< a part that is being cut out, in pixels
    QFont font;
    double markerDiameter = 10.0;

    [[nodiscard]] RoofPoint modelPoint() const { return {reading.intensity, reading.attainable}; }
    [[nodiscard]] RoofPoint ridgePoint() const { return {reading.ridge, reading.input.roof.peak}; }
    /// The arrow along the last move, in pixels, from rim to rim; none where the move is too short to draw it or not in the view.
    [[nodiscard]] std::optional<QLineF> moveArrow() const;
    /// A measured rate is drawn of its own only where the slider stands elsewhere.
    [[nodiscard]] bool hasGhostBandwidth() const;
    [[nodiscard]] bool hasGhostPeak() const;
    [[nodiscard]] bool hasGhostRoof() const { return hasGhostBandwidth() || hasGhostPeak(); }
    /// The sliders' roof, in the view.
    [[nodiscard]] RoofOutline roof() const;
    /// What of the measured roof is not the sliders' too; two dashed lines on one place would look like a solid one.
    [[nodiscard]] RoofOutline ghost() const;
};

} // namespace roofline::window
