// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/annotation_scene.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/roofline/roof_in_view.h"
#include "app/window/text/what_if_words.h"

namespace roofline::window {

std::optional<QLineF> AnnotationScene::moveArrow() const
{
    if (trail.empty())
        return std::nullopt;
    const QLineF move(mapping.at(trail.back()), mapping.at(modelPoint()));
    const double rim = 0.9 * markerDiameter;
    if (move.length() < 3.0 * rim || !window::isInView(move.p1(), mapping.plot) ||
        !window::isInView(move.p2(), mapping.plot))
        return std::nullopt;
    return QLineF(move.pointAt(0.5 * rim / move.length()), move.pointAt(1.0 - rim / move.length()));
}

bool AnnotationScene::hasGhostBandwidth() const
{
    return measured.roof && !isOnMeasured(reading.input.roof.bandwidth.value(), measured.roof->bandwidth.value());
}

bool AnnotationScene::hasGhostPeak() const
{
    return measured.roof && !isOnMeasured(reading.input.roof.peak.value(), measured.roof->peak.value());
}

RoofOutline AnnotationScene::roof() const { return roofInView(reading.input.roof, mapping.range); }

RoofOutline AnnotationScene::ghost() const
{
    if (!hasGhostRoof())
        return {};
    if (hasGhostPeak())
        return roofInView(*measured.roof, mapping.range);
    PictureRange leftOfRidge = mapping.range;
    leftOfRidge.intensity.to = std::min(leftOfRidge.intensity.to, reading.ridge.value());
    return roofInView(*measured.roof, leftOfRidge);
}

} // namespace roofline::window
