// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which library draws the roofline, for those who are told what the program is made of.
#pragma once

#include <QString>

namespace roofline::window {

/// "QCustomPlot 2.1.1".
[[nodiscard]] QString plottingLibrary();

} // namespace roofline::window
