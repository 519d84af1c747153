// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the family of ceilings, the steps of the ladders and the knee lie in one picture of the roofline, in pixels, cut to it.
// Which there are is measured_picture's.
#pragma once

#include <QPolygonF>

#include "app/window/roofline/annotation_scene.h"

#include <vector>

namespace roofline::window {

struct FamilyLine {
    QLineF line; ///< from left to right
    bool isSlope = false;
    bool isPaper = false; ///< what it could be, not what was measured
    QString name;         ///< empty: the roof's own line, drawn on
    QString value;
    QString derivation;
};

/// A slope reaches up to the highest flat, a flat down to the steepest slope: what is between them can be reached. The roof's
/// two lines are drawn on in the same manner.
[[nodiscard]] std::vector<FamilyLine> familyLines(const AnnotationScene& scene);

/// The bandwidths of the slopes in the strip, as heights.
[[nodiscard]] std::vector<QLineF> familyInStrip(const AnnotationScene& scene);

/// From one rung to the next, from rim to rim.
struct LadderStep {
    QLineF arrow;
    QString sign; ///< which way it leads: "→", "↑", both; empty for neither
    bool isInStrip = false;
};

/// Those of which both ends are seen, and which are long enough to be drawn.
[[nodiscard]] std::vector<LadderStep> ladderSteps(const AnnotationScene& scene);

[[nodiscard]] QPolygonF kneeCurve(const AnnotationScene& scene);

} // namespace roofline::window
