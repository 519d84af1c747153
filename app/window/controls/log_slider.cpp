// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/log_slider.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyleOptionSlider>

#include "app/window/controls/slider_accessibility.h"
#include "app/window/controls/slider_style.h"
#include "app/window/controls/slider_ticks.h"

namespace roofline::window {

LogSlider::LogSlider(const LogScale& scale, QWidget* parent) : QSlider(Qt::Horizontal, parent), m_scale(scale)
{
    speakSliderValues();
    auto* thick = new SliderStyle;
    thick->setParent(this);
    setStyle(thick);
    setRange(0, scale.lastPosition());
    setSingleStep(scale.positionsOf(Stride::Step));
    setPageStep(scale.positionsOf(Stride::Page));
    setFocusPolicy(Qt::StrongFocus); // not by the wheel: rolling over it must change nothing
    connect(this, &QSlider::valueChanged, this, [this](int position) {
        m_value = m_scale.valueAt(position);
        emit dragged(m_value);
    });
}

void LogSlider::showValue(double value, const QString& spoken)
{
    m_value = value;
    m_spoken = spoken;
    setAccessibleDescription(spoken);
    const QSignalBlocker quiet(this);
    setValue(m_scale.positionOf(value));
}

void LogSlider::paintEvent(QPaintEvent* event)
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    paintSliderTicks(*this, m_scale, option); // under the handle
    QSlider::paintEvent(event);
}

void LogSlider::keyPressEvent(QKeyEvent* event)
{
    const bool isFine = event->modifiers().testFlag(Qt::ShiftModifier);
    const Stride small = isFine ? Stride::Fine : Stride::Step;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        emit strode(small, 1);
        break;
    case Qt::Key_Left:
    case Qt::Key_Down:
        emit strode(small, -1);
        break;
    case Qt::Key_PageUp:
        emit strode(Stride::Page, 1);
        break;
    case Qt::Key_PageDown:
        emit strode(Stride::Page, -1);
        break;
    case Qt::Key_Home:
        emit dragged(m_scale.lowest());
        break;
    case Qt::Key_End:
        emit dragged(m_scale.highest());
        break;
    default:
        QSlider::keyPressEvent(event);
        return;
    }
    event->accept();
}

void LogSlider::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    constexpr int notch = 120;
    m_wheelRest += event->angleDelta().y();
    const int notches = m_wheelRest / notch;
    m_wheelRest -= notches * notch;
    if (notches != 0)
        emit strode(event->modifiers().testFlag(Qt::ShiftModifier) ? Stride::Fine : Stride::Step, notches);
    event->accept();
}

void LogSlider::mouseDoubleClickEvent(QMouseEvent* event)
{
    emit resetAsked();
    event->accept();
}

} // namespace roofline::window
