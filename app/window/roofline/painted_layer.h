// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A layer of QCustomPlot whose only content is what a function paints.
#pragma once

#include <qcustomplot.h>

#include <functional>
#include <utility>

namespace roofline::window {

class PaintedLayer : public QCPLayerable {
public:
    /// The plot owns it.
    PaintedLayer(QCustomPlot* plot, const QString& layer, std::function<void(QPainter&)> paint)
        : QCPLayerable(plot, layer), m_paint(std::move(paint))
    {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    void draw(QCPPainter* painter) override { m_paint(*painter); }

private:
    std::function<void(QPainter&)> m_paint;
};

} // namespace roofline::window
