// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/text_scale.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

QFont fontForWindow(const QFont& base, const QSize& window, double growth)
{
    const double room = std::clamp(std::min(window.width() / 1280.0, window.height() / 800.0), 1.0, 4.0);
    // A little less than the window grows: more room is for more picture too.
    const double scale = growth * std::round(std::pow(room, 0.85) * 10.0) / 10.0;
    QFont font = base;
    if (base.pointSizeF() > 0.0)
        font.setPointSizeF(base.pointSizeF() * scale);
    else
        font.setPixelSize(static_cast<int>(std::lround(base.pixelSize() * scale)));
    return font;
}

} // namespace roofline::window
