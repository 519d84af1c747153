// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/led_label.h"

#include "app/window/labels/box_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace roofline::window {

namespace {

/// In lines of text: what it costs for a leader to cross a soft line, to start at an end of its own, and for a text to stand where
/// the name of a mark would be.
constexpr double acrossALine = 1.0;
constexpr double atTheEnd = 1.0;
constexpr double nearAMark = 0.4;
/// What keeps a text off a line that it does not belong to, in pixels.
constexpr double besideLine = 3.0;

class Leading {
public:
    Leading(const QSizeF& size, double lineHeight, const LineSurroundings& around, const std::vector<QLineF>& soft)
        : m_size(size), m_lineHeight(lineHeight), m_around(around), m_soft(soft)
    {}

    /// By one point of the line; `cost` is what this point costs, in lines of text.
    void consider(const QPointF& at, double reach, double cost)
    {
        static constexpr std::array<std::array<double, 2>, 6> ways = {
            {{1, 1}, {-1, -1}, {1, -1}, {-1, 1}, {0, 1}, {0, -1}}};
        for (double away = 0.5; away <= reach; away += 0.5) {
            if (m_best && away + cost >= m_least)
                return;
            for (const auto& [x, y] : ways) {
                const double shrink = x != 0.0 ? 0.7071 : 1.0;
                const QPointF corner = at + QPointF(x, y) * (shrink * away * m_lineHeight);
                const QRectF rect(QPointF(corner.x() + (x - 1.0) * m_size.width() / 2.0,
                                          corner.y() + (y - 1.0) * m_size.height() / 2.0),
                                  m_size);
                consider(at, rect, away + cost);
            }
        }
    }

    const std::optional<LedLabel>& best() const { return m_best; }

private:
    void consider(const QPointF& at, const QRectF& rect, double cost)
    {
        if ((m_best && cost >= m_least) || !isFree(rect))
            return;
        const QLineF leader(at, nearestIn(rect, at));
        const auto isCut = [&](const QLineF& line) {
            return !isOn(line, at) && line.intersects(leader, nullptr) == QLineF::BoundedIntersection;
        };
        const auto isUnder = [&leader](const QRectF& taken) { return crosses(taken, leader); };
        if (std::any_of(m_around.taken.begin(), m_around.taken.end(), isUnder) ||
            std::any_of(m_around.lines.begin(), m_around.lines.end(), isCut))
            return;
        const double room = 1.5 * m_lineHeight;
        const QRectF near = rect.adjusted(-room, -room, room, room);
        const auto marks = std::count_if(m_around.taken.begin(), m_around.taken.end(),
                                         [&near](const QRectF& taken) { return taken.intersects(near); });
        cost += acrossALine * static_cast<double>(std::count_if(m_soft.begin(), m_soft.end(), isCut)) +
                nearAMark * static_cast<double>(marks);
        if (m_best && cost >= m_least)
            return;
        m_least = cost;
        m_best = LedLabel{rect, leader};
    }

    bool isFree(const QRectF& rect) const
    {
        const QRectF wide = rect.adjusted(-besideLine, -besideLine, besideLine, besideLine);
        const auto isCrossing = [&wide](const QLineF& line) { return crosses(wide, line); };
        return m_around.bounds.contains(rect) && std::none_of(m_soft.begin(), m_soft.end(), isCrossing) &&
               std::none_of(m_around.taken.begin(), m_around.taken.end(),
                            [&rect](const QRectF& taken) { return taken.intersects(rect); }) &&
               std::none_of(m_around.lines.begin(), m_around.lines.end(), isCrossing);
    }

    static bool isOn(const QLineF& line, const QPointF& at)
    {
        const double there = QLineF(line.p1(), at).length() + QLineF(at, line.p2()).length();
        return there < line.length() + 0.1;
    }

    QSizeF m_size;
    double m_lineHeight;
    const LineSurroundings& m_around;
    const std::vector<QLineF>& m_soft;
    std::optional<LedLabel> m_best;
    double m_least = 0.0;
};

} // namespace

std::optional<LedLabel> placeLed(const QLineF& line, const QSizeF& size, double lineHeight, double reach,
                                 const LineSurroundings& around, const std::vector<QLineF>& soft)
{
    if (line.isNull())
        return std::nullopt;
    Leading leading(size, lineHeight, around, soft);
    for (const double share : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9})
        leading.consider(line.pointAt(share), reach, atTheEnd * std::abs(share - 0.5));
    return leading.best();
}

} // namespace roofline::window
