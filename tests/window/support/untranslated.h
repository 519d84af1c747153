// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which painted words went round translation: in a made-up language every letter that was translated is marked. Numbers, units,
// names of devices and of files are no words.
#pragma once

#include <QSet>
#include <QStringList>

#include "app/window/language/pseudo_translator.h"
#include "core/session/session.h"
#include "tests/window/support/text_recorder.h"

namespace roofline::window {

/// What is called the same in every language: programs and libraries, the session's device and its place; and how results were
/// checked, which is as the measuring place has put it.
[[nodiscard]] QSet<QString> namesIn(const Session& session);
/// The words of a text.
[[nodiscard]] QStringList wordsOf(const QString& text);

/// The texts that hold a word without marks; `names` are words that have none in any language.
[[nodiscard]] QStringList untranslated(const std::vector<RecordedText>& texts, PseudoLanguage language,
                                       const QSet<QString>& names);

/// The same of what the window's parts tell the pointer and a screen reader, which nobody paints.
[[nodiscard]] QStringList untranslatedTips(const QWidget& window, PseudoLanguage language, const QSet<QString>& names);

} // namespace roofline::window
