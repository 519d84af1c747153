// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What went wrong or well, in the window, instead of a box that must be clicked away. It stays until it is closed or until there
// is something newer to say, and asks for no room: what does not fit is in the tool tip, and in the sheet that a button opens.
#pragma once

#include <QFrame>

class QToolButton;

namespace roofline::window {

class ElidedLabel;
class NoticeSheet;

class NoticeLine : public QFrame {
    Q_OBJECT

public:
    explicit NoticeLine(QWidget* parent = nullptr);

    void showError(const QString& sentence);
    void showInfo(const QString& sentence);
    [[nodiscard]] QString sentence() const;
    /// Room for its buttons and for two lines, whether it is shown or not.
    [[nodiscard]] QSize leastSize() const;
    [[nodiscard]] bool isError() const { return m_isError; }
    /// Empty where there was none since the start.
    [[nodiscard]] const QString& lastError() const { return m_lastError; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void show(const QString& sentence, bool isError);
    void buildButtons();
    void fit();

    ElidedLabel* m_sentence;
    QToolButton* m_more; ///< only where the sentence is cut
    QToolButton* m_close;
    NoticeSheet* m_sheet;
    QString m_lastError;
    bool m_isError = false;
};

} // namespace roofline::window
