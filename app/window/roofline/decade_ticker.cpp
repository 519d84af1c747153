// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/decade_ticker.h"

#include <cmath>

namespace roofline::window {

QString DecadeTicker::getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision)
{
    Q_UNUSED(locale)
    Q_UNUSED(formatChar)
    Q_UNUSED(precision)
    const int exponent = static_cast<int>(std::lround(std::log10(tick)));
    return exponent % m_labelEvery == 0 ? m_label(exponent) : QString();
}

} // namespace roofline::window
