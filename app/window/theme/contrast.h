// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How well two colours are told apart, as the Web Content Accessibility Guidelines 2.1 define it.
#pragma once

#include <QColor>

namespace roofline::window {

/// From 1 (the same) to 21 (black and white). Opaque colours only.
[[nodiscard]] double contrastRatio(const QColor& a, const QColor& b);

} // namespace roofline::window
