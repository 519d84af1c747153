// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a live point is seen in a picture: its colour is nobody else's.
#pragma once

#include <QWidget>

#include "app/window/live/live_marker.h"
#include "app/window/theme/picture_theme.h"

namespace roofline::window {

inline bool hasLiveColour(QWidget& picture, const QRect& where)
{
    const QRgb live = liveColour(themeOf(picture.palette())).rgb();
    const QImage image = picture.grab().toImage();
    const QRect seen = where.intersected(image.rect());
    for (int y = seen.top(); y <= seen.bottom(); ++y)
        for (int x = seen.left(); x <= seen.right(); ++x)
            if (image.pixel(x, y) == live)
                return true;
    return false;
}

} // namespace roofline::window
