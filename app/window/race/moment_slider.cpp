// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/moment_slider.h"

#include <QSignalBlocker>
#include <QWheelEvent>

#include "app/window/controls/slider_style.h"

namespace roofline::window {

namespace {

constexpr int positions = 1000;

} // namespace

MomentSlider::MomentSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    speakOwnValues();
    setObjectName("raceMoment");
    setAccessibleName(tr("Moment of the race"));
    setToolTip(tr("Moment of the race"));
    auto* thick = new SliderStyle;
    thick->setParent(this);
    setStyle(thick);
    setRange(0, positions);
    setSingleStep(positions / 50);
    setPageStep(positions / 10);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QSlider::valueChanged, this,
            [this](int position) { emit momentChosen(static_cast<double>(position) / positions); });
}

void MomentSlider::showMoment(double share, const QString& spoken)
{
    m_spoken = spoken;
    const QSignalBlocker quiet(this);
    setValue(qRound(share * positions));
}

void MomentSlider::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore(); // rolling over it must change nothing
}

} // namespace roofline::window
