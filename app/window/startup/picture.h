// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window as a PNG file.
#pragma once

#include <QString>

class QWidget;

namespace roofline::window {

/// Draws what is waiting to be drawn, then writes beside the target and renames, so that an old file survives a full disk.
/// One line where it went wrong, else empty.
[[nodiscard]] QString writePicture(QWidget& widget, const QString& path);

} // namespace roofline::window
