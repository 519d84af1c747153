// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lecture/way_out.h"

#include <QKeyEvent>

#include "app/window/lecture/full_screen.h"
#include "app/window/lecture/lecture_mode.h"
#include "app/window/main_window.h"
#include "app/window/roofline/roofline_chart.h"

namespace roofline::window {

namespace {

/// One press is one step: a key that is held down takes one zoom back and no more.
bool isWayOut(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier && !key.isAutoRepeat();
}

} // namespace

WayOut::WayOut(MainWindow& window, LectureMode& lecture, FullScreen& fullScreen, QObject* parent)
    : QObject(parent), m_window(window), m_lecture(lecture), m_fullScreen(fullScreen)
{
    window.installEventFilter(this);
}

/// A lecture leaves the keys to no picture: a closer look at one is taken back whatever has the focus.
bool WayOut::leave()
{
    const bool isLecture = m_lecture.isOn();
    if (isLecture && m_window.roofline().isVisible() && m_window.roofline().goBack())
        return true;
    const bool isFull = m_window.isFullScreen();
    m_lecture.set(false); // first: it keeps the window's size
    m_fullScreen.set(false);
    return isLecture || isFull;
}

bool WayOut::eventFilter(QObject* watched, QEvent* event)
{
    // A key comes to the window itself after whatever has the focus let it pass, and after shortcuts.
    return (event->type() == QEvent::KeyPress && isWayOut(*static_cast<QKeyEvent*>(event)) && leave()) ||
           QObject::eventFilter(watched, event);
}

} // namespace roofline::window
