// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sliders' setting as settings and back. What no slider could show is left out.
#pragma once

#include "app/window/settings/settings_file.h"
#include "core/session/session_view.h"

namespace roofline::window {

void keepView(const SessionView& view, SettingValues& values);
[[nodiscard]] SessionView keptView(const SettingValues& values);

} // namespace roofline::window
