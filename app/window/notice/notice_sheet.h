// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A whole sentence over the window, for one that has no room in it: to read, to select and to copy, until Esc or a click beside
// it. Which sentence, and from where, is notice_line's.
#pragma once

#include <QFrame>

class QTextEdit;

namespace roofline::window {

class NoticeSheet : public QFrame {
    Q_OBJECT

public:
    explicit NoticeSheet(QWidget* parent);

    /// Beneath the anchor, in its text size, inside its window.
    void open(const QString& sentence, const QWidget& anchor);

private:
    QTextEdit* m_sentence; ///< a QLabel breaks no word, and a path is one
};

} // namespace roofline::window
