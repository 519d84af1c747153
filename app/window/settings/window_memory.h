// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a window stood and how its parts were divided, as settings and back. A place that no screen shows any more is not
// taken up.
#pragma once

#include "app/window/settings/settings_file.h"

class QWidget;

namespace roofline::window {

/// Place, size, and whether it was maximized.
void keepWindow(const QWidget& window, SettingValues& values);
void restoreWindow(QWidget& window, const SettingValues& values);

/// The sizes of all splitters in the window that have an object name.
void keepSplitters(const QWidget& window, SettingValues& values);
void restoreSplitters(QWidget& window, const SettingValues& values);

} // namespace roofline::window
