// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readout/verdict_panel.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "app/window/flow/flow_view.h"
#include "app/window/race/race_panel.h"
#include "app/window/text/wording.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr double shareOfWindow = 0.225;
constexpr int fewestLetters = 30;
constexpr int mostLetters = 48;

} // namespace

VerdictPanel::VerdictPanel(const ModelReading& first, QWidget* parent)
    : QWidget(parent),
      m_verdict(addText("verdict", tr("What limits it"))),
      m_race(new RacePanel(this)),
      m_flow(new FlowView(first, this)),
      m_reason(addText("reason", tr("Why"))),
      m_moves(addText("moves", tr("Two kinds of move"))),
      m_assumptions(addText("assumptions", tr("What the model leaves out")))
{
    setObjectName("verdictPanel");
    setAccessibleName(tr("What limits it"));
    auto* title = new QLabel(tr("<b>What limits it</b>"), this);
    title->setObjectName("verdictTitle");
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(title);
    layout->addWidget(m_verdict);
    layout->addWidget(m_race);
    layout->addWidget(m_flow);
    layout->addWidget(m_reason);
    layout->addWidget(m_moves);
    layout->addStretch(1);
    layout->addWidget(m_assumptions);
    m_assumptions->setText(Wording::leftOut());
    enlargeVerdict();
    showReading(first);
}

QLabel* VerdictPanel::addText(const QString& name, const QString& accessibleName)
{
    auto* label = new QLabel(this);
    label->setObjectName(name);
    label->setAccessibleName(accessibleName);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void VerdictPanel::enlargeVerdict()
{
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 1.5);
    large.setWeight(QFont::DemiBold);
    m_verdict->setFont(large);
}

void VerdictPanel::showReading(const ModelReading& reading)
{
    m_verdict->setText(Wording::verdict(reading));
    m_race->showTimes(reading.time);
    m_flow->showReading(reading);
    m_reason->setText(Wording::reason(reading));
    m_moves->setText(Wording::moves(reading.time.limit));
}

QSize VerdictPanel::minimumSizeHint() const
{
    const int letter = fontMetrics().averageCharWidth();
    const QSize needed = QWidget::minimumSizeHint();
    const int wanted =
        std::clamp(qRound(window()->width() * shareOfWindow), fewestLetters * letter, mostLetters * letter);
    return {std::max(needed.width(), wanted), needed.height()};
}

void VerdictPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        enlargeVerdict();
}

} // namespace roofline::window
