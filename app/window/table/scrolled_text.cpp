// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/scrolled_text.h"

#include <QEvent>
#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

namespace roofline::window {

ScrolledText::ScrolledText(QLabel* label, QWidget* parent) : QScrollArea(parent), m_label(label)
{
    setObjectName(label->objectName() + QStringLiteral("Area"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // a stop of Tab only where there is something to scroll
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setWidget(label);
    viewport()->setAutoFillBackground(false); // the paper of the window
    label->setAutoFillBackground(false);
}

void ScrolledText::setText(const QString& text)
{
    m_label->setText(text);
    setVisible(!text.isEmpty());
    updateGeometry();
}

QSize ScrolledText::sizeHint() const { return {m_label->sizeHint().width(), m_label->heightForWidth(width())}; }

QSize ScrolledText::minimumSizeHint() const
{
    return {0, std::min(m_label->heightForWidth(width()), 2 * fontMetrics().lineSpacing())};
}

void ScrolledText::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    const bool isScrolled = m_label->heightForWidth(width()) > height();
    setFocusPolicy(isScrolled ? Qt::StrongFocus : Qt::NoFocus);
    if (event->oldSize().width() != event->size().width())
        updateGeometry(); // other lines
}

void ScrolledText::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace roofline::window
