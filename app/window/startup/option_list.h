// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The options of the command line with what --help says of each. Their values are read by start_options.
#pragma once

class QCommandLineParser;

namespace roofline::window {

void describeOptions(QCommandLineParser& parser);

} // namespace roofline::window
