// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/lane_layout.h"

#include "app/window/labels/text_fit.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

double dialSide(const QFontMetricsF& metrics) { return std::ceil(2.0 * metrics.height()); }
double gapOf(const QFontMetricsF& metrics) { return std::ceil(0.5 * metrics.height()); }
double trackHeight(const QFontMetricsF& metrics) { return std::ceil(0.75 * metrics.height()); }

QRectF mirrored(const QRectF& rect, double width)
{
    return {width - rect.right(), rect.top(), rect.width(), rect.height()};
}

} // namespace

LaneLayout laneLayout(const QFontMetricsF& metrics, const LaneNeeds& needs, double width, Qt::LayoutDirection direction)
{
    const double line = std::ceil(metrics.height());
    const double gap = gapOf(metrics);
    const double left = dialSide(metrics) + gap;
    const double room = std::max(0.0, width - left);
    const double besides = room - needs.readOut - gap;
    const bool isBeside = needs.widestName <= besides;
    LaneLayout lane;
    const double nameRoom = isBeside ? besides : room;
    double nameHeight = line;
    for (const QString& name : needs.names)
        nameHeight = std::max(nameHeight, std::ceil(wrappedSize(metrics, name, nameRoom).height()));
    lane.name = QRectF(left, 0.0, nameRoom, nameHeight);
    lane.readOut =
        isBeside ? QRectF(width - needs.readOut, 0.0, needs.readOut, line) : QRectF(left, nameHeight, room, line);
    const double top = lane.readOut.bottom() + std::ceil(0.12 * line);
    lane.track = QRectF(left, top, room, trackHeight(metrics));
    lane.height = std::max(lane.track.bottom(), dialSide(metrics));
    lane.dial = QRectF(0.0, (lane.height - dialSide(metrics)) / 2.0, dialSide(metrics), dialSide(metrics));
    if (direction == Qt::RightToLeft)
        for (QRectF* rect : {&lane.dial, &lane.name, &lane.readOut, &lane.track})
            *rect = mirrored(*rect, width);
    return lane;
}

double narrowestLane(const QFontMetricsF& metrics, const LaneNeeds& needs)
{
    double widest = needs.readOut;
    for (const QString& name : needs.names)
        widest = std::max(widest, longestWord(metrics, name));
    return dialSide(metrics) + gapOf(metrics) + std::ceil(widest);
}

} // namespace roofline::window
