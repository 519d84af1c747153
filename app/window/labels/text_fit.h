// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts that are wrapped at words: how much room one takes, and painting it in that room. Both by the same layout, which also
// keeps lines from right to left flush, where QPainter::drawText of Qt 6.4 shifts them by a space and cuts them.
#pragma once

#include <QFont>
#include <QSizeF>
#include <QStringList>

class QPainter;
class QRectF;

namespace roofline::window {

/// The size of the text, wrapped at words to this width. Wider than that only where a single word is.
[[nodiscard]] QSizeF wrappedSize(const QFont& font, const QString& text, double width);
/// From the top of the room, with the painter's font and pen; each text runs as its own letters do.
void paintWrapped(QPainter& painter, const QRectF& room, const QString& text, bool isAtRight);
/// The widest of the texts, each in one line.
[[nodiscard]] double widestOf(const QFont& font, const QStringList& texts);
/// The widest piece that wrapping does not tear.
[[nodiscard]] double longestWord(const QFont& font, const QString& text);

} // namespace roofline::window
