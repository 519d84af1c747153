// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What keys and mouse do inside a part of the window, where no action stands for it: in words, kept by hand.
#pragma once

#include <QCoreApplication>

#include "app/window/help/shortcut_list.h"

namespace roofline::window {

class Gestures {
    Q_DECLARE_TR_FUNCTIONS(Gestures)

public:
    [[nodiscard]] static std::vector<ShortcutGroup> all();

private:
    [[nodiscard]] static ShortcutGroup controls();
    [[nodiscard]] static ShortcutGroup roofline();
    [[nodiscard]] static ShortcutGroup crossover();
    [[nodiscard]] static ShortcutGroup lecture();
    [[nodiscard]] static ShortcutGroup window();
};

} // namespace roofline::window
