// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/kernel_style.h"

#include <QPainter>
#include <QTransform>

#include "core/measuring/knee_point.h"
#include "core/measuring/product_point.h"

#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <vector>

namespace roofline::window {

namespace {

const QColor orange(0xE6, 0x9F, 0x00);
const QColor skyBlue(0x56, 0xB4, 0xE9);
const QColor green(0x00, 0x9E, 0x73);
const QColor yellow(0xF0, 0xE4, 0x42);
const QColor purple(0xCC, 0x79, 0xA7);

struct Regular {
    int corners = 3;
    double reach = 1.0; ///< of the corners, in radii of the marker
    double turn = 0.0;  ///< of the first corner, in right angles
};

const std::map<MarkerShape, Regular> regulars = {
    {MarkerShape::Square, {4, 1.22, 0.5}},        {MarkerShape::TriangleUp, {3, 1.34, -1.0}},
    {MarkerShape::TriangleDown, {3, 1.34, 1.0}},  {MarkerShape::Diamond, {4, 1.28, 0.0}},
    {MarkerShape::Pentagon, {5, 1.12, -1.0}},     {MarkerShape::TriangleLeft, {3, 1.34, 2.0}},
    {MarkerShape::TriangleRight, {3, 1.34, 0.0}}, {MarkerShape::Hexagon, {6, 1.1, 0.0}},
};

QPainterPath closed(const QPolygonF& corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath polygon(const Regular& regular, double radius)
{
    QPolygonF points;
    for (int i = 0; i < regular.corners; ++i) {
        const double angle = std::numbers::pi * (regular.turn / 2.0 + 2.0 * i / regular.corners);
        points << radius * regular.reach * QPointF(std::cos(angle), std::sin(angle));
    }
    return closed(points);
}

/// Corners in radii of the marker.
using Corners = std::vector<QPointF>;
const Corners plusCorners = {{-0.4, -1.15}, {0.4, -1.15}, {0.4, -0.4}, {1.15, -0.4}, {1.15, 0.4},   {0.4, 0.4},
                             {0.4, 1.15},   {-0.4, 1.15}, {-0.4, 0.4}, {-1.15, 0.4}, {-1.15, -0.4}, {-0.4, -0.4}};
const Corners hourglassCorners = {{-1.0, -1.15}, {1.0, -1.15}, {0.25, 0.0}, {1.0, 1.15}, {-1.0, 1.15}, {-0.25, 0.0}};
const Corners slabCorners = {{-1.3, -0.6}, {1.3, -0.6}, {1.3, 0.6}, {-1.3, 0.6}};

QPainterPath outline(const Corners& corners, double radius)
{
    QPolygonF points;
    for (const QPointF& corner : corners)
        points << radius * corner;
    return closed(points);
}

/// Every second corner at `inner` of the radius.
QPainterPath star(int points, double radius, double inner)
{
    QPolygonF corners;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * (static_cast<double>(i) / points - 0.5);
        const double reach = i % 2 == 0 ? radius : inner * radius;
        corners << QPointF(reach * std::cos(angle), reach * std::sin(angle));
    }
    return closed(corners);
}

/// The circle whose upper half is drawn, its middle at the marker's.
QRectF halfDisc(double radius)
{
    const double wide = 1.3 * radius;
    return {-wide, -0.5 * wide, 2.0 * wide, 2.0 * wide};
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
    static const std::map<std::string, KernelStyle> known = {
        {"vector_add", {green, MarkerShape::Circle}},
        {"transpose_naive", {purple, MarkerShape::TriangleDown}},
        {"block_reduction", {skyBlue, MarkerShape::Square}},
        {"matmul_naive", {orange, MarkerShape::TriangleUp}},
        {"matmul_tiled_16", {yellow, MarkerShape::Diamond}},
        {"matmul_tiled_8", {skyBlue, MarkerShape::TriangleRight}},
        {"matmul_tiled_32", {green, MarkerShape::Hexagon}},
        {"matmul_register_tiled", {skyBlue, MarkerShape::Plus}},
        {"matmul_double_buffered", {purple, MarkerShape::Cross}},
        {"matmul_tensor", {yellow, MarkerShape::Star}},
        {"transpose_shared", {orange, MarkerShape::TriangleLeft}},
        {"transpose_padded", {yellow, MarkerShape::Bar}},
        {"reduction_shuffle", {green, MarkerShape::FourPoints}},
        {"blur_untiled", {yellow, MarkerShape::Hourglass}},
        {"blur_tiled", {purple, MarkerShape::BowTie}},
        {"blur_separable", {green, MarkerShape::Slab}},
        {"grayscale", {skyBlue, MarkerShape::HalfDisc}},
    };
    if (const auto found = known.find(id); found != known.end())
        return found->second;
    if (isKneePoint(id)) // as the curve's small points
        return {Qt::white, MarkerShape::Circle};
    static const std::array<QColor, 5> others = {green, purple, skyBlue, orange, yellow};
    return {others.at(std::hash<std::string>{}(id) % others.size()), MarkerShape::Pentagon};
}

QPainterPath markerPath(MarkerShape shape, double diameter)
{
    const double radius = diameter / 2.0;
    if (const auto regular = regulars.find(shape); regular != regulars.end())
        return polygon(regular->second, radius);
    QPainterPath path;
    switch (shape) {
    case MarkerShape::Plus:
        return outline(plusCorners, radius);
    case MarkerShape::Cross:
        return QTransform().rotate(45.0).map(outline(plusCorners, radius));
    case MarkerShape::Star:
        return star(5, radius * 1.4, 0.45);
    case MarkerShape::FourPoints:
        return star(4, radius * 1.5, 0.4);
    case MarkerShape::Hourglass:
        return outline(hourglassCorners, radius);
    case MarkerShape::BowTie:
        return QTransform().rotate(90.0).map(outline(hourglassCorners, radius));
    case MarkerShape::Slab:
        return outline(slabCorners, radius);
    case MarkerShape::Bar:
        return QTransform().rotate(90.0).map(outline(slabCorners, radius));
    case MarkerShape::HalfDisc:
        path.arcMoveTo(halfDisc(radius), 0.0);
        path.arcTo(halfDisc(radius), 0.0, 180.0);
        path.closeSubpath();
        return path;
    default: // the circle; the regular ones are above
        path.addEllipse(QPointF(0.0, 0.0), radius, radius);
        return path;
    }
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
