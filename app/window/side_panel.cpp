// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/side_panel.h"

#include <QEvent>
#include <QScrollBar>

namespace roofline::window {

SidePanel::SidePanel(QWidget* content, const QString& name, QWidget* parent) : QScrollArea(parent)
{
    setObjectName(name);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
}

QSize SidePanel::sizeHint() const { return {minimumSizeHint().width(), widget()->sizeHint().height()}; }

QSize SidePanel::minimumSizeHint() const
{
    const int bar = verticalScrollBar()->isVisible() ? verticalScrollBar()->sizeHint().width() : 0;
    return {widget()->minimumSizeHint().width() + bar, 4 * fontMetrics().height()};
}

bool SidePanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        const QSize needed = minimumSizeHint();
        if (needed != m_needed) // a new number inside does not lay the whole window out
            updateGeometry();
        m_needed = needed;
    }
    return handled;
}

} // namespace roofline::window
