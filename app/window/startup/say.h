// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the program says on the terminal it was started from: answers, and errors of one line.
#pragma once

#include <QString>

namespace roofline::window::say {

/// Keeps warnings about a missing desktop off the terminal, where an error must be seen.
void leaveOutNoise();
void answer(const QString& text);
/// "roofline-explorer: …" and a line feed, on standard error.
void error(const QString& sentence);

} // namespace roofline::window::say
