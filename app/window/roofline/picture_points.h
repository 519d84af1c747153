// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The points of the roofline that can be pointed at or walked along, and what is told of each.
#pragma once

#include <QString>

#include "app/window/roofline/annotation_layout.h"

namespace roofline::window {

/// Ids of points that are no result of the session; the others are kernels' ids.
inline constexpr const char* modelPointId = "model";
inline constexpr const char* ridgePointId = "ridge";
inline constexpr const char* livePointId = "live"; ///< measured, and of no session

struct PicturePoint {
    QString id;
    QPointF at; ///< pixels
};

/// Those that the view shows, by intensity: first the strip of 0 FLOP/byte, from below, then from left to right.
[[nodiscard]] std::vector<PicturePoint> pointsInView(const AnnotationScene& scene);

/// Of several within reach the nearest; measured ones first, since the model's ring surrounds them.
[[nodiscard]] std::optional<PicturePoint> pointNear(const AnnotationScene& scene, const QPointF& position);

/// Rich text; empty for an id that the scene does not have.
[[nodiscard]] QString tipOf(const AnnotationScene& scene, const QString& id);
/// Of the point under the mouse; empty where there is none.
[[nodiscard]] QString tipAt(const AnnotationScene& scene, const QPointF& position);

} // namespace roofline::window
