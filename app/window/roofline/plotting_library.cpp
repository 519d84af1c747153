// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/plotting_library.h"

#include "app/window/roofline/roofline_plot.h"

namespace roofline::window {

QString plottingLibrary() { return QStringLiteral("QCustomPlot " QCUSTOMPLOT_VERSION_STR); }

} // namespace roofline::window
