// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/contrast.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrastRatio(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] =
        std::minmax({luminance(a), luminance(b)}); // of a list: values, no references to temporaries
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace roofline::window
