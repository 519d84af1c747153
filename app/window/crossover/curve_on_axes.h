// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A curve of times in the numbers of the axes, as the library that draws it takes it.
#pragma once

#include <QList>
#include <QPointF>

#include "app/window/crossover/crossover_picture.h"

#include <vector>

namespace roofline::window {

/// Size and milliseconds of each point, cut where the axes end: a log axis would drop a whole curve for one number beyond it.
[[nodiscard]] QList<QPointF> curveOnAxes(const CrossoverPicture& picture, const std::vector<Seconds>& times);

} // namespace roofline::window
