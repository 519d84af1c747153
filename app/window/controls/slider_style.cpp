// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/slider_style.h"

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

int SliderStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* answer) const
{
    // A click in the groove goes there, as people mean it, and not a page towards it.
    if (hint == SH_Slider_AbsoluteSetButtons)
        return Qt::LeftButton;
    return QProxyStyle::styleHint(hint, option, widget, answer);
}

} // namespace roofline::window
