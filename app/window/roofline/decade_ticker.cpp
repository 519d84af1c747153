// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/decade_ticker.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

void DecadeTicker::fit(int room, double decades)
{
    setTickCount(std::max(1, room));
    setSubTickCount(decades <= room ? 8 : 0);
}

QString DecadeTicker::getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision)
{
    Q_UNUSED(locale)
    Q_UNUSED(formatChar)
    Q_UNUSED(precision)
    const int exponent = static_cast<int>(std::lround(std::log10(tick)));
    return m_label(exponent);
}

} // namespace roofline::window
