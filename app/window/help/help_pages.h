// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pages that can be read beside the window: keys and gestures, and what the program is.
#pragma once

#include <QString>

#include "app/window/help/shortcut_list.h"
#include "core/session/session.h"

namespace roofline::window {

/// A table for each group, the keys in the first column. Texts are plain: nothing in them is markup.
[[nodiscard]] QString pageOf(const std::vector<ShortcutGroup>& groups);

/// What the program is made of, and what is on screen.
[[nodiscard]] QString aboutPage(const Session& session);

} // namespace roofline::window
