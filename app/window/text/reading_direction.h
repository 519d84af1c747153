// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paragraphs that begin with a name in Latin letters, in a language that is read from right to left: what shows a text takes
// its direction from the first letter, and would turn such a paragraph round.
#pragma once

#include <QString>

namespace roofline::window {

[[nodiscard]] inline QString inDirection(Qt::LayoutDirection direction, const QString& paragraph)
{
    constexpr QChar rightToLeftMark(0x200F); // seen by nobody
    return direction == Qt::RightToLeft && !paragraph.isEmpty() ? rightToLeftMark + paragraph : paragraph;
}

} // namespace roofline::window
