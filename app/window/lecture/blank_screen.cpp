// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lecture/blank_screen.h"

#include <QMouseEvent>
#include <QPainter>

namespace roofline::window {

BlankScreen::BlankScreen(QWidget& window) : QWidget(&window)
{
    setObjectName("blankScreen");
    setAccessibleName(tr("The screen is blank; any key brings it back"));
    setCursor(Qt::BlankCursor);
    window.installEventFilter(this);
    hide();
}

void BlankScreen::setBlank(bool isBlank)
{
    setGeometry(parentWidget()->rect());
    raise();
    setVisible(isBlank);
}

void BlankScreen::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), Qt::black); }

void BlankScreen::mousePressEvent(QMouseEvent* event)
{
    emit returned();
    event->accept();
}

bool BlankScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace roofline::window
