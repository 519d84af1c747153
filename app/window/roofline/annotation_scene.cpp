// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/annotation_scene.h"

#include "app/window/roofline/roof_in_view.h"
#include "app/window/text/what_if_words.h"

namespace roofline::window {

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
