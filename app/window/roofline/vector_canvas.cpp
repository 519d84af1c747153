// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/vector_canvas.h"

#include <qcustomplot.h>

namespace roofline::window {

VectorCanvas::VectorCanvas(QPaintDevice& device) : m_painter(std::make_unique<QCPPainter>(&device))
{
    m_painter->setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    m_painter->setRenderHint(QPainter::Antialiasing);
    m_painter->setRenderHint(QPainter::TextAntialiasing);
}

VectorCanvas::~VectorCanvas() = default;

QPainter& VectorCanvas::painter() { return *m_painter; }

} // namespace roofline::window
