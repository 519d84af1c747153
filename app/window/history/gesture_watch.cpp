// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/history/gesture_watch.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWheelEvent>

namespace roofline::window {

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr;
}

quint64 kindOf(const QKeyEvent& key)
{
    return (static_cast<quint64>(key.modifiers().toInt()) << 32) | static_cast<quint32>(key.key());
}

/// No key has the number 0 or 1: these stand for the wheel.
quint64 kindOf(const QWheelEvent& wheel)
{
    const quint32 direction = wheel.angleDelta().y() < 0 ? 1u : 0u;
    return (static_cast<quint64>(wheel.modifiers().toInt()) << 32) | direction;
}

} // namespace

GestureWatch::GestureWatch(QObject* parent) : QObject(parent), m_rest(this)
{
    m_rest.setObjectName("strokePause");
    m_rest.setSingleShot(true);
    m_rest.setInterval(pause);
    connect(&m_rest, &QTimer::timeout, this, &GestureWatch::begin);
    QCoreApplication::instance()->installEventFilter(this);
}

void GestureWatch::begin()
{
    ++m_gesture;
    m_hand = Hand::None;
    m_rest.stop();
}

void GestureWatch::note(Hand hand)
{
    begin();
    m_hand = hand;
}

/// Strokes of one key go on until another comes or a pause; all else begins anew each time.
void GestureWatch::noteStroke(quint64 kind)
{
    if (m_hand != Hand::Strokes || m_stroke != kind)
        note(Hand::Strokes);
    m_stroke = kind;
    m_rest.start();
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
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
            note(Hand::Return);
        else if (!isModifier(key.key()))
            noteStroke(kindOf(key));
        break;
    }
    case QEvent::Wheel:
        noteStroke(kindOf(*static_cast<QWheelEvent*>(event)));
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
