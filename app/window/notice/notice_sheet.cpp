// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notice/notice_sheet.h"

#include <QTextDocument>
#include <QTextEdit>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int lettersInALine = 70; ///< what an eye follows with ease

/// In a document of its own: one in a widget that is not shown yet goes by the widget's width.
int heightOf(const QTextDocument& text, int width)
{
    QTextDocument alone;
    alone.setDefaultFont(text.defaultFont());
    alone.setDefaultTextOption(text.defaultTextOption());
    alone.setDocumentMargin(text.documentMargin());
    alone.setPlainText(text.toPlainText());
    alone.setTextWidth(width);
    return qCeil(alone.size().height());
}

} // namespace

NoticeSheet::NoticeSheet(QWidget* parent) : QFrame(parent, Qt::Popup), m_sentence(new QTextEdit(this))
{
    setObjectName("noticeSheet");
    setFrameShape(QFrame::StyledPanel);
    m_sentence->setObjectName("noticeSheetSentence");
    m_sentence->setAccessibleName(tr("The whole notice"));
    m_sentence->setFrameShape(QFrame::NoFrame);
    m_sentence->viewport()->setAutoFillBackground(false);
    m_sentence->document()->setDocumentMargin(0);
    m_sentence->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sentence->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_sentence->setTabChangesFocus(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_sentence);
}

void NoticeSheet::open(const QString& sentence, const QWidget& anchor)
{
    setFont(anchor.font());             // a window of its own inherits none
    m_sentence->setPlainText(sentence); // what a device or a file says is never markup
    setAccessibleName(sentence);
    const QWidget& window = *anchor.window();
    const int most = std::min(lettersInALine * anchor.fontMetrics().averageCharWidth(), window.width() - 40);
    const int wide = std::min(m_sentence->fontMetrics().horizontalAdvance(sentence) + 4, most);
    const int high = std::min(heightOf(*m_sentence->document(), wide), window.height() - 40); // it scrolls beyond
    m_sentence->setFixedSize(wide, high);
    adjustSize();
    const QPoint beneath = anchor.mapToGlobal(QPoint(0, anchor.height() + 2));
    const int right = window.mapToGlobal(QPoint(window.width(), 0)).x();
    move(std::min(beneath.x(), right - width()), beneath.y());
    show();
    m_sentence->setFocus(Qt::PopupFocusReason);
}

} // namespace roofline::window
