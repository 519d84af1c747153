// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_read_out.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include "app/window/live/live_marker.h"
#include "app/window/notice/elided_label.h"

namespace roofline::window {

LiveReadOut::LiveReadOut(QWidget* parent)
    : QWidget(parent), m_marker(new QLabel(this)), m_sentence(new ElidedLabel(this))
{
    setObjectName("liveReadOut");
    setAccessibleName(tr("Live"));
    m_sentence->setObjectName("liveSentence");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2, 0, 2, 0);
    row->setSpacing(6);
    row->addWidget(m_marker);
    row->addWidget(m_sentence, 1);
    applyTheme();
    hide();
}

void LiveReadOut::showSentence(const QString& sentence, bool isWarning)
{
    if (m_isWarning != isWarning) {
        m_isWarning = isWarning;
        applyTheme();
    }
    m_sentence->setText(sentence);
    setAccessibleDescription(sentence);
}

QString LiveReadOut::sentence() const { return m_sentence->text(); }

void LiveReadOut::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

void LiveReadOut::applyTheme()
{
    const PictureTheme theme = themeOf(palette());
    const int side = fontMetrics().height();
    m_marker->setPixmap(liveIcon(theme, side).pixmap(QSize(side, side), QIcon::Normal, QIcon::On));
    QPalette words;
    if (m_isWarning)
        for (const QPalette::ColorRole role :
             {QPalette::WindowText, QPalette::ButtonText}) // a tool bar's is the second
            words.setColor(role, theme.warning);
    m_sentence->setPalette(words);
}

} // namespace roofline::window
