// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An area in slanted stripes: how compute is told from memory where colours cannot be told apart.
#pragma once

#include <QColor>

class QPainter;
class QRectF;

namespace roofline::window {

/// The area in the colour, with gaps of the other; `spacing` is from one gap to the next, in pixels.
void fillHatched(QPainter& painter, const QRectF& area, const QColor& colour, const QColor& gap, double spacing);

} // namespace roofline::window
