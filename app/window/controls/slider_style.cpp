// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/slider_style.h"

#include <QStyleOptionComplex>
#include <QWidget>

#include <algorithm>

namespace roofline::window {

int SliderStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int own = QProxyStyle::pixelMetric(metric, option, widget);
    const bool isThickness =
        metric == PM_SliderThickness || metric == PM_SliderControlThickness || metric == PM_SliderLength;
    return widget && isThickness ? std::max(own, widget->fontMetrics().height()) : own;
}

QRect SliderStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const
{
    const QRect own = QProxyStyle::subControlRect(control, option, part, widget);
    if (control != CC_Slider || part != SC_SliderHandle || widget == nullptr)
        return own;
    // A style may draw a handle of its own size at the beginning of the room that the metrics give it.
    const int high = std::max(own.height(), widget->fontMetrics().height());
    const int wide = std::max(own.width(), high * 3 / 4);
    const int room = pixelMetric(PM_SliderLength, option, widget);
    return {own.left() + std::max(0, room - wide) / 2, own.center().y() - (high - 1) / 2, wide, high};
}

int SliderStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* answer) const
{
    // A click in the groove goes there, as people mean it, and not a page towards it.
    if (hint == SH_Slider_AbsoluteSetButtons)
        return Qt::LeftButton;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

} // namespace roofline::window
