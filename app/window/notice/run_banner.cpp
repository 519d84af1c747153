// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notice/run_banner.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include "app/window/text/run_notes.h"
#include "app/window/theme/picture_theme.h"

namespace roofline::window {

RunBanner::RunBanner(QWidget* parent) : QFrame(parent), m_sentence(new QLabel(this))
{
    setObjectName("runBanner");
    m_sentence->setObjectName("runBannerSentence");
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base); // the paper of the pictures beneath
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 8, 2);
    row->addWidget(m_sentence, 1);
    applyTheme();
    hide();
}

void RunBanner::showSession(const Session& session)
{
    const QString brief = RunNotes::brief(session);
    const QString whole = RunNotes::lines(session).join(u'\n');
    m_sentence->setText(brief.isEmpty() ? brief : tr("! This run: %1").arg(brief));
    m_sentence->setToolTip(whole);
    m_sentence->setAccessibleDescription(whole);
    setVisible(!brief.isEmpty());
}

QString RunBanner::sentence() const { return m_sentence->text(); }

void RunBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
    if (const int side = fontMetrics().height() / 2; event->type() == QEvent::FontChange)
        layout()->setContentsMargins(side, 2, side, 2);
}

void RunBanner::applyTheme()
{
    const PictureTheme theme = themeOf(palette());
    QPalette words;
    words.setColor(QPalette::Text, theme.warning); // on Base
    m_sentence->setPalette(words);
}

} // namespace roofline::window
