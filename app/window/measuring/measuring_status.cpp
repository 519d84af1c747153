// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of MeasuringBar that says something: the status in the row, and the lines that take its place.
#include "app/window/measuring/measuring_bar.h"

#include "app/window/notice/elided_label.h"
#include "app/window/notice/notice_line.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int fewestLetters = 8;

} // namespace

void MeasuringBar::showStatus(const QString& text, const QString& whole)
{
    m_statusText = text;
    m_statusWhole = whole;
    m_isOfPlace = false;
    showStatusText();
}

void MeasuringBar::showPlaceNotes(const QStringList& notes)
{
    QStringList brief;
    for (const QString& note : notes)
        brief << note.section(QStringLiteral(": "), 0, 0);
    m_statusText = brief.join(QStringLiteral("; "));
    m_statusWhole = notes.join(QStringLiteral("\n"));
    m_isOfPlace = true;
    showStatusText();
}

void MeasuringBar::showStatusText()
{
    const bool isShown = !(m_isOfPlace && m_isSlim);
    m_status->setText(isShown ? m_statusText : QString());
    if (!isShown || m_statusWhole.isEmpty())
        return;
    m_status->setToolTip(m_statusWhole);
    m_status->setAccessibleDescription(m_statusWhole);
}

/// Nothing moves when a line comes or goes: the place has the same room for one, for two and for none.
void MeasuringBar::keepPlace()
{
    const int letters = fewestLetters * fontMetrics().averageCharWidth();
    const QSize least = m_notice->leastSize();
    m_place->setMinimumSize(std::max(letters, least.width()), least.height());
    const int space = 2 * fontMetrics().height() / 5;
    m_row->setSpacing(space);
    m_row->setContentsMargins(space, 2, space, 2);
    m_lines->setSpacing(space);
}

/// A line that was asked for stands in the place of the status; the progress stays beside it.
void MeasuringBar::showState()
{
    bool isLine = false;
    for (int i = 2; i < m_lines->count(); ++i)
        isLine = isLine || !m_lines->itemAt(i)->widget()->isHidden();
    m_progress->setVisible(m_isMeasuring);
    m_status->setVisible(!m_isMeasuring && !isLine);
}

bool MeasuringBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        showState();
    return QWidget::eventFilter(watched, event);
}

} // namespace roofline::window
