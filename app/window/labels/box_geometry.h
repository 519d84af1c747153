// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How upright boxes lie to points and lines.
#pragma once

#include <QLineF>
#include <QRectF>

#include <algorithm>
#include <array>
#include <vector>

namespace roofline::window {

[[nodiscard]] inline QPointF nearestIn(const QRectF& rect, const QPointF& point)
{
    return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

[[nodiscard]] inline double distance(const QRectF& rect, const QPointF& point)
{
    return QLineF(point, nearestIn(rect, point)).length();
}

/// All of the line is on one side of the rectangle: no need to look closer.
[[nodiscard]] inline bool isBeside(const QRectF& rect, const QLineF& line)
{
    return std::max(line.x1(), line.x2()) < rect.left() || std::min(line.x1(), line.x2()) > rect.right() ||
           std::max(line.y1(), line.y2()) < rect.top() || std::min(line.y1(), line.y2()) > rect.bottom();
}

/// Whether the line runs through the rectangle.
[[nodiscard]] inline bool crosses(const QRectF& rect, const QLineF& line)
{
    if (isBeside(rect, line))
        return false;
    if (rect.contains(line.p1()) || rect.contains(line.p2()))
        return true;
    const std::array<QLineF, 2> diagonals = {QLineF(rect.topLeft(), rect.bottomRight()),
                                             QLineF(rect.topRight(), rect.bottomLeft())};
    return std::any_of(diagonals.begin(), diagonals.end(), [&line](const QLineF& diagonal) {
        return line.intersects(diagonal, nullptr) == QLineF::BoundedIntersection;
    });
}

/// How many of the lines meet this one.
[[nodiscard]] inline double crossings(const std::vector<QLineF>& lines, const QLineF& other)
{
    const QRectF box = QRectF(other.p1(), other.p2()).normalized();
    return static_cast<double>(std::count_if(lines.begin(), lines.end(), [&](const QLineF& line) {
        return !isBeside(box, line) && line.intersects(other, nullptr) == QLineF::BoundedIntersection;
    }));
}

/// How many of the lines run through the rectangle.
[[nodiscard]] inline double crossings(const std::vector<QLineF>& lines, const QRectF& rect)
{
    return static_cast<double>(
        std::count_if(lines.begin(), lines.end(), [&rect](const QLineF& line) { return crosses(rect, line); }));
}

} // namespace roofline::window
