// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/measuring_bar.h"

#include "app/window/measuring/bar_icons.h"
#include "app/window/measuring/bar_style.h"
#include "app/window/measuring/card_choice.h"
#include "app/window/measuring/card_list.h"
#include "app/window/measuring/measure_options.h"
#include "app/window/notice/elided_label.h"
#include "app/window/notice/notice_line.h"
#include "app/window/text/core_words.h"
#include "core/session/result_table.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <utility>

namespace roofline::window {

MeasuringBar::MeasuringBar(CardList& cards, QWidget* parent)
    : QWidget(parent),
      m_cards(new CardChoice(cards, this)),
      m_plans(new QComboBox(this)),
      m_measure(new QPushButton(tr("&Measure"), this)),
      m_options(new MeasureOptions(this)),
      m_cancel(new QPushButton(tr("C&ancel"), this)), // Alt+C is the compute rate's
      m_useCeilings(new QPushButton(tr("&Use measured ceilings"), this)),
      m_row(new QHBoxLayout(this)),
      m_place(new QWidget(this)),
      m_lines(new QHBoxLayout(m_place)),
      m_measureAction(new QAction(tr("Measure"), this)),
      m_cancelAction(new QAction(tr("Cancel the measurement"), this)),
      m_status(new ElidedLabel(this)),
      m_progress(new QProgressBar(this)),
      m_notice(new NoticeLine(this)),
      m_style(new BarStyle(this))
{
    setObjectName("measuringBar");
    buildChoices();
    buildActions();
    buildProgress();
    layOut();
    for (QWidget* button :
         {static_cast<QWidget*>(m_cards), static_cast<QWidget*>(m_plans), static_cast<QWidget*>(m_measure),
          static_cast<QWidget*>(m_cancel), static_cast<QWidget*>(m_useCeilings)})
        button->setStyle(m_style);
    keepPlace();
    paintIcons();
    setTarget({});
    setMeasuring(false);
    setCeilingsUsable(false);
}

void MeasuringBar::buildChoices()
{
    connect(m_cards, &QComboBox::activated, this, &MeasuringBar::cardChosen);
    connect(m_cards, &QComboBox::currentIndexChanged, this, &MeasuringBar::shownCardChanged);

    m_plans->setObjectName("planChoice");
    m_plans->setAccessibleName(tr("Plan"));
    const auto add = [this](PlanKind kind, const QString& name, const QString& meaning) {
        m_plans->addItem(name, static_cast<int>(kind));
        m_plans->setItemData(m_plans->count() - 1, meaning, Qt::ToolTipRole);
    };
    add(PlanKind::Quick, tr("Quick"), tr("A first look, in a second or two"));
    add(PlanKind::Scaled, tr("Scaled"),
        tr("Sizes that fit the card: no cache serves the streams, no launch is too short"));
    add(PlanKind::Classic, tr("Classic"), tr("The sizes of the recorded Tesla T4, whatever the card"));
    setPlan(PlanKind::Scaled);
    m_plans->setToolTip(tr("How much is measured: quick, scaled to the card, or the classic sizes"));
}

void MeasuringBar::buildActions()
{
    m_measure->setObjectName("measureButton");
    m_cancel->setObjectName("cancelButton");
    m_useCeilings->setObjectName("useCeilingsButton");
    m_useCeilings->setToolTip(tr("Set the bandwidth and compute sliders to the two ceilings that were measured"));
    m_measureAction->setObjectName("measureAction");
    m_cancelAction->setObjectName("cancelAction");
    m_measureAction->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_M), QKeySequence(Qt::Key_F5)});
    m_cancelAction->setShortcut(QKeySequence(Qt::Key_Escape));
    m_cancelAction->setAutoRepeat(false); // Esc held down takes a zoom back and no more
    for (QAction* action : {m_measureAction, m_cancelAction}) {
        action->setShortcutContext(Qt::WindowShortcut);
        addAction(action);
    }
    connect(m_measureAction, &QAction::triggered, this, &MeasuringBar::measureAsked);
    connect(m_cancelAction, &QAction::triggered, this, &MeasuringBar::cancelAsked);
    connect(m_measure, &QPushButton::clicked, m_measureAction, &QAction::trigger);
    connect(m_cancel, &QPushButton::clicked, m_cancelAction, &QAction::trigger);
    connect(m_useCeilings, &QPushButton::clicked, this, &MeasuringBar::ceilingsAsked);
    addKey(m_cards, "cardKeyAction", tr("To the card"), QKeySequence(Qt::ALT | Qt::Key_K));
    addKey(m_plans, "planKeyAction", tr("To the plan"), QKeySequence(Qt::ALT | Qt::Key_P));
    m_cancel->setToolTip(tr("End the run and keep what was measured (Esc)"));
}

/// Boxes have no letter of their own: their text is what is chosen.
void MeasuringBar::addKey(QWidget* target, const QString& name, const QString& meaning, const QKeySequence& keys)
{
    auto* action = new QAction(meaning, this);
    action->setObjectName(name);
    action->setShortcut(keys);
    addAction(action);
    connect(action, &QAction::triggered, target, [target] { target->setFocus(Qt::ShortcutFocusReason); });
}

void MeasuringBar::addAtEnd(QWidget* button)
{
    button->setStyle(m_style);
    m_row->addWidget(button);
    m_atEnd.append(button);
}

void MeasuringBar::addBesideCancel(QWidget* button)
{
    button->setStyle(m_style);
    m_row->insertWidget(m_row->indexOf(m_cancel) + 1, button);
}

void MeasuringBar::addLine(QWidget* line)
{
    m_lines->insertWidget(2, line, 3);
    line->installEventFilter(this);
    showState();
}

void MeasuringBar::setSlim(bool isSlim)
{
    m_isSlim = isSlim;
    showButtons();
    showStatusText();
}

void MeasuringBar::showButtons()
{
    m_plans->setHidden(m_isSlim);
    m_options->setHidden(m_isSlim);
    if (m_isMeasuring)
        m_useCeilings->hide();           // first: both at once would make a narrow window wider
    m_cancel->setHidden(!m_isMeasuring); // a row of an 800 pixels wide window has no room for what does nothing
    m_useCeilings->setHidden(m_isSlim || m_isMeasuring); // the progress has its room
    for (QWidget* button : std::as_const(m_atEnd))
        button->setHidden(m_isSlim && button != m_atEnd.last());
}

void MeasuringBar::buildProgress()
{
    m_status->setObjectName("measuringStatus");
    m_progress->setObjectName("measuringProgress");
    m_progress->setAccessibleName(tr("Progress of the measurement"));
    m_progress->setAlignment(Qt::AlignCenter);
}

void MeasuringBar::layOut()
{
    m_row->addWidget(m_cards);
    m_row->addWidget(m_plans);
    auto* pair = new QWidget(this); // one button of two parts, of one height
    pair->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    auto* measure = new QHBoxLayout(pair);
    measure->setContentsMargins(0, 0, 0, 0);
    measure->setSpacing(0);
    measure->addWidget(m_measure);
    measure->addWidget(m_options);
    m_row->addWidget(pair);
    m_row->addWidget(m_cancel);
    m_row->addSpacing(6);
    m_row->addWidget(m_place, 1);
    m_row->addSpacing(6);
    m_row->addWidget(m_useCeilings);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->addWidget(m_status, 2);
    m_lines->addWidget(m_progress, 2, Qt::AlignVCenter);
    addLine(m_notice);
}

PlanKind MeasuringBar::plan() const { return static_cast<PlanKind>(m_plans->currentData().toInt()); }

void MeasuringBar::setPlan(PlanKind plan) { m_plans->setCurrentIndex(m_plans->findData(static_cast<int>(plan))); }

Seconds MeasuringBar::sustained() const { return m_options->sustained(); }

int MeasuringBar::chosenCard() const { return m_cards->currentIndex(); }

void MeasuringBar::showCard(int row) { m_cards->setCurrentIndex(row); }

void MeasuringBar::setMeasuring(bool isMeasuring)
{
    m_measureAction->setEnabled(!isMeasuring);
    m_measure->setEnabled(!isMeasuring);
    m_plans->setEnabled(!isMeasuring);
    m_options->setEnabled(!isMeasuring);
    m_isMeasuring = isMeasuring;
    showButtons();
    showState();
    m_cancelAction->setEnabled(isMeasuring);
    m_cancel->setEnabled(isMeasuring);
    m_progress->setRange(0, 0); // busy, until the first step says how many there are
    m_progress->setFormat(tr("waiting for the device"));
}

void MeasuringBar::showStep(const StepStarted& step)
{
    QString name = CoreWords::said(readableName(step.id));
    if (!step.shape.empty())
        name += ", " + QString::fromStdString(step.shape);
    m_progress->setRange(0, step.steps);
    m_progress->setValue(step.step - 1);
    m_progress->setFormat(tr("%1: %2 of %3").arg(name).arg(step.step).arg(step.steps));
}

void MeasuringBar::setTarget(const QString& title)
{
    m_measure->setToolTip(title.isEmpty() ? tr("Measure (Ctrl+M): no device is known yet")
                                          : tr("Measure %1 (Ctrl+M)").arg(title));
    m_measure->setAccessibleDescription(m_measure->toolTip());
}

void MeasuringBar::setCeilingsUsable(bool areUsable) { m_useCeilings->setEnabled(areUsable); }

void MeasuringBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const bool isOfText = event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (isOfText || event->type() == QEvent::PaletteChange)
        paintIcons();
    if (isOfText)
        keepPlace();
}

void MeasuringBar::paintIcons()
{
    m_measure->setIcon(bar_icons::play(palette(), m_measure->iconSize().height()));
    m_cancel->setIcon(bar_icons::stop(palette(), m_cancel->iconSize().height()));
}

} // namespace roofline::window
