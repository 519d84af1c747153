// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/picture/chosen_ring.h"

#include <QPainter>

#include <algorithm>

namespace roofline::window {

void paintChosenRing(QPainter& painter, const QPointF& at, double markerDiameter, const PictureTheme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    // Ink between two of paper: seen on any line and any area.
    const double width = std::max(1.5, markerDiameter / 5.0);
    painter.setPen(QPen(theme.paper, 2.0 * width));
    painter.drawEllipse(at, 1.15 * markerDiameter, 1.15 * markerDiameter);
    painter.setPen(QPen(theme.ink, width));
    painter.drawEllipse(at, 1.15 * markerDiameter, 1.15 * markerDiameter);
    painter.restore();
}

} // namespace roofline::window
