// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/move_words.h"

#include <QStringList>

#include <cmath>

namespace roofline::window {

namespace {

/// A move that cannot be seen in a picture of decades has no word.
int directionOf(double from, double to)
{
    constexpr double seen = 0.01;
    if (std::abs(to - from) < seen * std::abs(from))
        return 0;
    return to > from ? 1 : -1;
}

} // namespace

QString MoveWords::of(const RoofPoint& from, const RoofPoint& to)
{
    QStringList words;
    const int across = directionOf(from.intensity.value(), to.intensity.value());
    if (across != 0)
        words << (across > 0 ? tr("→ right") : tr("← left"));
    const int upwards = directionOf(from.rate.value(), to.rate.value());
    if (upwards != 0)
        words << (upwards > 0 ? tr("↑ up") : tr("↓ down"));
    return words.join(tr(", ", "between two directions"));
}

} // namespace roofline::window
