// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Groups of shortcuts as a page to read.
#pragma once

#include <QString>

#include "app/window/help/shortcut_list.h"

namespace roofline::window {

/// A table for each group, the keys in the first column. Texts are plain: nothing in them is markup.
[[nodiscard]] QString pageOf(const std::vector<ShortcutGroup>& groups);

} // namespace roofline::window
