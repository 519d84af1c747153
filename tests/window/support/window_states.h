// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The states in which the window is looked at: by the test that judges every text, and by the pictures that people judge. Each
// is reached as a person reaches it, from a window that has just been shown.
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace roofline::window {

class Explorer;

struct WindowState {
    QString name; ///< in a file's name: "what-if"
    std::function<void(Explorer&)> reach;
};

[[nodiscard]] const std::vector<WindowState>& windowStates();

} // namespace roofline::window
