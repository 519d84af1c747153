// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The upright text of a line along which it has no room: near it, with a leader to it. Pure geometry.
#pragma once

#include "app/window/labels/line_label.h"

namespace roofline::window {

struct LedLabel {
    QRectF rect;
    QLineF leader; ///< from the line to the text
};

/// The nearest free place, at most so many `lineHeight`s off, and rather one that leaves marks around it their room. The leader runs
/// through nothing that is taken and no other line, except through `soft` ones, which the text itself does not cover.
[[nodiscard]] std::optional<LedLabel> placeLed(const QLineF& line, const QSizeF& size, double lineHeight, double reach,
                                               const LineSurroundings& around, const std::vector<QLineF>& soft);

} // namespace roofline::window
