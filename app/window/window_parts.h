// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which parts of the window are to be seen. Why is not known here.
#pragma once

namespace roofline::window {

struct WindowParts {
    bool roofline = true;
    bool crossover = true;
    bool controls = true; ///< the column of sliders
    bool verdict = true;  ///< the column of reasons
    bool results = true;  ///< the table
    bool menus = true;    ///< their shortcuts work all the same
};

} // namespace roofline::window
