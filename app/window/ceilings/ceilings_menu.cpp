// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/ceilings/ceilings_menu.h"

#include <QActionGroup>

#include "app/window/menus/remembered_choice.h"
#include "app/window/text/ceiling_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/spread_words.h"
#include "core/measuring/knee_point.h"
#include "core/session/ladder.h"
#include "core/session/roofs.h"
#include "core/session/theoretical.h"

#include <algorithm>
#include <map>

namespace roofline::window {

namespace {

constexpr const char* levels[] = {"l1_read",    "l2_read", "llc_read",      "dram_read",
                                  "dram_write", "triad",   "copy_sustained"};
constexpr const char* flats[] = {"fma_fp32", "muladd_fp32", "fma_fp64", "fma_fp16x2", "fma_bf16x2",
                                 "mma_fp16", "mma_bf16",    "mma_tf32", "mma_fp8",    "fma_fp32_sustained"};

bool isSustained(const std::string& id) { return id.ends_with(sustainedSuffix); }

QString measured(const QString& rate, const RoofFacts& facts)
{
    return SpreadWords::beside(rate, facts.time, facts.conditions);
}

/// Each ceiling that can be a line of the chart, with its value.
std::map<std::string, QString> valuesOf(const Session& session)
{
    std::map<std::string, QString> values;
    const Roofs all = roofs(session);
    for (const Slope& slope : all.slopes)
        values[slope.facts.id] = measured(bandwidthText(slope.bandwidth), slope.facts);
    for (const Flat& flat : all.flats)
        if (!flat.isOfIntegers)
            values[flat.facts.id] = measured(computeRateText(flat.rate), flat.facts);
    return values;
}

bool hasKnee(const Session& session)
{
    return std::any_of(session.kernels.begin(), session.kernels.end(),
                       [](const KernelMeasurement& kernel) { return isKneePoint(kernel.id); });
}

bool hasTheory(const Session& session)
{
    return std::any_of(session.ceilings.begin(), session.ceilings.end(), [&session](const CeilingMeasurement& ceiling) {
        return theoreticalRate(session.device, ceiling).has_value();
    });
}

} // namespace

CeilingsMenu::CeilingsMenu(SessionState& screen, QWidget* parent)
    : QMenu(tr("Ceilin&gs"), parent), m_screen(screen), m_oneOf(new QActionGroup(this))
{
    setObjectName("ceilingsMenu");
    setToolTipsVisible(true);
    setToolTip(tr("Which of the measured ceilings the roofline draws"));
    m_memory = addSection(tr("Memory"));
    for (const char* id : levels)
        addSwitch(id);
    m_arithmetic = addSection(tr("Arithmetic"));
    for (const char* id : flats)
        addSwitch(id);
    m_precisionMenu = addMenu(tr("&Precision of the roof"));
    m_precisionMenu->setObjectName("precisionMenu");
    for (const char* id : flats)
        if (!isSustained(id))
            addPrecision(id);
    addSeparator();
    m_theory = addKind("theoryAction", tr("&Theoretical values"), {}, &CeilingChoice::hasTheory);
    m_ladders =
        addKind("laddersAction", tr("&Ladders"),
                tr("From each kernel to the next better one: ↑ nearer to what bounds it, → under another ceiling"),
                &CeilingChoice::hasLadders);
    m_knee = addKind("kneeAction", tr("Measured &knee"),
                     tr("One stream with more and more arithmetic, under the two lines of the roof"),
                     &CeilingChoice::hasKnee);
    connect(&screen, &SessionState::replaced, this, &CeilingsMenu::showSession);
    connect(&screen, &SessionState::grew, this, &CeilingsMenu::showSession);
    connect(&screen, &SessionState::ceilingsChosen, this, &CeilingsMenu::showChoice);
    showSession();
    showChoice();
}

void CeilingsMenu::addSwitch(const std::string& id)
{
    QAction* action = addAction(CeilingWords::name(id));
    action->setObjectName(QStringLiteral("ceiling_") + QString::fromStdString(id));
    action->setCheckable(true);
    remember(*action);
    connect(action, &QAction::toggled, this, [this, id](bool isOn) {
        CeilingChoice choice = m_screen.ceilings();
        if (isOn)
            choice.shown.insert(id);
        else
            choice.shown.erase(id);
        m_screen.choose(choice);
    });
    m_switches.push_back({id, action, false});
}

void CeilingsMenu::addPrecision(const std::string& id)
{
    QAction* action = m_precisionMenu->addAction(CeilingWords::name(id));
    action->setObjectName(QStringLiteral("precision_") + QString::fromStdString(id));
    action->setCheckable(true);
    m_oneOf->addAction(action);
    connect(action, &QAction::triggered, this, [this, id] { choosePrecision(id); });
    m_precisions.push_back({id, action, false});
}

QAction* CeilingsMenu::addKind(const char* name, const QString& text, const QString& toolTip,
                               bool CeilingChoice::*member)
{
    QAction* action = addAction(text);
    action->setObjectName(QString::fromLatin1(name));
    action->setCheckable(true);
    action->setToolTip(toolTip);
    remember(*action);
    connect(action, &QAction::toggled, this, [this, member](bool isOn) {
        CeilingChoice choice = m_screen.ceilings();
        choice.*member = isOn;
        m_screen.choose(choice);
    });
    return action;
}

void CeilingsMenu::choosePrecision(const std::string& id)
{
    CeilingChoice choice = m_screen.ceilings();
    choice.precision = id;
    m_screen.choose(choice);
    emit precisionChosen();
}

void CeilingsMenu::show(const std::vector<std::string>& ids)
{
    CeilingChoice choice = m_screen.ceilings();
    choice.shown = {ids.begin(), ids.end()};
    m_screen.choose(choice);
}

void CeilingsMenu::showChoice()
{
    const CeilingChoice& choice = m_screen.ceilings();
    const std::string flat = flatOf(m_screen.session(), choice.precision) ? choice.precision : "fma_fp32";
    bool hasLevel = false;
    bool hasFlat = false;
    for (const Switch& one : m_switches) {
        const bool isOffered = one.isMeasured && one.id != flat; // the roof's own is there already
        one.action->setChecked(choice.shown.count(one.id) > 0);
        one.action->setVisible(isOffered);
        const bool isLevel = std::find(std::begin(levels), std::end(levels), one.id) != std::end(levels);
        (isLevel ? hasLevel : hasFlat) |= isOffered;
    }
    m_memory->setVisible(hasLevel); // no heading over nothing
    m_arithmetic->setVisible(hasFlat);
    for (const Switch& one : m_precisions)
        one.action->setChecked(one.id == flat);
    m_theory->setChecked(choice.hasTheory);
    m_ladders->setChecked(choice.hasLadders);
    m_knee->setChecked(choice.hasKnee);
}

void CeilingsMenu::showSession()
{
    const Session& session = m_screen.session();
    const std::map<std::string, QString> values = valuesOf(session);
    const auto showValue = [&values](Switch& one) {
        const auto value = values.find(one.id);
        one.isMeasured = value != values.end();
        one.action->setVisible(one.isMeasured);
        if (one.isMeasured)
            one.action->setText(CeilingWords::name(one.id) + u'\t' + value->second);
    };
    std::for_each(m_switches.begin(), m_switches.end(), showValue);
    std::for_each(m_precisions.begin(), m_precisions.end(), showValue);
    m_precisionMenu->menuAction()->setVisible(!values.empty());
    m_ladders->setVisible(!ladders(session).empty());
    m_knee->setVisible(hasKnee(session));
    showTheory();
    showChoice();
}

void CeilingsMenu::showTheory()
{
    const bool isKnown = hasTheory(m_screen.session());
    m_theory->setEnabled(isKnown);
    m_theory->setToolTip(isKnown
                             ? tr("Units times the clock that was seen, beside what was measured: never a roof")
                             : tr("Unknown: no figures were published for this architecture, or no clock was read"));
    m_theory->setText(isKnown ? tr("&Theoretical values") : tr("&Theoretical values: unknown here"));
}

} // namespace roofline::window
