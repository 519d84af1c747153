// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every key that does something in a window, found by asking its actions, labels and buttons, so that a list of them is never
// out of date. What keys and mouse do inside a part is told by gestures.h.
#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QString>

#include <vector>

class QAction;
class QWidget;

namespace roofline::window {

struct ShortcutLine {
    QString keys; ///< as the platform writes them, several with a comma
    QString what;
};

struct ShortcutGroup {
    QString title;
    std::vector<ShortcutLine> lines;
};

class ShortcutList {
    Q_DECLARE_TR_FUNCTIONS(ShortcutList)

public:
    /// A group for each menu, one for what stands in none, and one for the letters that go to a control.
    [[nodiscard]] static std::vector<ShortcutGroup> of(const QWidget& window);
    /// "Undo" of "&Undo…": without mnemonic and ellipsis.
    [[nodiscard]] static QString plainText(const QString& text);

private:
    [[nodiscard]] static ShortcutGroup letters(const QWidget& window);
};

} // namespace roofline::window
