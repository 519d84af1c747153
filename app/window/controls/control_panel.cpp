// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/control_panel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/window/controls/parameter_control.h"
#include "app/window/controls/read_outs.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/while_visible.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/spread_words.h"
#include "app/window/text/what_if_words.h"
#include "app/window/text/wording.h"
#include "core/quantity/units.h"
#include "core/session/roofs.h"
#include "core/session/view_range.h"

namespace roofline::window {

ControlPanel::ControlPanel(ExplorerState& explorer, QWidget* parent)
    : QWidget(parent), m_explorer(explorer), m_readOuts(new ReadOuts(this))
{
    setObjectName("controlPanel");
    setAccessibleName(tr("Model"));
    buildParameters();
    buildChoices();
    layOut();
    connectParts();
    showReading(explorer.reading());
}

void ControlPanel::buildParameters()
{
    const ModelInput& at = m_explorer.input();
    m_size = new ParameterControl({"size",
                                   tr("Matrix size &N"),
                                   tr("Matrix size N"),
                                   {},
                                   LogScale::powersOfTwo(smallestViewSize, largestViewSize),
                                   static_cast<double>(at.shape.n)},
                                  this);
    m_tile = new ParameterControl({"tile",
                                   tr("&Tile size T"),
                                   tr("Tile size T"),
                                   {},
                                   LogScale::powersOfTwo(1, largestViewTile),
                                   static_cast<double>(at.shape.tile)},
                                  this);
    m_bandwidth = new ParameterControl({"bandwidth", tr("&Bandwidth"), tr("Memory bandwidth"), tr("GB/s"),
                                        LogScale::decades(chosenBandwidth.lowest, chosenBandwidth.highest),
                                        inGigabytesPerSecond(at.roof.bandwidth)},
                                       this);
    m_peak = new ParameterControl({"compute", tr("&Compute"), tr("Peak compute rate"), tr("TFLOP/s"),
                                   LogScale::decades(chosenPeak.lowest, chosenPeak.highest),
                                   inTeraflopsPerSecond(at.roof.peak)},
                                  this);
}

QComboBox* ControlPanel::addChoice(const QString& name, const QString& meaning)
{
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(meaning);
    box->setToolTip(meaning);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

void ControlPanel::buildChoices()
{
    m_traffic = addChoice("trafficChoice", tr("What crosses the memory"));
    m_traffic->addItem(tr("T×T tiles"), static_cast<int>(Traffic::Tiled));
    m_traffic->addItem(tr("each matrix once"), static_cast<int>(Traffic::MatrixOnce));
    m_element = addChoice("elementChoice", tr("Bytes of one matrix element"));
    m_element->addItem(tr("2 byte (half)"), 2);
    m_element->addItem(tr("4 byte (float)"), 4);
    m_element->addItem(tr("8 byte (double)"), 8);
}

void ControlPanel::layOut()
{
    auto* layout = new QVBoxLayout(this);
    for (ParameterControl* control : {m_size, m_tile, m_bandwidth, m_peak})
        layout->addWidget(control);
    auto* choices = new QFormLayout;
    choices->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    // A label does not count what a mnemonic's line costs: it breaks the pairs of letters. A space makes up for it.
    choices->addRow(tr("T&raffic") + QChar::Nbsp, m_traffic);
    choices->addRow(tr("&Element") + QChar::Nbsp, m_element);
    layout->addLayout(choices);
    auto* line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    layout->addWidget(line);
    layout->addWidget(m_readOuts);
    layout->addStretch(1);
}

void ControlPanel::connectParts()
{
    ExplorerState* state = &m_explorer;
    connect(m_size, &ParameterControl::chosen, state, [state](double n) { state->setSize(qRound64(n)); });
    connect(m_tile, &ParameterControl::chosen, state, [state](double tile) { state->setTile(qRound64(tile)); });
    connect(m_bandwidth, &ParameterControl::chosen, state,
            [state](double rate) { state->setBandwidth(gigabytesPerSecond(rate)); });
    connect(m_peak, &ParameterControl::chosen, state,
            [state](double rate) { state->setPeak(teraflopsPerSecond(rate)); });
    connect(m_traffic, &QComboBox::activated, state,
            [state, this] { state->setTraffic(static_cast<Traffic>(m_traffic->currentData().toInt())); });
    connect(m_element, &QComboBox::activated, state,
            [state, this] { state->setElementBytes(m_element->currentData().toInt()); });
    auto* update = new WhileVisible(*this, [this] { showReading(m_explorer.reading()); });
    connect(state, &ExplorerState::changed, update, &WhileVisible::renew);
}

void ControlPanel::showSession(const Session& session, const std::optional<Roof>& measured)
{
    m_limits = blockLimitsOf(session.device);
    m_measured = measured;
    m_bandwidth->setMeasured(m_measured ? std::optional(inGigabytesPerSecond(m_measured->bandwidth)) : std::nullopt);
    m_peak->setMeasured(m_measured ? std::optional(inTeraflopsPerSecond(m_measured->peak)) : std::nullopt);
    tellMeasured(session);
    showTileFaults(m_explorer.input().shape);
    showWhatIf(m_explorer.input().roof);
}

/// Beneath a slider there is no room for a spread: the tip has it.
void ControlPanel::tellMeasured(const Session& session)
{
    m_bandwidthTold.clear();
    m_peakTold.clear();
    const auto told = [](const QString& rate, const RoofFacts& facts) {
        return tr("Measured: %1").arg(SpreadWords::beside(rate, facts.time, facts.conditions));
    };
    const Roofs all = roofs(session);
    for (const Slope& slope : all.slopes)
        if (m_measured && slope.bandwidth == m_measured->bandwidth && m_bandwidthTold.isEmpty())
            m_bandwidthTold = told(bandwidthText(slope.bandwidth), slope.facts);
    for (const Flat& flat : all.flats)
        if (m_measured && flat.rate == m_measured->peak && m_peakTold.isEmpty())
            m_peakTold = told(computeRateText(flat.rate), flat.facts);
}

void ControlPanel::showWhatIf(const Roof& roof)
{
    if (!m_measured) {
        m_bandwidth->setRemark({});
        m_peak->setRemark({});
        return;
    }
    m_bandwidth->setRemark(WhatIfWords::besideSlider(bandwidthText(m_measured->bandwidth), roof.bandwidth.value(),
                                                     m_measured->bandwidth.value()),
                           m_bandwidthTold);
    m_peak->setRemark(
        WhatIfWords::besideSlider(computeRateText(m_measured->peak), roof.peak.value(), m_measured->peak.value()),
        m_peakTold);
}

void ControlPanel::showTileFaults(const MatmulShape& shape)
{
    m_tile->setWarning(Wording::tileFaults(shape, m_limits).join(u' '));
}

void ControlPanel::showReading(const ModelReading& reading)
{
    const MatmulShape& shape = reading.input.shape;
    m_size->showValue(static_cast<double>(shape.n));
    m_tile->showValue(static_cast<double>(shape.tile));
    m_bandwidth->showValue(inGigabytesPerSecond(reading.input.roof.bandwidth));
    m_peak->showValue(inTeraflopsPerSecond(reading.input.roof.peak));
    showTileFaults(shape);
    showWhatIf(reading.input.roof);
    m_traffic->setCurrentIndex(m_traffic->findData(static_cast<int>(shape.traffic)));
    if (m_element->findData(shape.elementBytes) < 0) // whatever the state holds is shown
        m_element->addItem(tr("%n byte", nullptr, shape.elementBytes), shape.elementBytes);
    m_element->setCurrentIndex(m_element->findData(shape.elementBytes));
    m_readOuts->showReading(reading);
}

} // namespace roofline::window
