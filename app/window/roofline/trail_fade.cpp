// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/trail_fade.h"

#include <QEvent>
#include <QWidget>

namespace roofline::window {

namespace {

constexpr int freshSteps = 2; ///< before it begins to fade

} // namespace

TrailFade::TrailFade(QWidget& picture) : QObject(&picture), m_picture(picture), m_timer(this)
{
    m_timer.setObjectName("trailFade");
    m_timer.setInterval(step);
    connect(&m_timer, &QTimer::timeout, this, &TrailFade::advance);
    picture.installEventFilter(this);
}

void TrailFade::begin()
{
    m_left = steps;
    if (m_picture.isVisible())
        m_timer.start();
}

void TrailFade::stop()
{
    m_left = 0;
    m_timer.stop();
}

void TrailFade::advance()
{
    --m_left;
    if (m_left <= 0) {
        stop();
        emit fadedTo(0.0);
    } else if (m_isAnimated && m_left < steps - freshSteps) {
        emit fadedTo(static_cast<double>(m_left) / (steps - freshSteps));
    }
}

bool TrailFade::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && m_left > 0)
        m_timer.start();
    if (event->type() == QEvent::Hide && m_left > 0) { // whoever comes back did not see it move
        stop();
        emit fadedTo(0.0);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace roofline::window
