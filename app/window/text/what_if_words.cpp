// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/what_if_words.h"

#include <QLocale>

#include "app/window/text/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr int digits = 2; ///< 126 % keeps its third: whole numbers are never rounded away
constexpr double readableAsPercent = 10.0;

QString measuredAndSliders(const QString& measured, const QString& sliders)
{
    return sliders.isEmpty()
               ? WhatIfWords::tr("measured %1").arg(measured)
               : WhatIfWords::tr("measured %1, %2", "value, how far the sliders are off").arg(measured, sliders);
}

} // namespace

bool isOnMeasured(double set, double measured)
{
    return std::abs(set - measured) <= 1e-9 * std::max(std::abs(set), std::abs(measured));
}

QString deviationText(double set, double measured)
{
    if (isOnMeasured(set, measured))
        return {};
    const double ratio = set / measured;
    if (ratio >= readableAsPercent || ratio <= 1.0 / readableAsPercent)
        return WhatIfWords::tr("× %1", "so many times").arg(briefNumberText(ratio, digits));
    const QLocale locale;
    const QString sign = ratio > 1.0 ? locale.positiveSign() : locale.negativeSign();
    return WhatIfWords::tr("%1 %", "signed per cent")
        .arg(sign + briefNumberText(std::abs(ratio - 1.0) * 100.0, digits));
}

QString WhatIfWords::besideSlider(const QString& measuredText, double set, double measured)
{
    const QString deviation = deviationText(set, measured);
    return deviation.isEmpty() ? tr("as measured")
                               : tr("measured %1: %2", "value, how far the slider is off").arg(measuredText, deviation);
}

QString WhatIfWords::sliders(double set, double measured)
{
    const QString deviation = deviationText(set, measured);
    return deviation.isEmpty() ? QString() : tr("sliders %1").arg(deviation);
}

QString WhatIfWords::bandwidth(Bandwidth set, Bandwidth measured)
{
    return measuredAndSliders(bandwidthText(measured), sliders(set.value(), measured.value()));
}

QString WhatIfWords::peak(ComputeRate set, ComputeRate measured)
{
    return measuredAndSliders(computeRateText(measured), sliders(set.value(), measured.value()));
}

} // namespace roofline::window
