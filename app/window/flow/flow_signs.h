// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The little pictures on the parts of the flow: rows of memory, a tile's grid, a multiply-add, a matrix; and the mark that
// there is more to read.
#pragma once

#include "app/window/flow/flow_content.h"

class QPainter;
class QRectF;

namespace roofline::window {

/// With the painter's pen.
void paintFlowSign(QPainter& painter, FlowPart part, Keeping keeping, const QRectF& area);
/// Points to where a text goes on: to the right, or to the left where one reads from there.
void paintChevron(QPainter& painter, const QRectF& area, bool pointsLeft);

} // namespace roofline::window
