// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A picture to take along: the charts at a size of their own, over their caption, painted as lines and texts on any device.
// What is in them is figure_content's, what the caption says is caption's.
#pragma once

#include <QPalette>
#include <QWidget>

#include "app/window/export/caption_block.h"
#include "app/window/export/figure_content.h"

namespace roofline::window {

class CrossoverChart;
class RooflineChart;

struct FigureLook {
    QSize size; ///< pixels, of which 96 are an inch; the caption is in it
    QPalette palette;
};

/// A size in which this part is read well on a page or a slide.
[[nodiscard]] QSize usualFigureSize(FigurePart part);
/// The smallest one that has room for its words.
[[nodiscard]] QSize smallestFigureSize(FigurePart part);

class Figure {
public:
    Figure(const FigureContent& content, const FigureLook& look);

    [[nodiscard]] QSize size() const { return m_size; }
    void paint(QPaintDevice& device);

private:
    void layOut();
    void layOutCharts(const QRectF& room, double gap);

    QSize m_size;
    QPalette m_palette;
    QWidget m_host; ///< of the charts; never on a screen
    RooflineChart* m_roofline = nullptr;
    CrossoverChart* m_crossover = nullptr;
    CaptionBlock m_caption;
    QPointF m_captionAt;
};

} // namespace roofline::window
