// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One line in the window for what went wrong or well, instead of a box that must be clicked away. It stays until it is
// closed or until there is something newer to say.
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace roofline::window {

class NoticeLine : public QFrame {
    Q_OBJECT

public:
    explicit NoticeLine(QWidget* parent = nullptr);

    void showError(const QString& sentence);
    void showInfo(const QString& sentence);
    [[nodiscard]] QString sentence() const;
    /// Of a sentence in one line, shown or not.
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] bool isError() const { return m_isError; }
    /// Empty where there was none since the start.
    [[nodiscard]] const QString& lastError() const { return m_lastError; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void show(const QString& sentence, bool isError);

    QLabel* m_sentence;
    QToolButton* m_close;
    QString m_lastError;
    bool m_isError = false;
};

} // namespace roofline::window
