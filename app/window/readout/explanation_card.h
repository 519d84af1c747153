// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A card to read in the right column: a title, the numbers of the current setting, a few sentences. Esc closes it while it
// has the focus, whatever else Esc means in the window.
#pragma once

#include <QFrame>

class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace roofline::window {

class FittingText;
struct Explanation;

class ExplanationCard : public QFrame {
    Q_OBJECT

public:
    explicit ExplanationCard(QWidget* parent = nullptr);

    void showExplanation(const Explanation& explanation);
    /// To its top, with the focus.
    void beginReading();

    /// The room of a few lines: what does not fit is scrolled.
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void closeAsked();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showParagraphs(const QStringList& paragraphs);
    void fitToFont();

    FittingText* m_title;
    FittingText* m_numbers;
    QList<FittingText*> m_paragraphs; ///< as many as any card had
    QVBoxLayout* m_texts;
    QToolButton* m_close;
    QScrollArea* m_area;
};

} // namespace roofline::window
