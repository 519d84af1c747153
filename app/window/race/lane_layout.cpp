// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/lane_layout.h"

#include <QFontMetricsF>

#include "app/window/labels/text_fit.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

double dialSide(double line) { return std::ceil(2.0 * line); }
double gapOf(double line) { return std::ceil(0.5 * line); }
double trackHeight(double line) { return std::ceil(0.75 * line); }

QRectF mirrored(const QRectF& rect, double width)
{
    return {width - rect.right(), rect.top(), rect.width(), rect.height()};
}

} // namespace

LaneLayout laneLayout(const LaneNeeds& needs, double width, Qt::LayoutDirection direction)
{
    const double line = needs.line;
    const double left = dialSide(line) + gapOf(line);
    const double room = std::max(0.0, width - left);
    const double besides = room - needs.readOut - gapOf(line);
    const bool isBeside = std::all_of(needs.names.begin(), needs.names.end(), [besides](const LaneName& name) {
        return QFontMetricsF(name.font).horizontalAdvance(name.text) <= besides;
    });
    double nameHeight = line;
    if (!isBeside)
        for (const LaneName& name : needs.names)
            nameHeight = std::max(nameHeight, std::ceil(wrappedSize(name.font, name.text, room).height()));
    LaneLayout lane;
    lane.name = QRectF(left, 0.0, isBeside ? besides : room, nameHeight);
    lane.readOut =
        isBeside ? QRectF(width - needs.readOut, 0.0, needs.readOut, line) : QRectF(left, nameHeight, room, line);
    const double top = lane.readOut.bottom() + std::ceil(0.12 * line);
    lane.track = QRectF(left, top, room, trackHeight(line));
    lane.height = std::max(lane.track.bottom(), dialSide(line));
    lane.dial = QRectF(0.0, (lane.height - dialSide(line)) / 2.0, dialSide(line), dialSide(line));
    if (direction == Qt::RightToLeft)
        for (QRectF* rect : {&lane.dial, &lane.name, &lane.readOut, &lane.track})
            *rect = mirrored(*rect, width);
    return lane;
}

double narrowestLane(const LaneNeeds& needs)
{
    double widest = needs.readOut;
    for (const LaneName& name : needs.names)
        widest = std::max(widest, longestWord(name.font, name.text));
    return dialSide(needs.line) + gapOf(needs.line) + std::ceil(widest);
}

} // namespace roofline::window
