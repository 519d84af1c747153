// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of RooflinePlot that takes the mouse: what it means for the view is ViewGestures'.
#include "app/window/roofline/roofline_plot.h"

#include <QApplication>
#include <QToolTip>

#include "app/window/roofline/picture_points.h"

namespace roofline::window {

namespace {

constexpr double notch = 120.0; ///< eighths of a degree

} // namespace

bool RooflinePlot::event(QEvent* event)
{
    // The chart's own tip, how to move the view, is for its margins: inside, points speak.
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (m_scene.mapping.plot.contains(help->pos()) || m_scene.mapping.strip.contains(help->pos()))
            return true;
    }
    return QCustomPlot::event(event);
}

void RooflinePlot::wheelEvent(QWheelEvent* event)
{
    followView(m_gestures.turn(event->position(), event->angleDelta().y() / notch));
    event->accept();
}

void RooflinePlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const bool cutsOut = event->modifiers().testFlag(Qt::ShiftModifier);
    m_gestures.press(event->position(), cutsOut ? ViewGestures::Kind::CutOut : ViewGestures::Kind::Move);
}

void RooflinePlot::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        showTip(*event);
        return;
    }
    followView(m_gestures.dragTo(event->position(), QApplication::startDragDistance()));
    m_scene.band = m_gestures.band();
    if (m_gestures.isDragging())
        setCursor(m_scene.band ? Qt::CrossCursor : Qt::ClosedHandCursor);
    if (m_scene.band)
        update();
}

void RooflinePlot::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const bool isClick = !m_gestures.isDragging();
    followView(m_gestures.release());
    m_scene.band.reset();
    unsetCursor();
    update();
    if (isClick) {
        const std::optional<PicturePoint> point = pointNear(m_scene, event->position());
        emit pointClicked(point ? point->id : QString());
    }
}

void RooflinePlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !pointNear(m_scene, event->position()))
        showWhole();
}

void RooflinePlot::showTip(const QMouseEvent& event)
{
    const QString tip = tipAt(m_scene, event.position());
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPosition().toPoint(), tip, this);
}

} // namespace roofline::window
