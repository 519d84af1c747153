// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/flow/flow_geometry.h"

#include <QFontMetricsF>

#include "app/window/labels/text_fit.h"
#include "app/window/text/flow_words.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr std::size_t tile = static_cast<std::size_t>(FlowPart::Tile);
constexpr std::size_t arithmetic = static_cast<std::size_t>(FlowPart::Arithmetic);

/// All distances, in lines of text.
struct Measures {
    double line;
    double margin() const { return std::ceil(0.4 * line); }
    double gutter() const { return std::ceil(2.3 * line); } ///< left of all texts: signs and edges
    double chevron() const { return std::ceil(0.9 * line); }
    double inBox() const { return std::ceil(0.28 * line); }
    double inBand() const { return std::ceil(0.28 * line); }
    double broadest() const { return std::ceil(1.5 * line); }
    double thinnest() const { return std::ceil(0.4 * line); }
};

/// The edge's amount as it may ever stand there: with the mark of what binds, so that the drawing keeps its shape.
QString longestAmount(const FlowEdgeContent& edge)
{
    return edge.mayBind ? FlowWords::marked(edge.amount) : edge.amount;
}

double wrappedHeight(const QFont& font, const QString& text, double width)
{
    return std::ceil(wrappedSize(font, text, width).height());
}

/// In the box's coordinates; the height of the whole box comes with it.
FlowBoxPlace placeInBox(const FlowBoxContent& box, const FlowFonts& fonts, double width)
{
    const Measures sizes{fonts.line()};
    const double left = sizes.gutter();
    const double room = width - left - sizes.chevron();
    const double name = std::ceil(QFontMetricsF(fonts.strong).horizontalAdvance(box.name));
    const double figure = std::ceil(QFontMetricsF(fonts.plain).horizontalAdvance(box.figure));
    const double pad = sizes.inBox();
    FlowBoxPlace place;
    if (name + sizes.margin() + figure <= room) {
        place.name = QRectF(left, pad, room - figure - sizes.margin(), sizes.line);
        place.figure = QRectF(left + room - figure, pad, figure, sizes.line);
    } else {
        place.name = QRectF(left, pad, room, wrappedHeight(fonts.strong, box.name, room));
        place.figure = QRectF(left, place.name.bottom(), room, wrappedHeight(fonts.plain, box.figure, room));
    }
    const double height = std::max(place.name.bottom(), place.figure.bottom()) + pad;
    place.rect = QRectF(0.0, 0.0, width, height);
    const double sign = std::ceil(1.05 * sizes.line);
    place.sign = QRectF((left - sign) / 2.0, (height - sign) / 2.0, sign, sign);
    return place;
}

FlowEdgePlace placeEdge(const FlowEdgeContent& edge, const FlowFonts& fonts, double width, double top)
{
    const Measures sizes{fonts.line()};
    const double left = sizes.margin() + sizes.gutter();
    const double room = width - left - sizes.margin();
    FlowEdgePlace place;
    place.amount = QRectF(left, top + sizes.inBand(), room, wrappedHeight(fonts.strong, longestAmount(edge), room));
    place.detail = QRectF(left, place.amount.bottom(), room, wrappedHeight(fonts.plain, edge.detail, room));
    const double breadth = std::round(sizes.thinnest() + edge.breadth * (sizes.broadest() - sizes.thinnest()));
    const double middle = sizes.margin() + sizes.gutter() / 2.0;
    place.shaft = QRectF(middle - breadth / 2.0, top, breadth, place.detail.bottom() + sizes.inBand() - top);
    return place;
}

void mirror(FlowGeometry& geometry, double width)
{
    const auto flip = [](QRectF& rect, double within) { rect.moveLeft(within - rect.right()); };
    for (FlowBoxPlace& box : geometry.boxes) {
        flip(box.rect, width);
        for (QRectF* inner : {&box.sign, &box.name, &box.figure})
            flip(*inner, box.rect.width());
    }
    for (FlowEdgePlace& edge : geometry.edges)
        for (QRectF* rect : {&edge.shaft, &edge.amount, &edge.detail})
            flip(*rect, width);
    if (geometry.onChip)
        flip(*geometry.onChip, width);
}

/// Beside a text of the edge into arithmetic, if there is room for it.
std::optional<QRectF> placeOnChip(const FlowContent& content, const FlowFonts& fonts, const FlowEdgePlace& edge)
{
    const QFontMetricsF plain(fonts.plain);
    const double wanted = std::ceil(plain.horizontalAdvance(content.onChip));
    const double taken = plain.horizontalAdvance(content.edges.at(tile).detail) + fonts.line();
    if (edge.detail.height() > fonts.line() || taken + wanted > edge.detail.width())
        return std::nullopt;
    return QRectF(edge.detail.right() - wanted, edge.detail.top(), wanted, edge.detail.height());
}

} // namespace

FlowFonts FlowFonts::of(const QFont& font)
{
    FlowFonts fonts{font, font};
    fonts.strong.setWeight(QFont::DemiBold);
    return fonts;
}

double FlowFonts::line() const
{
    return std::ceil(std::max(QFontMetricsF(plain).height(), QFontMetricsF(strong).height()));
}

FlowGeometry flowGeometry(const FlowContent& content, const FlowFonts& fonts, double width,
                          Qt::LayoutDirection direction)
{
    const Measures sizes{fonts.line()};
    FlowGeometry geometry;
    double top = 0.0;
    for (std::size_t i = 0; i < geometry.boxes.size(); ++i) {
        FlowBoxPlace& box = geometry.boxes.at(i);
        box = placeInBox(content.boxes.at(i), fonts, width - 2.0 * sizes.margin());
        box.rect.translate(sizes.margin(), top);
        top = box.rect.bottom();
        if (i >= geometry.edges.size())
            continue;
        geometry.edges.at(i) = placeEdge(content.edges.at(i), fonts, width, top);
        top = geometry.edges.at(i).shaft.bottom();
    }
    geometry.height = top;
    const double around = std::ceil(0.6 * sizes.margin());
    geometry.frame = QRectF(0.0, geometry.boxes[tile].rect.top() - around, width,
                            geometry.boxes[arithmetic].rect.bottom() - geometry.boxes[tile].rect.top() + 2.0 * around);
    geometry.onChip = placeOnChip(content, fonts, geometry.edges.at(tile));
    if (direction == Qt::RightToLeft)
        mirror(geometry, width);
    return geometry;
}

double narrowestFlow(const FlowContent& content, const FlowFonts& fonts)
{
    const Measures sizes{fonts.line()};
    double inBoxes = 0.0;
    for (const FlowBoxContent& box : content.boxes)
        inBoxes = std::max({inBoxes, longestWord(fonts.strong, box.name), longestWord(fonts.plain, box.figure)});
    double inBands = 0.0;
    for (const FlowEdgeContent& edge : content.edges)
        inBands =
            std::max({inBands, longestWord(fonts.strong, longestAmount(edge)), longestWord(fonts.plain, edge.detail)});
    const double widest = std::max(inBoxes + sizes.chevron(), inBands);
    return std::ceil(widest) + 2.0 * sizes.margin() + sizes.gutter();
}

QPolygonF arrowIn(const QRectF& shaft)
{
    const double middle = shaft.center().x();
    const double half = shaft.width() / 2.0;
    const double head = std::min(0.7 * shaft.height(), std::max(0.55 * shaft.width() + 3.0, 0.25 * shaft.height()));
    const double neck = shaft.bottom() - head;
    const double wing = half * 1.3 + 1.0;
    return QPolygonF({{middle - half, shaft.top()},
                      {middle + half, shaft.top()},
                      {middle + half, neck},
                      {middle + wing, neck},
                      {middle, shaft.bottom()},
                      {middle - wing, neck},
                      {middle - half, neck}});
}

} // namespace roofline::window
