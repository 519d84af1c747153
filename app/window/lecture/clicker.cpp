// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lecture/clicker.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QWidget>

namespace roofline::window {

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr;
}

bool isTyping()
{
    const QWidget* focus = QApplication::focusWidget();
    return qobject_cast<const QAbstractSpinBox*>(focus) != nullptr || qobject_cast<const QLineEdit*>(focus) != nullptr;
}

} // namespace

Clicker::Clicker(QWidget& window, QObject* parent) : QObject(parent), m_window(window) {}

void Clicker::setListening(bool isListening)
{
    if (isListening == m_isListening)
        return;
    m_isListening = isListening;
    m_isBlank = false;
    if (isListening)
        QCoreApplication::instance()->installEventFilter(this);
    else
        QCoreApplication::instance()->removeEventFilter(this);
}

/// A dialog or an open list over the window keeps its keys, and so does any other window.
bool Clicker::isForWindow(QObject* watched) const
{
    const auto* widget = qobject_cast<QWidget*>(watched);
    return widget != nullptr && widget->window() == &m_window && QApplication::activePopupWidget() == nullptr &&
           QApplication::activeModalWidget() == nullptr;
}

Clicker::Press Clicker::pressOf(const QKeyEvent& key) const
{
    if (m_isBlank)
        return isModifier(key.key()) ? Press::None : Press::Unblank;
    if (key.modifiers() != Qt::NoModifier && key.modifiers() != Qt::KeypadModifier)
        return Press::None;
    switch (key.key()) {
    case Qt::Key_PageDown:
        return Press::Forward;
    case Qt::Key_PageUp:
        return Press::Back;
    case Qt::Key_F5:
        return Press::Restart;
    case Qt::Key_B:
        return Press::Blank;
    case Qt::Key_Period: // of other clickers; in an entry it is a decimal point
        return isTyping() ? Press::None : Press::Blank;
    default:
        return Press::None;
    }
}

void Clicker::act(Press press)
{
    switch (press) {
    case Press::Forward:
        emit stepped(1);
        return;
    case Press::Back:
        emit stepped(-1);
        return;
    case Press::Restart:
        emit restarted();
        return;
    case Press::Blank:
    case Press::Unblank:
        emit blankAsked(press == Press::Blank);
        return;
    case Press::None:
        return;
    }
}

bool Clicker::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const Press press = isForWindow(watched) ? pressOf(key) : Press::None;
    if (press == Press::None)
        return QObject::eventFilter(watched, event);
    // Overriding first keeps the key from a shortcut that has it, F5 for one; then it comes once more as a press.
    event->accept();
    if (event->type() == QEvent::KeyPress && !(key.isAutoRepeat() && press != Press::Forward && press != Press::Back))
        act(press);
    return true;
}

} // namespace roofline::window
