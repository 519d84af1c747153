// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/label_placement.h"

#include "app/window/labels/box_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace roofline::window {

namespace {

using Places = std::vector<std::optional<QRectF>>;

QRectF aroundAnchor(const LabelRequest& request)
{
    const double r = request.clearance;
    return {request.anchor.x() - r, request.anchor.y() - r, 2.0 * r, 2.0 * r};
}

/// A text this near to a line would look as if it ran into it.
constexpr double besideLine = 2.0;

/// Everything that a placing looks at, so that functions need not pass it along one by one.
class Placing {
public:
    Placing(const std::vector<LabelRequest>& requests, const LabelSurroundings& surroundings)
        : m_requests(requests), m_around(surroundings), m_places(requests.size())
    {}

    Places run()
    {
        std::vector<std::size_t> order(m_requests.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [this](std::size_t a, std::size_t b) { return crowding(a) > crowding(b); });
        for (int round = 0; round < 2; ++round)
            for (const std::size_t i : order)
                place(i);
        return m_places;
    }

private:
    /// More than any way to a free place costs, so that none is looked for further off where a place costs less.
    static constexpr double throughALine = 1000.0;
    static constexpr double underAName = 8.0;
    static constexpr double acrossALeader = 4.0;
    static constexpr double acrossWhatStands = 2.5;

    /// How many other points are near enough for the names to meet.
    int crowding(std::size_t i) const
    {
        const QSizeF& size = m_requests[i].size;
        return static_cast<int>(std::count_if(m_requests.begin(), m_requests.end(), [&](const LabelRequest& other) {
            const QPointF d = other.anchor - m_requests[i].anchor;
            return std::abs(d.x()) < 1.5 * size.width() && std::abs(d.y()) < 2.5 * size.height();
        }));
    }

    bool isFree(std::size_t i, const QRectF& rect) const
    {
        if (!m_around.bounds.contains(rect))
            return false;
        // A hair apart: what only touches by its numbers may overlap by their rounding.
        const QRectF hair = rect.adjusted(-0.01, -0.01, 0.01, 0.01);
        const auto meets = [&hair](const QRectF& other) { return hair.intersects(other); };
        if (std::any_of(m_around.rects.begin(), m_around.rects.end(), meets))
            return false;
        for (std::size_t j = 0; j < m_requests.size(); ++j) {
            if (meets(aroundAnchor(m_requests[j])) || (j != i && m_places[j] && meets(*m_places[j])))
                return false;
        }
        return true;
    }

    /// What a place costs for how far it is: the least that it can cost, and quickly known.
    double costOfWay(std::size_t i, const QRectF& rect) const
    {
        const LabelRequest& request = m_requests[i];
        return (distance(rect, request.anchor) - request.clearance) / request.size.height();
    }

    QLineF leaderTo(std::size_t i, const QRectF& rect) const
    {
        return {m_requests[i].anchor, nearestIn(rect, m_requests[i].anchor)};
    }

    double costOfOthers(std::size_t i, const QRectF& rect, const QLineF& leader) const
    {
        double sum = 0.0;
        const double own = distance(rect, m_requests[i].anchor);
        for (std::size_t j = 0; j < m_requests.size(); ++j) {
            if (j == i)
                continue;
            // A name nearer to another point than to its own would be read as that point's.
            sum += distance(rect, m_requests[j].anchor) < own ? 6.0 : 0.0;
            // A leader that runs through another point looks as if it ended there too.
            sum += crosses(aroundAnchor(m_requests[j]), leader) ? underAName : 0.0;
            // A leader that goes under another name looks as if it ended there.
            sum += m_places[j] && crosses(*m_places[j], leader) ? underAName : 0.0;
            const QLineF other = m_places[j] ? leaderTo(j, *m_places[j]) : QLineF();
            sum += m_places[j] && crosses(rect, other) ? underAName : 0.0;
            // Of two leaders that cross it is hard to say which goes where.
            sum +=
                m_places[j] && leader.intersects(other, nullptr) == QLineF::BoundedIntersection ? acrossALeader : 0.0;
        }
        return sum;
    }

    /// A leader that runs through what stands there looks as if it ended there; at its own marker it begins.
    double costOfWhatStands(const QLineF& leader) const
    {
        const auto isUnder = [&leader](const QRectF& rect) {
            return crosses(rect, leader) && !rect.contains(leader.p1());
        };
        return acrossWhatStands *
               static_cast<double>(std::count_if(m_around.rects.begin(), m_around.rects.end(), isUnder));
    }

    double costOfLines(const QRectF& rect, const QLineF& leader) const
    {
        const QRectF near = rect.adjusted(-besideLine, -besideLine, besideLine, besideLine);
        return throughALine * crossings(m_around.lines, near) + 1.1 * crossings(m_around.lines, leader) +
               0.7 * crossings(m_around.guides, rect) + 0.35 * crossings(m_around.guides, leader);
    }

    /// The cheap questions first: most places fall at one of them.
    void consider(std::size_t i, const QRectF& rect, double preference, double& least)
    {
        double candidate = costOfWay(i, rect) + preference;
        if (candidate >= least || !isFree(i, rect))
            return;
        const QLineF leader = leaderTo(i, rect);
        candidate += costOfOthers(i, rect, leader);
        if (candidate < least)
            candidate += costOfWhatStands(leader);
        if (candidate < least)
            candidate += costOfLines(rect, leader);
        if (candidate < least) {
            least = candidate;
            m_places[i] = rect;
        }
    }

    void place(std::size_t i)
    {
        m_places[i].reset();
        double least = 1e300;
        considerAround(i, least);
        if (!m_places[i] || least >= throughALine)
            considerEverywhere(i, least);
        if (m_requests[i].isOptional && least >= throughALine)
            m_places[i].reset();
    }

    /// Eight sides at growing distances; right of the point is where a name is looked for first.
    void considerAround(std::size_t i, double& least)
    {
        static constexpr std::array<std::array<double, 3>, 8> sides = {{{1, 0, 0.0},
                                                                        {-1, 0, 0.15},
                                                                        {0, -1, 0.2},
                                                                        {0, 1, 0.2},
                                                                        {1, -1, 0.1},
                                                                        {1, 1, 0.12},
                                                                        {-1, -1, 0.22},
                                                                        {-1, 1, 0.24}}};
        const LabelRequest& request = m_requests[i];
        const double w = request.size.width();
        const double h = request.size.height();
        for (const double steps : {0.0, 0.6, 1.2, 2.0, 3.0, 4.5}) {
            const double reach = request.clearance + 2.0 + steps * h;
            for (const auto& [sideX, sideY, preference] : sides) {
                // On a diagonal the corner nearest to the point is what stands at the reach.
                const double shrink = sideX != 0.0 && sideY != 0.0 ? 0.7071 : 1.0;
                const QPointF centre(request.anchor.x() + sideX * (shrink * reach + w / 2.0),
                                     request.anchor.y() + sideY * (shrink * reach + h / 2.0));
                consider(i, QRectF(centre.x() - w / 2.0, centre.y() - h / 2.0, w, h), preference, least);
            }
        }
    }

    void considerEverywhere(std::size_t i, double& least)
    {
        const QSizeF& size = m_requests[i].size;
        const QRectF& bounds = m_around.bounds;
        for (double y = bounds.top(); y + size.height() <= bounds.bottom(); y += size.height() / 2.0)
            for (double x = bounds.left(); x + size.width() <= bounds.right(); x += size.height())
                consider(i, QRectF(QPointF(x, y), size), 0.0, least);
    }

    const std::vector<LabelRequest>& m_requests;
    const LabelSurroundings& m_around;
    Places m_places;
};

bool isOverALine(const QRectF& rect, const std::vector<QLineF>& lines)
{
    return std::any_of(lines.begin(), lines.end(), [&rect](const QLineF& line) { return crosses(rect, line); });
}

/// Whether a name at this place could be read as that of another point.
bool isAmbiguous(const std::vector<LabelRequest>& requests, std::size_t i, const QRectF& rect)
{
    const double own = distance(rect, requests[i].anchor);
    for (std::size_t j = 0; j < requests.size(); ++j)
        if (j != i && distance(rect, requests[j].anchor) < 1.4 * own)
            return true;
    return false;
}

std::optional<QLineF> leaderOf(const std::vector<LabelRequest>& requests, std::size_t i, const QRectF& rect,
                               double lineHeight)
{
    const LabelRequest& request = requests[i];
    const QLineF whole(request.anchor, nearestIn(rect, request.anchor));
    const double away = whole.length() - request.clearance;
    const double line = lineHeight > 0.0 ? lineHeight : request.size.height();
    if (away < 0.25 * line || (away < 0.75 * line && !isAmbiguous(requests, i, rect)))
        return std::nullopt;
    return QLineF(whole.pointAt(request.clearance / whole.length()), whole.p2());
}

} // namespace

std::vector<std::optional<PlacedLabel>> placeLabels(const std::vector<LabelRequest>& requests,
                                                    const LabelSurroundings& surroundings)
{
    const Places places = Placing(requests, surroundings).run();
    std::vector<std::optional<PlacedLabel>> labels(requests.size());
    for (std::size_t i = 0; i < requests.size(); ++i)
        if (places[i])
            labels[i] = PlacedLabel{*places[i], leaderOf(requests, i, *places[i], surroundings.lineHeight),
                                    isOverALine(*places[i], surroundings.lines)};
    return labels;
}

} // namespace roofline::window
