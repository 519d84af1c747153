// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/kernel_style.h"

#include <QPainter>

#include "core/measuring/product_point.h"

#include <array>
#include <cmath>
#include <functional>
#include <numbers>

namespace roofline::window {

namespace {

const QColor orange(0xE6, 0x9F, 0x00);
const QColor skyBlue(0x56, 0xB4, 0xE9);
const QColor green(0x00, 0x9E, 0x73);
const QColor yellow(0xF0, 0xE4, 0x42);
const QColor purple(0xCC, 0x79, 0xA7);

QPainterPath polygon(int corners, double radius, double firstAngle)
{
    QPolygonF points;
    for (int i = 0; i < corners; ++i) {
        const double angle = firstAngle + 2.0 * std::numbers::pi * i / corners;
        points << QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

} // namespace

KernelStyle tileStyle(std::int64_t tile)
{
    switch (tile) {
    case 1:
        return {orange, MarkerShape::TriangleUp};
    case 8:
        return {skyBlue, MarkerShape::Square};
    case 16:
        return {yellow, MarkerShape::Diamond};
    case 32:
        return {green, MarkerShape::Circle};
    default:
        return {purple, MarkerShape::Pentagon};
    }
}

KernelStyle kernelStyle(const std::string& id)
{
    if (const std::optional<ProductPoint> product = productOf(id))
        return tileStyle(product->tile);
    if (id == "vector_add")
        return {green, MarkerShape::Circle};
    if (id == "transpose_naive")
        return {purple, MarkerShape::TriangleDown};
    if (id == "block_reduction")
        return {skyBlue, MarkerShape::Square};
    if (id == "matmul_naive")
        return {orange, MarkerShape::TriangleUp};
    if (id == "matmul_tiled_16")
        return {yellow, MarkerShape::Diamond};
    static const std::array<QColor, 5> others = {green, purple, skyBlue, orange, yellow};
    return {others.at(std::hash<std::string>{}(id) % others.size()), MarkerShape::Pentagon};
}

QPainterPath markerPath(MarkerShape shape, double diameter)
{
    constexpr double quarter = std::numbers::pi / 2.0;
    const double radius = diameter / 2.0;
    QPainterPath path;
    switch (shape) {
    case MarkerShape::Circle:
        path.addEllipse(QPointF(0.0, 0.0), radius, radius);
        return path;
    case MarkerShape::Square:
        return polygon(4, radius * 1.22, quarter / 2.0);
    case MarkerShape::TriangleUp:
        return polygon(3, radius * 1.34, -quarter);
    case MarkerShape::TriangleDown:
        return polygon(3, radius * 1.34, quarter);
    case MarkerShape::Diamond:
        return polygon(4, radius * 1.28, 0.0);
    case MarkerShape::Pentagon:
        return polygon(5, radius * 1.12, -quarter);
    }
    return path;
}

void drawMarker(QPainter& painter, const QPointF& centre, const KernelStyle& style, double diameter, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.setPen(QPen(ink, std::max(1.0, diameter / 9.0)));
    painter.setBrush(style.colour);
    painter.drawPath(markerPath(style.shape, diameter));
    painter.restore();
}

} // namespace roofline::window
