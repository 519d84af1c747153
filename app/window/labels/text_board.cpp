// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/text_board.h"

#include "app/window/labels/box_geometry.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace roofline::window {

namespace {

/// From so many on leaders far across the picture would be a thicket.
constexpr std::size_t manyNames = 12;

bool isOver(const QPolygonF& corners, const std::vector<QRectF>& rects)
{
    return std::any_of(rects.begin(), rects.end(), [&corners](const QRectF& rect) {
        return haveOverlap(corners, {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()});
    });
}

/// Beside its line a ghost's text has the same ink over a halo.
TextRole besideLine(TextRole role) { return role == TextRole::Ghost ? TextRole::Region : role; }

} // namespace

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

QRectF TextBoard::markerAt(const QPointF& at) const
{
    return {at.x() - m_radius, at.y() - m_radius, 2.0 * m_radius, 2.0 * m_radius};
}

void TextBoard::take(const QRectF& rect)
{
    m_marks.push_back(rect);
    m_around.taken.push_back(rect);
}

void TextBoard::add(TextRole role, const QString& text, const LineLabel& place)
{
    const std::vector<QRectF> boxes = place.boxes();
    m_around.taken.insert(m_around.taken.end(), boxes.begin(), boxes.end());
    m_placed.push_back({annotation(role, text), {}});
    m_placed.back().text.place = place;
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

bool TextBoard::isFree(const QRectF& rect, const std::vector<QRectF>& taken, const std::vector<QLineF>& lines) const
{
    const QPolygonF corners({rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()});
    const auto meets = [&rect](const QRectF& other) { return other.intersects(rect); };
    const auto isMet = [&corners](const QLineF& line) { return isCrossed(corners, line); };
    return m_around.bounds.contains(rect) && std::none_of(taken.begin(), taken.end(), meets) &&
           std::none_of(lines.begin(), lines.end(), isMet);
}

bool TextBoard::addUpright(TextRole role, const QString& text, const QPointF& corner)
{
    const QRectF rect(corner, sizeOf(text));
    if (text.isEmpty() || !isFree(rect, m_around.taken, m_around.lines))
        return false;
    add(role, text, {rect.center(), 0.0, rect.size()});
    return true;
}

bool TextBoard::addUprightOver(TextRole role, const QString& text, const QPointF& corner,
                               std::vector<NamedPoint>& displaced)
{
    const QRectF rect(corner, sizeOf(text));
    if (text.isEmpty() || !isFree(rect, m_marks, m_around.lines))
        return false;
    for (NamedPoint& point : giveWay({rect}, {}, {}))
        displaced.push_back(std::move(point));
    add(role, text, {rect.center(), 0.0, rect.size()});
    return true;
}

bool TextBoard::addSign(TextRole role, const QString& text, const QPointF& centre)
{
    const QSizeF size(m_metrics.horizontalAdvance(text), m_metrics.height());
    if (!isFree(QRectF(centre - QPointF(size.width(), size.height()) / 2.0, size), m_around.taken, m_strong))
        return false;
    add(role, text, {centre, 0.0, size});
    return true;
}

std::vector<std::optional<PlacedLabel>> TextBoard::place(const std::vector<NamedPoint>& points,
                                                         const std::vector<QLineF>& guides) const
{
    std::vector<LabelRequest> requests;
    requests.reserve(points.size());
    for (const NamedPoint& point : points)
        requests.push_back({point.at, pictureTextSize(m_font, point.text, 0.6 * gap()), m_radius, point.isOptional});
    return placeLabels(requests, {m_around.bounds, m_around.taken, m_around.lines, guides, lineHeight()});
}

/// Whoever found no place, or one over a line or far off, and the names around it. False where nothing can be shortened that would help.
bool TextBoard::shorten(std::vector<NamedPoint>& points, const std::vector<std::optional<PlacedLabel>>& placed) const
{
    const double far = (points.size() > manyNames ? 2.5 : 8.0) * lineHeight();
    std::vector<bool> isShortened(points.size(), false);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool isWell =
            placed[i] && !placed[i]->isOverLine && (!placed[i]->leader || placed[i]->leader->length() < far);
        if (isWell)
            continue;
        for (std::size_t j = 0; j < points.size(); ++j) {
            const QPointF away = points[j].at - points[i].at;
            const bool isNeighbour = std::abs(away.x()) < 8.0 * lineHeight() && std::abs(away.y()) < 3.0 * lineHeight();
            isShortened[j] = isShortened[j] || (isNeighbour && !points[j].shorter.empty());
        }
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!isShortened[i])
            continue;
        points[i].text = points[i].shorter.front();
        points[i].shorter.erase(points[i].shorter.begin());
    }
    return std::find(isShortened.begin(), isShortened.end(), true) != isShortened.end();
}

void TextBoard::addBeside(std::vector<NamedPoint> points, const std::vector<QLineF>& guides)
{
    std::vector<std::optional<PlacedLabel>> placed = place(points, guides);
    while (shorten(points, placed))
        placed = place(points, guides);
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!placed[i])
            continue;
        m_placed.push_back({points[i].text, points[i]});
        m_placed.back().text.place = {placed[i]->rect.center(), 0.0, placed[i]->rect.size()};
        m_placed.back().text.leader = placed[i]->leader;
        m_around.taken.push_back(placed[i]->rect);
    }
}

std::vector<NamedPoint> TextBoard::giveWay(const std::vector<QRectF>& rects, const std::vector<QLineF>& lines,
                                           const QRectF& ring)
{
    const auto isInTheWay = [&](const Placed& one) {
        if (one.text.leader && crosses(ring, *one.text.leader))
            return true;
        const QPolygonF corners = one.text.place.corners();
        return isOver(corners, rects) ||
               std::any_of(lines.begin(), lines.end(), [&](const QLineF& line) { return isCrossed(corners, line); });
    };
    const auto stays =
        std::stable_partition(m_placed.begin(), m_placed.end(), [&](const Placed& one) { return !isInTheWay(one); });
    const std::vector<Placed> gone(std::make_move_iterator(stays), std::make_move_iterator(m_placed.end()));
    m_placed.erase(stays, m_placed.end());
    forgetLeaders(gone);
    m_marks.insert(m_marks.end(), rects.begin(), rects.end());
    for (const QLineF& line : lines)
        takeLine(line);
    m_around.taken = m_marks;
    for (const Placed& one : m_placed)
        for (const QRectF& box : one.text.place.boxes())
            m_around.taken.push_back(box);
    std::vector<NamedPoint> points;
    for (const Placed& one : gone) {
        const auto* along = std::get_if<AlongLine>(&one.source);
        if (along != nullptr && !add(*along, one.text.role))
            points.push_back(
                {along->line.pointAt(0.3), annotation(besideLine(one.text.role), along->texts.last()), true});
        else if (const auto* point = std::get_if<NamedPoint>(&one.source))
            points.push_back(*point);
    }
    return points;
}

/// Those of texts along lines: the names of points have theirs in no list.
void TextBoard::forgetLeaders(const std::vector<Placed>& gone)
{
    for (const Placed& one : gone) {
        if (!one.text.leader || !std::holds_alternative<AlongLine>(one.source))
            continue;
        const auto found = std::find(m_around.lines.begin(), m_around.lines.end(), *one.text.leader);
        if (found != m_around.lines.end())
            m_around.lines.erase(found);
    }
}

bool TextBoard::isClear(const std::vector<QRectF>& rects) const
{
    return std::none_of(m_placed.begin(), m_placed.end(), [&rects](const Placed& one) {
        const auto cutsLeader = [&one](const QRectF& rect) { return crosses(rect, *one.text.leader); };
        return isOver(one.text.place.corners(), rects) ||
               (one.text.leader && std::any_of(rects.begin(), rects.end(), cutsLeader));
    });
}

std::vector<AnnotationText> TextBoard::texts() const
{
    std::vector<AnnotationText> texts;
    texts.reserve(m_placed.size());
    for (const Placed& one : m_placed)
        texts.push_back(one.text);
    return texts;
}

} // namespace roofline::window
