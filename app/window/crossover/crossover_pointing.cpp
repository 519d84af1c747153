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

namespace {

constexpr double gripReach = 8.0;
/// So far a hand trembles that only clicks; a line that is held follows sooner than a view that is moved.
constexpr double tremble = 3.0;

} // namespace

bool CrossoverView::isOnLine(const QPointF& position) const
{
    return m_scene.picture.isSizeOnAxis && m_scene.plot.contains(position) &&
           std::abs(m_scene.current().x() - position.x()) < gripReach;
}

/// Of a marker, around its middle.
double CrossoverView::reach() const { return 0.6 * QFontMetricsF(font()).height(); }

void CrossoverView::choose(const QString& id)
{
    if (std::exchange(m_scene.chosen, id) != id)
        viewport()->update();
}

void CrossoverView::mousePressEvent(QMouseEvent* event)
{
    const bool isLeft = event->button() == Qt::LeftButton;
    event->setAccepted(isLeft);
    if (!isLeft)
        return;
    m_press = event->position();
    m_isHeld = isOnLine(event->position());
    m_grip = event->position().x() - m_scene.current().x();
}

/// The line stays where it is; what was pressed is no click either.
void CrossoverView::letGo()
{
    m_press.reset();
    m_isHeld = false;
    if (std::exchange(m_isDragging, false))
        refresh(); // linear axes were kept still
}

void CrossoverView::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        letGo(); // the release went elsewhere, as to a menu or another window
    if (m_press && QLineF(*m_press, event->position()).length() >= tremble) {
        m_press.reset(); // no click
        m_isDragging = m_isHeld;
    }
    const QString tip = m_isDragging ? QString() : m_scene.tipAt(event->position(), reach());
    if (m_isDragging)
        emit sizeDragged(m_scene.sizeAt(event->position().x() - m_grip));
    viewport()->setCursor(m_isHeld || isOnLine(event->position()) ? Qt::SplitHCursor : Qt::ArrowCursor);
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPosition().toPoint(), tip, this);
    event->accept();
}

void CrossoverView::mouseReleaseEvent(QMouseEvent* event)
{
    event->setAccepted(event->button() == Qt::LeftButton);
    if (!event->isAccepted())
        return;
    const bool isClick = m_press.has_value();
    letGo();
    if (!isClick)
        return;
    const MeasuredSize* product = m_scene.measuredAt(event->position(), reach());
    emit pointClicked(product != nullptr ? QString::fromStdString(product->kernel.id) : QString());
}

/// The picture has nothing to scroll.
void CrossoverView::wheelEvent(QWheelEvent* event) { event->ignore(); }

} // namespace roofline::window
