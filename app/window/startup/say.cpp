// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/say.h"

#include <cstdio>

namespace roofline::window::say {

void answer(const QString& text)
{
    std::fputs(text.toLocal8Bit().constData(), stdout);
    std::fflush(stdout);
}

void error(const QString& sentence)
{
    const QString line = "roofline-explorer: " + sentence.simplified() + '\n';
    std::fputs(line.toLocal8Bit().constData(), stderr);
}

} // namespace roofline::window::say
