// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How large the text of a window is: it grows with the window, so that a class reads it on any projector.
#pragma once

#include <QFont>
#include <QSize>

namespace roofline::window {

/// The base font for 1280×800; larger windows get larger text, in steps that resizing does not make flicker.
/// `growth` comes on top of it.
[[nodiscard]] QFont fontForWindow(const QFont& base, const QSize& window, double growth = 1.0);

} // namespace roofline::window
