// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readout/verdict_panel.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/window/flow/flow_box.h"
#include "app/window/flow/flow_view.h"
#include "app/window/labels/fitting_text.h"
#include "app/window/race/race_panel.h"
#include "app/window/readout/explanation_card.h"
#include "app/window/state/while_visible.h"
#include "app/window/text/explanations.h"
#include "app/window/text/wording.h"

#include <algorithm>
#include <utility>

namespace roofline::window {

namespace {

constexpr double shareOfWindow = 0.225;
constexpr int fewestLetters = 30;
constexpr int mostLetters = 48;

Explanation explanationOf(FlowPart part, const ModelReading& reading)
{
    switch (part) {
    case FlowPart::GlobalMemory:
        return Explanations::globalMemory(reading);
    case FlowPart::Tile:
        return Explanations::tile(reading);
    case FlowPart::Arithmetic:
        return Explanations::arithmetic(reading);
    case FlowPart::Output:
        return Explanations::output(reading);
    }
    return {};
}

} // namespace

VerdictPanel::VerdictPanel(const ModelReading& first, QWidget* parent)
    : QWidget(parent),
      m_reading(first),
      m_verdict(new FittingText("verdict", tr("What limits it"), this)),
      m_race(new RacePanel),
      m_reason(new FittingText("reason", tr("Why"))),
      m_flow(new FlowView(first)),
      m_explanation(new ExplanationCard),
      m_pages(new QStackedWidget),
      m_assumptions(new QAction(tr("What the model assumes"), this)),
      m_assumptionsButton(new QPushButton(tr("What the model assumes")))
{
    setObjectName("verdictPanel");
    setAccessibleName(tr("What limits it"));
    layOut();
    m_reasonsFollow = new WhileVisible(*m_race, [this] { showReasons(); });
    m_cardFollows = new WhileVisible(*m_explanation, [this] { showCard(); });
    connectParts();
    fitToFont();
    showReasons();
    showReading(first);
}

QWidget* VerdictPanel::buildReasons()
{
    m_reason->takeWhatIsLeft();
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_race);
    column->addWidget(m_reason, 1);
    return page;
}

void VerdictPanel::layOut()
{
    auto* title = new QLabel(tr("<b>What limits it</b>"), this);
    title->setObjectName("verdictTitle");
    auto* flowTitle = new QLabel(tr("<b>The flow</b>"), this);
    flowTitle->setObjectName("flowTitle");
    for (QLabel* heading : {title, flowTitle})
        heading->setWordWrap(true);
    m_pages->setObjectName("readoutPages");
    m_pages->addWidget(buildReasons());
    m_pages->addWidget(m_explanation);
    m_assumptions->setObjectName("assumptionsAction");
    m_assumptionsButton->setObjectName("assumptionsButton");
    auto* column = new QVBoxLayout(this);
    column->addWidget(title);
    column->addWidget(m_verdict);
    column->addWidget(m_pages, 1);
    column->addWidget(flowTitle);
    column->addWidget(m_flow);
    column->addWidget(m_assumptionsButton);
}

void VerdictPanel::connectParts()
{
    connect(m_flow, &FlowView::partAsked, this, &VerdictPanel::openPart);
    connect(m_explanation, &ExplanationCard::closeAsked, this, &VerdictPanel::closeCard);
    connect(m_assumptionsButton, &QPushButton::clicked, m_assumptions, &QAction::trigger);
    connect(m_assumptions, &QAction::triggered, this, [this] {
        if (m_card == Card::Assumptions)
            closeCard();
        else
            open(Card::Assumptions, std::nullopt, m_assumptionsButton);
    });
    connect(m_race, &RacePanel::sightAsked, this, &VerdictPanel::closeCard);
}

void VerdictPanel::openPart(FlowPart part)
{
    if (m_part == part)
        closeCard();
    else
        open(Card::Part, part, &m_flow->box(part));
}

void VerdictPanel::open(Card card, std::optional<FlowPart> part, QWidget* opener)
{
    m_card = card;
    m_part = part;
    m_opener = opener;
    m_flow->showOpen(part);
    showCard();
    m_pages->setCurrentWidget(m_explanation);
    m_explanation->beginReading();
}

void VerdictPanel::closeCard()
{
    m_card = Card::None;
    m_part.reset();
    m_flow->showOpen(std::nullopt);
    m_pages->setCurrentIndex(0);
    if (m_opener)
        m_opener->setFocus(Qt::OtherFocusReason);
}

void VerdictPanel::fitToFont()
{
    const int line = fontMetrics().height();
    const int margin = qRound(0.6 * line);
    layout()->setSpacing(qRound(0.42 * line));
    layout()->setContentsMargins(margin, margin, margin, margin);
    m_pages->widget(0)->layout()->setSpacing(qRound(0.42 * line));
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 1.5);
    large.setWeight(QFont::DemiBold);
    m_verdict->setFont(large);
}

void VerdictPanel::showReading(const ModelReading& reading)
{
    m_reading = reading;
    m_verdict->setText(Wording::verdict(reading));
    m_flow->showReading(reading);
    m_reasonsFollow->renew();
    m_cardFollows->renew();
}

void VerdictPanel::showReasons()
{
    m_race->showTimes(m_reading.time);
    const QString full = Wording::reason(m_reading);
    const QString moves = Wording::moves(m_reading.time.limit);
    m_reason->setVersions(
        {full + u'\n' + moves, full + u'\n' + moves.section(u'\n', 0, 0), full, Wording::shortReason(m_reading)});
}

void VerdictPanel::showCard()
{
    if (m_card == Card::Assumptions)
        m_explanation->showExplanation(Explanations::assumptions());
    else if (m_part)
        m_explanation->showExplanation(explanationOf(*m_part, m_reading));
}

QSize VerdictPanel::minimumSizeHint() const
{
    const int letter = fontMetrics().averageCharWidth();
    const int wanted =
        std::clamp(qRound(window()->width() * shareOfWindow), fewestLetters * letter, mostLetters * letter);
    const int enough = std::max(QWidget::minimumSizeHint().width(), wanted);
    return {enough, heightForWidth(enough)};
}

void VerdictPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitToFont();
}

} // namespace roofline::window
