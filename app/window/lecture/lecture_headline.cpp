// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lecture/lecture_headline.h"

#include <QAccessible>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "app/window/state/explorer_state.h"
#include "app/window/state/while_visible.h"
#include "app/window/text/wording.h"

namespace roofline::window {

namespace {

constexpr double verdictGrowth = 1.6;

} // namespace

LectureHeadline::LectureHeadline(ExplorerState& explorer, QWidget* parent)
    : QWidget(parent), m_verdict(new QLabel(this)), m_setting(new QLabel(this)), m_scene(new QLabel(this))
{
    setObjectName("lectureHeadline");
    m_verdict->setObjectName("lectureVerdict");
    m_setting->setObjectName("lectureSetting");
    m_scene->setObjectName("lectureScene");
    m_verdict->setWordWrap(true);
    m_setting->setWordWrap(true);
    m_scene->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->setVerticalSpacing(2);
    layout->addWidget(m_verdict, 0, 0, 1, 2);
    layout->addWidget(m_setting, 1, 0);
    layout->addWidget(m_scene, 1, 1);
    layout->setColumnStretch(0, 1);
    enlarge();
    auto* update = new WhileVisible(*this, [this, &explorer] { showReading(explorer.reading()); });
    connect(&explorer, &ExplorerState::changed, update, &WhileVisible::renew);
    showReading(explorer.reading());
}

void LectureHeadline::showReading(const ModelReading& reading)
{
    m_verdict->setText(Wording::verdict(reading));
    m_setting->setText(Wording::setting(reading.input));
}

void LectureHeadline::showScene(const QString& caption)
{
    m_scene->setText(caption);
    QAccessibleEvent alert(m_scene, QAccessible::Alert); // the keys that led here were a clicker's
    QAccessible::updateAccessibility(&alert);
}

void LectureHeadline::enlarge()
{
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * verdictGrowth);
    large.setBold(true);
    m_verdict->setFont(large);
}

void LectureHeadline::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        enlarge();
}

} // namespace roofline::window
