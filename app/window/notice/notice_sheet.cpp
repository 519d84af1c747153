// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notice/notice_sheet.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int lettersInALine = 70; ///< what an eye follows with ease

} // namespace

NoticeSheet::NoticeSheet(QWidget* parent) : QFrame(parent, Qt::Popup), m_sentence(new QLabel(this))
{
    setObjectName("noticeSheet");
    setFrameShape(QFrame::StyledPanel);
    m_sentence->setObjectName("noticeSheetSentence");
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText); // what a device or a file says is never markup
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_sentence);
}

void NoticeSheet::open(const QString& sentence, const QWidget& anchor)
{
    setFont(anchor.font()); // a window of its own inherits none
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
    const QWidget& window = *anchor.window();
    const int most = std::min(lettersInALine * anchor.fontMetrics().averageCharWidth(), window.width() - 40);
    m_sentence->setFixedWidth(std::min(m_sentence->fontMetrics().horizontalAdvance(sentence) + 4, most));
    adjustSize();
    const QPoint beneath = anchor.mapToGlobal(QPoint(0, anchor.height() + 2));
    const int right = window.mapToGlobal(QPoint(window.width(), 0)).x();
    move(std::min(beneath.x(), right - width()), beneath.y());
    show();
    m_sentence->setFocus(Qt::PopupFocusReason);
}

} // namespace roofline::window
