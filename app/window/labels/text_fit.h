// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much room a text takes where it is wrapped at words: what painted pictures measure before they place their texts.
#pragma once

#include <QFontMetricsF>
#include <QStringList>

namespace roofline::window {

/// The size of the text, wrapped at words to this width. Wider than that only where a single word is.
[[nodiscard]] QSizeF wrappedSize(const QFontMetricsF& metrics, const QString& text, double width);
/// The widest of the texts, each in one line.
[[nodiscard]] double widestOf(const QFontMetricsF& metrics, const QStringList& texts);
/// The widest piece that wrapping does not tear.
[[nodiscard]] double longestWord(const QFontMetricsF& metrics, const QString& text);

} // namespace roofline::window
