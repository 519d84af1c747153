// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/text_board.h"

#include "app/window/labels/label_placement.h"

#include <algorithm>

namespace roofline::window {

AnnotationText annotation(TextRole role, const QString& text, const QString& detail)
{
    AnnotationText made;
    made.text = text;
    made.detail = detail;
    made.role = role;
    return made;
}

TextBoard::TextBoard(const QFont& font, const QRectF& bounds, double markerRadius)
    : m_font(font), m_metrics(font), m_around{bounds, {}, {}}, m_radius(markerRadius)
{}

QSizeF TextBoard::sizeOf(const QString& text) const
{
    return {m_metrics.horizontalAdvance(text) + 2.0 * gap(), m_metrics.height()};
}

void TextBoard::takeMarker(const QPointF& at)
{
    m_around.taken.emplace_back(at.x() - m_radius, at.y() - m_radius, 2.0 * m_radius, 2.0 * m_radius);
}

void TextBoard::add(TextRole role, const QString& text, const LineLabel& place)
{
    const std::vector<QRectF> boxes = place.boxes();
    m_around.taken.insert(m_around.taken.end(), boxes.begin(), boxes.end());
    AnnotationText made = annotation(role, text);
    made.place = place;
    m_texts.push_back(made);
}

void TextBoard::takeLine(const QLineF& line)
{
    takeThinLine(line);
    if (!line.isNull())
        m_strong.push_back(line);
}

void TextBoard::takeThinLine(const QLineF& line)
{
    if (!line.isNull())
        m_around.lines.push_back(line);
}

bool TextBoard::isFree(const QRectF& rect, const std::vector<QLineF>& lines) const
{
    const QPolygonF corners({rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()});
    const auto meets = [&rect](const QRectF& taken) { return taken.intersects(rect); };
    const auto isMet = [&corners](const QLineF& line) { return isCrossed(corners, line); };
    return m_around.bounds.contains(rect) && std::none_of(m_around.taken.begin(), m_around.taken.end(), meets) &&
           std::none_of(lines.begin(), lines.end(), isMet);
}

bool TextBoard::addUpright(TextRole role, const QString& text, const QPointF& corner)
{
    const QRectF rect(corner, sizeOf(text));
    if (text.isEmpty() || !isFree(rect, m_around.lines))
        return false;
    add(role, text, {rect.center(), 0.0, rect.size()});
    return true;
}

bool TextBoard::addSign(TextRole role, const QString& text, const QPointF& centre)
{
    const QSizeF size(m_metrics.horizontalAdvance(text), m_metrics.height());
    if (!isFree(QRectF(centre - QPointF(size.width(), size.height()) / 2.0, size), m_strong))
        return false;
    add(role, text, {centre, 0.0, size});
    return true;
}

bool TextBoard::addAlong(const QLineF& line, TextRole role, const QStringList& texts, std::initializer_list<Side> sides)
{
    for (const QString& text : texts) {
        for (const Side side : sides) {
            const auto place = placeAlong(line, sizeOf(text), side, 0.6 * gap(), m_around);
            if (place) {
                add(role, text, *place);
                return true;
            }
        }
    }
    return false;
}

void TextBoard::addBeside(const std::vector<NamedPoint>& points, const std::vector<QLineF>& guides)
{
    std::vector<LabelRequest> requests;
    requests.reserve(points.size());
    for (const NamedPoint& point : points)
        requests.push_back({point.at, pictureTextSize(m_font, point.text, 0.6 * gap()), m_radius, point.isOptional});
    const auto placed = placeLabels(requests, {m_around.bounds, m_around.taken, m_around.lines, guides, lineHeight()});
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!placed[i])
            continue;
        m_texts.push_back(points[i].text);
        m_texts.back().place = {placed[i]->rect.center(), 0.0, placed[i]->rect.size()};
        m_texts.back().leader = placed[i]->leader;
        m_around.taken.push_back(placed[i]->rect);
    }
}

} // namespace roofline::window
