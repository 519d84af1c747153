// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/roomy_style.h"

namespace roofline::window {

namespace {

constexpr int room = 8; ///< pixels; heads and cells get the same, so that their words line up

} // namespace

RoomyStyle::RoomyStyle(QObject* parent) { setParent(parent); }

int RoomyStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    if (metric == PM_HeaderMargin)
        return room;
    if (metric == PM_FocusFrameHMargin)
        return room - 1; // styles add one to it
    return QProxyStyle::pixelMetric(metric, option, widget);
}

} // namespace roofline::window
