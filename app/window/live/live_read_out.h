// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The line that says what was timed live: the marker of the charts and a sentence. Whether it is seen is live_flow's.
#pragma once

#include <QWidget>

class QLabel;

namespace roofline::window {

class ElidedLabel;

class LiveReadOut : public QWidget {
    Q_OBJECT

public:
    explicit LiveReadOut(QWidget* parent = nullptr);

    /// `isWarning`: there is no number, and why.
    void showSentence(const QString& sentence, bool isWarning = false);
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    QLabel* m_marker;
    ElidedLabel* m_sentence;
    bool m_isWarning = false;
};

} // namespace roofline::window
