// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which point of the roofline lies under the mouse, and what is told of it.
#pragma once

#include <QString>

#include "app/window/roofline/annotation_layout.h"

namespace roofline::window {

/// Empty where no point is near. Of several the nearest; measured ones first, since the model's ring surrounds them.
[[nodiscard]] QString tipAt(const AnnotationScene& scene, const QPointF& position);

} // namespace roofline::window
