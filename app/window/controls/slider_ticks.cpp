// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/slider_ticks.h"

#include <QPainter>
#include <QSlider>
#include <QStyleOptionSlider>

#include "app/window/controls/log_scale.h"
#include "app/window/theme/picture_theme.h"

#include <algorithm>

namespace roofline::window {

namespace {

QRectF handleAt(const QSlider& slider, QStyleOptionSlider option, int position)
{
    option.sliderPosition = position;
    option.sliderValue = position;
    return slider.style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider);
}

} // namespace

void paintSliderTicks(QSlider& slider, const LogScale& scale, const QStyleOptionSlider& option)
{
    const QRectF first = handleAt(slider, option, 0);
    const QRectF last = handleAt(slider, option, scale.lastPosition());
    const double perPosition = (last.center().x() - first.center().x()) / std::max(1, scale.lastPosition());
    const int top = qRound(first.center().y() + 0.25 * first.height()); // clear of the groove
    const int room = slider.height() - top;
    const PictureTheme theme = themeOf(slider.palette());
    QPainter painter(&slider);
    // Pixels between dark and light would make some ticks broader than others.
    const int width = std::max(1, slider.fontMetrics().height() / 16);
    for (const ScaleTick& tick : scale.ticks()) {
        const int x = qRound(first.center().x() + perPosition * tick.position - width / 2.0);
        const int length = tick.isEmphasised ? room : std::max(2, room / 2);
        painter.fillRect(x, top, width, length, tick.isEmphasised ? theme.ink : theme.faintInk);
    }
}

} // namespace roofline::window
