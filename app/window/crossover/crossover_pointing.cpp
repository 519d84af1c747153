// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of CrossoverView that follows the mouse: the line that is dragged, and what is told of a point.
#include "app/window/crossover/crossover_view.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>
#include <utility>

namespace roofline::window {

bool CrossoverView::isOnLine(const QPointF& position) const
{
    return m_scene.plot.contains(position) && std::abs(m_scene.current().x() - position.x()) < 8.0;
}

void CrossoverView::mousePressEvent(QMouseEvent* event)
{
    m_isDragging = event->button() == Qt::LeftButton && m_scene.plot.contains(event->position());
    if (m_isDragging)
        emit sizeDragged(m_scene.sizeAt(event->position().x()));
    event->setAccepted(event->button() == Qt::LeftButton);
}

void CrossoverView::mouseMoveEvent(QMouseEvent* event)
{
    const double reach = 0.6 * QFontMetricsF(font()).height();
    const QString tip = m_isDragging ? QString() : m_scene.tipAt(event->position(), reach);
    if (m_isDragging)
        emit sizeDragged(m_scene.sizeAt(event->position().x()));
    viewport()->setCursor(m_isDragging || isOnLine(event->position()) ? Qt::SplitHCursor : Qt::ArrowCursor);
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPosition().toPoint(), tip, this);
    event->accept();
}

void CrossoverView::mouseReleaseEvent(QMouseEvent* event)
{
    if (std::exchange(m_isDragging, false))
        refresh(); // linear axes were kept still
    event->setAccepted(event->button() == Qt::LeftButton);
}

/// The picture has nothing to scroll.
void CrossoverView::wheelEvent(QWheelEvent* event) { event->ignore(); }

} // namespace roofline::window
