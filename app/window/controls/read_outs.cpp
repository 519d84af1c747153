// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/read_outs.h"

#include <QGridLayout>
#include <QLabel>

#include "app/window/labels/fitting_text.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"

namespace roofline::window {

namespace {

/// The column is as wide as its lines: none is to be broken.
QString unbroken(QString line) { return line.replace(u' ', QChar::Nbsp); }

} // namespace

ReadOuts::ReadOuts(QWidget* parent) : QWidget(parent)
{
    setObjectName("readOuts");
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(1, 1);
    m_intensity = addLine(layout, "intensityValue", tr("Intensity"), tr("Arithmetic intensity: work over traffic"));
    m_ridge = addLine(layout, "ridgeValue", tr("Ridge point"), tr("The intensity at which both ceilings meet"));
    m_shared = addLine(layout, "sharedValue", tr("Shared memory"), tr("Shared memory of a block: its two tiles"));
    m_memory = addLine(layout, "memoryValue", tr("Memory time"), tr("Traffic over bandwidth"));
    m_compute = addLine(layout, "computeValue", tr("Compute time"), tr("Work over peak"));
    m_bound = addLine(layout, "boundValue", tr("Lower bound"), tr("The larger of both times, never their sum"));
    m_crossover =
        addSentence(layout, "crossoverValue", tr("Crossover"), tr("The size from which on compute sets the bound"));
}

FittingText* ReadOuts::addLine(QGridLayout* layout, const QString& name, const QString& label, const QString& meaning)
{
    const int row = layout->rowCount();
    auto* caption = new QLabel(label, this);
    auto* value = new FittingText(name, label, this);
    value->alignToEnd();
    caption->setAlignment(Qt::AlignTop);
    caption->setToolTip(meaning);
    value->setToolTip(meaning);
    layout->addWidget(caption, row, 0);
    layout->addWidget(value, row, 1);
    return value;
}

FittingText* ReadOuts::addSentence(QGridLayout* layout, const QString& name, const QString& label,
                                   const QString& meaning)
{
    const int row = layout->rowCount();
    auto* caption = new QLabel(label, this);
    auto* sentence = new FittingText(name, label, this);
    caption->setToolTip(meaning);
    sentence->setToolTip(meaning);
    layout->addWidget(caption, row, 0, 1, 2);
    layout->addWidget(sentence, row + 1, 0, 1, 2);
    return sentence;
}

void ReadOuts::showReading(const ModelReading& reading)
{
    m_intensity->setText(unbroken(intensityText(reading.intensity)));
    m_ridge->setText(unbroken(intensityText(reading.ridge)));
    m_shared->setText(unbroken(storageText(reading.sharedPerBlock)));
    m_memory->setText(unbroken(timeText(reading.time.memory)));
    m_compute->setText(unbroken(timeText(reading.time.compute)));
    m_bound->setText(unbroken(Wording::bound(reading)));
    m_crossover->setText(Wording::crossover(reading));
}

} // namespace roofline::window
