// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of RooflineChart that takes keys. Page keys are left alone: a presenter's clicker sends them. So is Esc where there
// is nothing to go back to; while a run can be cancelled Esc is its shortcut, but a zoomed picture with the focus comes first.
#include "app/window/roofline/roofline_chart.h"

#include <QKeyEvent>

#include "app/window/roofline/picture_points.h"
#include "app/window/roofline/roofline_plot.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr double panShare = 0.1;

} // namespace

bool RooflineChart::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const ViewHistory& views = m_plot->views();
        const bool isEscape = key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier;
        if (isEscape && !views.isWhole() && views.canGoBack()) {
            event->accept(); // before it becomes the shortcut of Cancel
            return true;
        }
    }
    return PictureWidget::event(event);
}

void RooflineChart::keyPressEvent(QKeyEvent* event)
{
    if (takesKey(*event))
        event->accept();
    else
        PictureWidget::keyPressEvent(event);
}

bool RooflineChart::takesKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (held == Qt::ControlModifier)
        return pans(event.key());
    if (held != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
        walk(-1);
        return true;
    case Qt::Key_Right:
        walk(1);
        return true;
    case Qt::Key_Home:
        m_plot->showWhole();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_plot->zoom(1.0);
        return true;
    case Qt::Key_Minus:
        m_plot->zoom(-1.0);
        return true;
    case Qt::Key_Escape:
        return !event.isAutoRepeat() && goBackOrGiveUp(); // one press, one view
    default:
        return false;
    }
}

/// The view goes where the arrow points, so that the paper goes the other way.
bool RooflineChart::pans(int key)
{
    switch (key) {
    case Qt::Key_Left:
        m_plot->pan({panShare, 0.0});
        return true;
    case Qt::Key_Right:
        m_plot->pan({-panShare, 0.0});
        return true;
    case Qt::Key_Up:
        m_plot->pan({0.0, -panShare});
        return true;
    case Qt::Key_Down:
        m_plot->pan({0.0, panShare});
        return true;
    default:
        return false;
    }
}

/// From the chosen point to its neighbour; where none is chosen, from outside to the first or the last.
void RooflineChart::walk(int steps)
{
    const std::vector<PicturePoint> points = pointsInView(m_plot->scene());
    if (points.empty())
        return;
    const auto last = static_cast<int>(points.size()) - 1;
    const auto found = std::find_if(points.begin(), points.end(),
                                    [this](const PicturePoint& point) { return point.id == chosenPoint(); });
    const int from = found != points.end() ? static_cast<int>(found - points.begin()) : (steps > 0 ? -1 : last + 1);
    const QString& id = points[static_cast<std::size_t>(std::clamp(from + steps, 0, last))].id;
    const bool isOther = id != chosenPoint();
    choose(id, true);
    if (isOther)
        emit pointChosen(id);
}

bool RooflineChart::goBack()
{
    const bool canGo = m_plot->views().canGoBack();
    if (canGo)
        m_plot->goBack();
    return canGo;
}

bool RooflineChart::goBackOrGiveUp()
{
    if (goBack())
        return true;
    if (chosenPoint().isEmpty())
        return false;
    choose({}, false);
    emit pointChosen({});
    return true;
}

} // namespace roofline::window
