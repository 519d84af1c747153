// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From the command line to the running window, in the order in which it must happen.
#pragma once

namespace roofline::window {

/// Exit status: 0; 1 where a measurement, a check or a written file failed; 2 where an option or a file is wrong.
[[nodiscard]] int run(int argc, char** argv);

} // namespace roofline::window
