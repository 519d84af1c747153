// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notice/notice_line.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int markWidth = 4;

/// Told apart by the mark's colour and by the sentence's first word; both colours have 3:1 against light and dark.
QColor markColour(bool isError) { return isError ? QColor(0xd6, 0x45, 0x45) : QColor(0x2a, 0x82, 0xc9); }

} // namespace

NoticeLine::NoticeLine(QWidget* parent) : QFrame(parent), m_sentence(new QLabel(this)), m_close(new QToolButton(this))
{
    setObjectName("noticeLine");
    m_sentence->setObjectName("noticeSentence");
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText); // what a device or a file says is never markup
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QToolButton* close = m_close;
    close->setObjectName("noticeClose");
    close->setText(QChar(0x00d7));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this notice"));
    close->setAccessibleName(tr("Close this notice"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(markWidth + 8, 3, 4, 3);
    row->addWidget(m_sentence, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void NoticeLine::showError(const QString& sentence)
{
    m_lastError = sentence;
    show(sentence, true);
}

void NoticeLine::showInfo(const QString& sentence) { show(sentence, false); }

void NoticeLine::show(const QString& sentence, bool isError)
{
    m_isError = isError;
    m_sentence->setText(sentence);
    setAccessibleName(isError ? tr("Error: %1").arg(sentence) : sentence);
    setVisible(true);
    update();
    QAccessibleEvent alert(this, QAccessible::Alert); // a screen reader says it though the focus is elsewhere
    QAccessible::updateAccessibility(&alert);
}

int NoticeLine::lineHeight() const
{
    const QMargins margins = layout()->contentsMargins();
    return std::max(m_sentence->fontMetrics().height(), m_close->sizeHint().height()) + margins.top() +
           margins.bottom();
}

QString NoticeLine::sentence() const { return m_sentence->text(); }

void NoticeLine::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QColor tint = markColour(m_isError);
    QPainter painter(this);
    painter.fillRect(0, 0, markWidth, height(), tint);
    tint.setAlpha(28);
    painter.fillRect(markWidth, 0, width() - markWidth, height(), tint);
}

} // namespace roofline::window
