// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a window stood and how its parts were divided, as settings and back. A place that no screen shows any more is not
// taken up.
#pragma once

#include "app/window/settings/settings_file.h"

class QSize;
class QWidget;

namespace roofline::window {

/// Place, size, and whether it was maximized.
void keepWindow(const QWidget& window, SettingValues& values);
void restoreWindow(QWidget& window, const SettingValues& values);
/// The most of `size` that a screen has room for, with the title bar and the frame around it.
[[nodiscard]] QSize fittingSize(const QSize& size, const QSize& available);
/// No larger than what the screen has free, before the frame is known.
void fitToScreen(QWidget& window);

/// The sizes of all splitters in the window that have an object name.
void keepSplitters(const QWidget& window, SettingValues& values);
void restoreSplitters(QWidget& window, const SettingValues& values);

} // namespace roofline::window
