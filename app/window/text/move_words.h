// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which way a point of the roofline moved, in words: the two lessons of the chart are right (more FLOP per byte) and up (more
// attained).
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/model/roof_outline.h"

namespace roofline::window {

class MoveWords {
    Q_DECLARE_TR_FUNCTIONS(MoveWords)

public:
    /// "→ right, ↑ up"; "→ right" where nothing is gained, since the roof is flat. Nothing is said of less than a hundredth.
    [[nodiscard]] static QString of(const RoofPoint& from, const RoofPoint& to);
};

} // namespace roofline::window
