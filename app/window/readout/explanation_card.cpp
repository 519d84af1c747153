// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readout/explanation_card.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/labels/fitting_text.h"
#include "app/window/text/explanations.h"

namespace roofline::window {

ExplanationCard::ExplanationCard(QWidget* parent)
    : QFrame(parent),
      m_title(new FittingText("cardTitle", tr("Title of the card"), this)),
      m_numbers(new FittingText("cardNumbers", tr("Numbers of the setting"), this)),
      m_texts(new QVBoxLayout),
      m_close(new QToolButton(this)),
      m_area(new QScrollArea(this))
{
    setObjectName("explanationCard");
    setFrameShape(QFrame::StyledPanel);
    m_close->setObjectName("cardClose");
    m_close->setAccessibleName(tr("Close the card"));
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &ExplanationCard::closeAsked);

    auto* content = new QWidget;
    content->setLayout(m_texts);
    m_texts->setContentsMargins(0, 0, 0, 0);
    m_texts->addWidget(m_numbers);
    m_texts->addStretch(1);
    m_area->setObjectName("cardArea");
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::StrongFocus);
    m_area->setWidget(content);

    auto* heading = new QHBoxLayout;
    heading->addWidget(m_title, 1);
    heading->addWidget(m_close, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(2);
    column->addLayout(heading);
    column->addWidget(m_area, 1);
    setFocusProxy(m_area);
    fitToFont();
}

void ExplanationCard::showExplanation(const Explanation& explanation)
{
    m_title->setText(explanation.title);
    m_numbers->setText(explanation.numbers);
    m_numbers->setVisible(!explanation.numbers.isEmpty());
    showParagraphs(explanation.paragraphs);
    setAccessibleName(explanation.title);
    m_area->setAccessibleName(explanation.title);
    m_area->setAccessibleDescription(explanation.numbers + u'\n' + explanation.paragraphs.join(u'\n'));
}

void ExplanationCard::showParagraphs(const QStringList& paragraphs)
{
    while (m_paragraphs.size() < paragraphs.size()) {
        m_paragraphs.append(new FittingText("cardParagraph", tr("Explanation"), this));
        m_texts->insertWidget(m_texts->count() - 1, m_paragraphs.back());
    }
    for (qsizetype i = 0; i < m_paragraphs.size(); ++i) {
        m_paragraphs.at(i)->setText(paragraphs.value(i));
        m_paragraphs.at(i)->setVisible(i < paragraphs.size());
    }
}

void ExplanationCard::beginReading()
{
    m_area->verticalScrollBar()->setValue(0);
    m_area->setFocus(Qt::OtherFocusReason);
}

int ExplanationCard::heightForWidth(int width) const
{
    constexpr int fewestLines = 8;
    Q_UNUSED(width)
    return fewestLines * fontMetrics().height();
}

bool ExplanationCard::event(QEvent* event)
{
    const auto isEscape = [event] { return static_cast<QKeyEvent*>(event)->matches(QKeySequence::Cancel); };
    if (event->type() == QEvent::ShortcutOverride && isEscape()) {
        event->accept(); // before it becomes the shortcut of Cancel
        return true;
    }
    if (event->type() == QEvent::KeyPress && isEscape()) {
        event->accept();
        emit closeAsked();
        return true;
    }
    return QFrame::event(event);
}

void ExplanationCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        fitToFont();
}

void ExplanationCard::fitToFont()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    constexpr int oversampling = 2;
    const int side = fontMetrics().height();
    m_texts->setSpacing(qRound(0.22 * side));
    layout()->setContentsMargins(qRound(0.42 * side), qRound(0.08 * side), qRound(0.3 * side), qRound(0.15 * side));
    QPixmap cross(side * oversampling, side * oversampling);
    cross.fill(Qt::transparent);
    QPainter painter(&cross);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::ButtonText), side * 0.2));
    const double near = side * oversampling * 0.25;
    const double far = side * oversampling * 0.75;
    painter.drawLine(QPointF(near, near), QPointF(far, far));
    painter.drawLine(QPointF(near, far), QPointF(far, near));
    painter.end();
    cross.setDevicePixelRatio(oversampling);
    m_close->setIcon(QIcon(cross));
    m_close->setIconSize({side, side});
}

} // namespace roofline::window
