// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of MeasuringBar that says something: the status in the row, and the place beneath it.
#include "app/window/measuring/measuring_bar.h"

#include "app/window/notice/elided_label.h"
#include "app/window/notice/notice_line.h"

namespace roofline::window {

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

/// Nothing moves under the pointer when a line comes or goes. In a lecture the pictures have that room.
void MeasuringBar::keepPlace() { m_place->setMinimumHeight(m_isSlim ? 0 : m_notice->lineHeight()); }

} // namespace roofline::window
