// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/history/gesture_watch.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace roofline::window {

GestureWatch::GestureWatch(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void GestureWatch::begin()
{
    ++m_gesture;
    m_hand = Hand::None;
}

void GestureWatch::note(Hand hand)
{
    // Strokes of keys and wheel go on for as long as nothing else comes between; all else begins anew each time.
    if (hand == Hand::Strokes && m_hand == Hand::Strokes)
        return;
    ++m_gesture;
    m_hand = hand;
}

bool GestureWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType())
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        note(Hand::Mouse);
        break;
    case QEvent::MouseButtonDblClick: // the second press of two: a reset is one step with the first
        if (m_hand != Hand::Mouse)
            note(Hand::Mouse);
        break;
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent*>(event)->key();
        note(key == Qt::Key_Return || key == Qt::Key_Enter ? Hand::Return : Hand::Strokes);
        break;
    }
    case QEvent::Wheel:
        note(Hand::Strokes);
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut: // an entry takes what was typed as it is left
        begin();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace roofline::window
