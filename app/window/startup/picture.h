// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window as a PNG file, in the size that was asked for or, as is said then, in the least that it needs.
#pragma once

#include <QString>

class QSize;
class QWidget;

namespace roofline::window {

/// Draws what is waiting to be drawn, then writes beside the target and renames, so that an old file survives a full disk.
/// One line where it went wrong, else empty.
[[nodiscard]] QString writePicture(QWidget& widget, const QString& path);

/// One line where the window is larger than was asked for, since what is in it has no room in less; else empty.
[[nodiscard]] QString whyLarger(const QWidget& window, const QSize& asked);

} // namespace roofline::window
