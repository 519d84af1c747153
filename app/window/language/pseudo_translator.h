// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Languages that nobody speaks, made from the English words at run time: they show whether every word of the window goes
// through translation and whether the layout bears longer words, accents and a script from right to left.
#pragma once

#include <QString>
#include <QTranslator>

namespace roofline::window {

enum class PseudoLanguage {
    Long,       ///< accented Latin letters, 40 % longer
    RightToLeft ///< Hebrew letters, 40 % longer
};

/// The text in the language: what must stay as it is (%1, %n, tags, entities, a mnemonic's &) stays.
[[nodiscard]] QString pseudo(const QString& english, PseudoLanguage language);

class PseudoTranslator : public QTranslator {
    Q_OBJECT

public:
    explicit PseudoTranslator(PseudoLanguage language, QObject* parent = nullptr);

    [[nodiscard]] QString translate(const char* context, const char* sourceText, const char* disambiguation,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    PseudoLanguage m_language;
};

} // namespace roofline::window
