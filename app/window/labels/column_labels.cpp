// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/column_labels.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

/// Labels that touch: they move together, to where they are nearest to their points on the average.
struct Block {
    std::size_t count = 0;
    double height = 0.0;
    double tops = 0.0; ///< sum of the tops of the block at which each label would be level with its point

    double top(double least, double most) const
    {
        return std::clamp(tops / static_cast<double>(count), least, std::max(least, most - height));
    }
};

class Column {
public:
    Column(const std::vector<ColumnLabel>& labels, const ColumnRoom& room) : m_labels(labels), m_edges{room.top}
    {
        for (const double line : room.lines)
            if (line > room.top && line < room.bottom)
                m_edges.push_back(line);
        m_edges.push_back(room.bottom);
        std::sort(m_edges.begin(), m_edges.end());
    }

    std::optional<std::vector<double>> run()
    {
        divide(0, 0, 0.0, {});
        return m_best;
    }

private:
    /// Gives the part of the room under edge `edge` each count of the labels from `first` on; the rest goes further down.
    void divide(std::size_t edge, std::size_t first, double moved, const std::vector<double>& before)
    {
        if (m_best && moved >= m_least)
            return;
        if (edge + 1 == m_edges.size()) {
            if (first < m_labels.size())
                return;
            m_best = before;
            m_least = moved;
            return;
        }
        double height = 0.0;
        for (std::size_t end = first;; height += m_labels[end++].height) {
            if (height > m_edges[edge + 1] - m_edges[edge])
                return;
            std::vector<double> middles = before;
            const double more = place(first, end, edge, middles);
            divide(edge + 1, end, moved + more, middles);
            if (end == m_labels.size())
                return;
        }
    }

    /// How far labels are from their points, all in all.
    double place(std::size_t first, std::size_t end, std::size_t edge, std::vector<double>& middles) const
    {
        const double least = m_edges[edge];
        const double most = m_edges[edge + 1];
        std::vector<Block> blocks;
        for (std::size_t i = first; i < end; ++i) {
            blocks.push_back({1, m_labels[i].height, m_labels[i].at - m_labels[i].height / 2.0});
            while (blocks.size() > 1) {
                const Block below = blocks.back();
                Block& above = blocks[blocks.size() - 2];
                if (above.top(least, most) + above.height <= below.top(least, most))
                    break;
                above.tops += below.tops - static_cast<double>(below.count) * above.height;
                above.height += below.height;
                above.count += below.count;
                blocks.pop_back();
            }
        }
        double moved = 0.0;
        std::size_t i = first;
        for (const Block& block : blocks) {
            double top = block.top(least, most);
            for (std::size_t k = 0; k < block.count; ++k, ++i) {
                middles.push_back(top + m_labels[i].height / 2.0);
                moved += std::abs(middles.back() - m_labels[i].at);
                top += m_labels[i].height;
            }
        }
        return moved;
    }

    const std::vector<ColumnLabel>& m_labels;
    std::vector<double> m_edges;
    std::optional<std::vector<double>> m_best;
    double m_least = 0.0;
};

} // namespace

std::optional<std::vector<double>> placeInColumn(const std::vector<ColumnLabel>& labels, const ColumnRoom& room)
{
    return Column(labels, room).run();
}

} // namespace roofline::window
