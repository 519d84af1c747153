// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notice/notice_line.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include "app/window/notice/elided_label.h"
#include "app/window/notice/notice_sheet.h"

namespace roofline::window {

namespace {

constexpr int markWidth = 4;
constexpr int buttonSpacing = 4;

/// Told apart by the mark's colour and by the sentence's first word; both colours have 3:1 against light and dark.
QColor markColour(bool isError) { return isError ? QColor(0xd6, 0x45, 0x45) : QColor(0x2a, 0x82, 0xc9); }

} // namespace

NoticeLine::NoticeLine(QWidget* parent)
    : QFrame(parent),
      m_sentence(new ElidedLabel(this)),
      m_more(new QToolButton(this)),
      m_close(new QToolButton(this)),
      m_sheet(new NoticeSheet(this))
{
    setObjectName("noticeLine");
    m_sentence->setObjectName("noticeSentence");
    buildButtons();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(markWidth + 4, 1, markWidth + 4, 1); // the mark stands where reading begins
    row->setSpacing(buttonSpacing);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_more);
    row->addWidget(m_close);
    auto* copy = new QAction(tr("&Copy the notice"), this);
    copy->setObjectName("copyNoticeAction");
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut); // the table and the pictures have this key too
    connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(sentence()); });
    for (QWidget* place : {static_cast<QWidget*>(this), static_cast<QWidget*>(m_more), static_cast<QWidget*>(m_close)})
        place->addAction(copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    for (QToolButton* button : {m_more, m_close}) // an action makes no menu of it
        button->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    hide();
}

void NoticeLine::buildButtons()
{
    m_more->setObjectName("noticeMore");
    m_more->setText(QChar(0x25BE));
    m_more->setToolTip(tr("The whole notice"));
    m_close->setObjectName("noticeClose");
    m_close->setText(QChar(0x00d7));
    m_close->setToolTip(tr("Close this notice"));
    for (QToolButton* button : {m_more, m_close}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(button->toolTip());
    }
    m_more->hide();
    connect(m_more, &QToolButton::clicked, this, [this] { m_sheet->open(sentence(), *this); });
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
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
    fit();
    update();
    QAccessibleEvent alert(this, QAccessible::Alert); // a screen reader says it though the focus is elsewhere
    QAccessible::updateAccessibility(&alert);
}

QSize NoticeLine::leastSize() const
{
    const QMargins margins = layout()->contentsMargins();
    const int buttons = m_more->sizeHint().width() + m_close->sizeHint().width() + 2 * buttonSpacing;
    return QSize(buttons, 2 * m_sentence->fontMetrics().lineSpacing()).grownBy(margins);
}

QString NoticeLine::sentence() const { return m_sentence->text(); }

void NoticeLine::fit()
{
    const QRect inside = layout()->contentsRect();
    const QSize room(inside.width() - m_close->sizeHint().width() - buttonSpacing, inside.height());
    m_more->setVisible(!m_sentence->fits(room));
}

void NoticeLine::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fit();
}

void NoticeLine::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void NoticeLine::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QColor tint = markColour(m_isError);
    QPainter painter(this);
    painter.fillRect(style()->visualRect(layoutDirection(), rect(), QRect(0, 0, markWidth, height())), tint);
    tint.setAlpha(28);
    painter.fillRect(rect(), tint);
}

} // namespace roofline::window
