// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/support/window_states.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "app/window/flow/flow_box.h"
#include "app/window/flow/flow_view.h"
#include "app/window/notice/notice_line.h"
#include "app/window/crossover/crossover_chart.h"
#include "app/window/startup/explorer.h"
#include "core/quantity/units.h"
#include "core/session/named_session.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#include <variant>

namespace roofline::window {

namespace {

template <class Part>
Part* part(Explorer& explorer, const char* name)
{
    auto* found = explorer.window().findChild<Part*>(QString::fromLatin1(name));
    if (found == nullptr)
        qFatal("The window has no %s", name);
    return found;
}

void trigger(Explorer& explorer, const char* name)
{
    for (QAction* action : explorer.window().actions())
        if (action->objectName() == QLatin1String(name))
            return action->trigger();
    qFatal("The window has no %s", name);
}

void press(QWidget* widget, int key, int times = 1, Qt::KeyboardModifiers with = {})
{
    widget->setFocus();
    for (int i = 0; i < times; ++i)
        QTest::keyClick(widget, static_cast<Qt::Key>(key), with);
}

void open(Explorer& explorer, const char* id)
{
    explorer.showOpened(QString::fromLatin1(id), std::get<Session>(readNamedSession(id)));
}

/// Every level, unit, rung and knee of a card: 17 ceilings and 32 kernels.
void openScaled(Explorer& explorer)
{
    explorer.showOpened(QStringLiteral(SCALED_SESSION), std::get<Session>(readSessionFile(SCALED_SESSION)));
}

void ceilings(Explorer& explorer, const QStringList& actions)
{
    for (const QString& name : actions)
        explorer.ceilings().findChild<QAction*>(name)->trigger();
}

/// Every line that can be drawn.
void family(Explorer& explorer)
{
    openScaled(explorer);
    ceilings(explorer, {"ceiling_dram_read", "ceiling_dram_write", "ceiling_triad", "ceiling_muladd_fp32",
                        "ceiling_fma_fp64", "ceiling_fma_fp16x2", "ceiling_fma_bf16x2", "ceiling_mma_fp16",
                        "ceiling_mma_bf16", "ceiling_mma_tf32", "ceiling_mma_fp8"});
}

void whatIf(Explorer& explorer)
{
    open(explorer, "nvidia-h200");
    const Roof measured = explorer.sliders().input().roof;
    explorer.sliders().setBandwidth(Bandwidth(measured.bandwidth.value() * 1.25));
    explorer.sliders().setPeak(ComputeRate(measured.peak.value() * 0.5));
}

void computeBound(Explorer& explorer)
{
    open(explorer, "nvidia-h200");
    explorer.sliders().setTile(128);
    explorer.sliders().setSize(4096);
}

void openPart(Explorer& explorer, FlowPart which)
{
    QTest::mouseClick(&part<FlowView>(explorer, "flowView")->box(which), Qt::LeftButton);
}

void measuring(Explorer& explorer)
{
    const std::vector<RunEvent> events = made_up::events();
    explorer.bar().setMeasuring(true);
    for (std::size_t i = 0; i < 6 && i < events.size(); ++i) {
        explorer.screen().take(events[i]);
        if (const auto* step = std::get_if<StepStarted>(&events[i]))
            explorer.bar().showStep(*step);
    }
}

/// On, with a device that has been measured, and at this size a first answer: nothing is started for it.
void live(Explorer& explorer, qint64 n, const wire::Timed& answer)
{
    emit explorer.client().devicesListed({made_up::device()}, {});
    explorer.sliders().setSize(n);
    press(part<QWidget>(explorer, "cardChoice"), Qt::Key_Home);
    part<QAbstractButton>(explorer, "liveButton")->setChecked(true);
    emit explorer.client().timed(answer);
}

wire::Timed liveAnswer(const char* id, double n, double traffic, double ms)
{
    KernelMeasurement kernel = made_up::kernels().back();
    kernel.id = id;
    kernel.work = flops(2.0 * n * n * n);
    kernel.traffic = bytes(traffic);
    for (const double share : {0.8, 1.0, 1.4})
        kernel.time.samples.push_back(milliseconds(share * ms));
    kernel.time.samples.erase(kernel.time.samples.begin(), kernel.time.samples.end() - 3);
    kernel.time.spread = summarise(kernel.time.samples);
    kernel.time.median = kernel.time.spread->median;
    return {1, kernel};
}

void lecture(Explorer& explorer, int scene)
{
    explorer.lecture().set(true);
    explorer.lecture().showScene(scene);
}

} // namespace

const std::vector<WindowState>& windowStates()
{
    static const std::vector<WindowState> all = {
        {"start", [](Explorer&) {}},
        {"h200", [](Explorer& explorer) { open(explorer, "nvidia-h200"); }},
        {"what-if", whatIf},
        {"trail", [](Explorer& explorer) { press(part<QWidget>(explorer, "tileSlider"), Qt::Key_Right, 3); }},
        {"compute-bound", computeBound},
        {"tile-too-large", [](Explorer& explorer) { explorer.sliders().setTile(128); }},
        {"untiled", [](Explorer& explorer) { explorer.sliders().setTile(1); }},
        {"matrix-once", [](Explorer& explorer) { explorer.sliders().setTraffic(Traffic::MatrixOnce); }},
        {"double", [](Explorer& explorer) { explorer.sliders().setElementBytes(8); }},
        {"extremes",
         [](Explorer& explorer) {
             explorer.sliders().setInput(
                 {{65536, 128, 8, Traffic::Tiled}, {gigabytesPerSecond(0.1), teraflopsPerSecond(5000.0)}});
         }},
        {"zoomed", [](Explorer& explorer) { press(part<QWidget>(explorer, "rooflineChart"), Qt::Key_Plus, 3); }},
        {"point", [](Explorer& explorer) { press(part<QWidget>(explorer, "rooflineChart"), Qt::Key_Right, 3); }},
        {"linear", [](Explorer& explorer) { press(part<QWidget>(explorer, "crossoverView"), Qt::Key_L); }},
        {"race", [](Explorer& explorer) { press(part<QWidget>(explorer, "raceMoment"), Qt::Key_Left, 5); }},
        {"card-memory", [](Explorer& explorer) { openPart(explorer, FlowPart::GlobalMemory); }},
        {"card-tile", [](Explorer& explorer) { openPart(explorer, FlowPart::Tile); }},
        {"card-arithmetic", [](Explorer& explorer) { openPart(explorer, FlowPart::Arithmetic); }},
        {"card-output", [](Explorer& explorer) { openPart(explorer, FlowPart::Output); }},
        {"assumptions", [](Explorer& explorer) { trigger(explorer, "assumptionsAction"); }},
        {"lecture-1", [](Explorer& explorer) { lecture(explorer, 0); }},
        {"lecture-2", [](Explorer& explorer) { lecture(explorer, 1); }},
        {"lecture-3", [](Explorer& explorer) { lecture(explorer, 2); }},
        {"lecture-4", [](Explorer& explorer) { lecture(explorer, 3); }},
        {"lecture-5", [](Explorer& explorer) { lecture(explorer, 4); }},
        {"lecture-6", [](Explorer& explorer) { lecture(explorer, 5); }},
        {"lecture-7", [](Explorer& explorer) { lecture(explorer, 6); }},
        {"lecture-8", [](Explorer& explorer) { lecture(explorer, 7); }},
        {"scaled", openScaled},
        {"family", family},
        {"theory",
         [](Explorer& explorer) {
             openScaled(explorer);
             ceilings(explorer, {"theoryAction"});
         }},
        {"precision",
         [](Explorer& explorer) {
             openScaled(explorer);
             ceilings(explorer, {"precision_fma_fp64"});
         }},
        {"ceilings-menu",
         [](Explorer& explorer) {
             openScaled(explorer);
             explorer.ceilings().popup({400, 200});
         }},
        {"export-menu",
         [](Explorer& explorer) {
             part<QPushButton>(explorer, "exportButton")->menu()->popup({40, 80});
         }},
        {"measuring", measuring},
        {"live", [](Explorer& explorer) { live(explorer, 512, liveAnswer("matmul_tiled_16", 512, 6.8e7, 1.7)); }},
        {"live-refused",
         [](Explorer& explorer) {
             live(explorer, 65536,
                  {1, Failed{"too large to be timed in a moment on Made-up processor: choose a smaller N", false}});
         }},
        {"failed-check", [](Explorer& explorer) { explorer.screen().replace(made_up::session(true)); }},
        {"crossover-measured",
         [](Explorer& explorer) {
             openScaled(explorer);
             explorer.sliders().setSize(256);
         }},
        {"crossover-chosen",
         [](Explorer& explorer) {
             openScaled(explorer);
             CrossoverChart& times = explorer.window().crossover();
             times.choosePoint(QStringLiteral("product_t16_n1024"));
             emit times.pointChosen(times.chosenPoint());
         }},
        {"h200-untiled",
         [](Explorer& explorer) {
             open(explorer, "nvidia-h200");
             explorer.sliders().setTile(1);
         }},
        {"crossover-other-tile",
         [](Explorer& explorer) {
             explorer.screen().replace(made_up::crossoverSession());
             explorer.sliders().setTile(64);
         }},
        {"folded", // knee and crossover, the latter unfolded
         [](Explorer& explorer) {
             openScaled(explorer);
             auto* table = part<QWidget>(explorer, "resultsTable");
             press(table, Qt::Key_Down, 19);
             press(table, Qt::Key_Right);
             press(table, Qt::Key_Down, 2);
         }},
        {"cards",
         [](Explorer& explorer) {
             emit explorer.client().devicesListed(made_up::equalCards(), {});
             part<QComboBox>(explorer, "cardChoice")->showPopup();
         }},
        {"restless", [](Explorer& explorer) { explorer.screen().replace(made_up::restlessSession()); }},
        {"sustained",
         [](Explorer& explorer) {
             explorer.screen().replace(made_up::session());
             explorer.screen().take(made_up::sustainedCopy(Seconds(30.0)));
         }},
        {"nothing-measured", [](Explorer& explorer) { explorer.screen().replace({}); }},
        {"error",
         [](Explorer& explorer) {
             explorer.bar().notice().showError(
                 QStringLiteral("results.json: line 12: \"ms\" is -0.5, a positive number is needed"));
         }},
        {"error-whole",
         [](Explorer& explorer) {
             explorer.bar().notice().showError(QStringLiteral(
                 "/home/ada/measurements/of/a/long/winter/h200_sustained.json: cannot be written: the disk "
                 "is full; choose another folder under Session, Save as, or free some room and save again; "
                 "what was measured is on screen and is kept until the window is closed or another session "
                 "is opened, and a copy of the table can be taken along from Export at any time"));
             QCoreApplication::processEvents();
             press(part<QWidget>(explorer, "noticeMore"), Qt::Key_Space);
         }},
        {"refused",
         [](Explorer& explorer) {
             auto* entry = part<QWidget>(explorer, "bandwidthEntry");
             press(entry, Qt::Key_A, 1, Qt::ControlModifier);
             QTest::keyClicks(entry, "2,5");
             press(entry, Qt::Key_Return);
         }},
        {"contrast-light", [](Explorer& explorer) { explorer.appearance().setTheme(Theme::Contrast); }},
        {"shortcuts", [](Explorer& explorer) { trigger(explorer, "shortcutsAction"); }},
        {"about", [](Explorer& explorer) { trigger(explorer, "aboutAction"); }},
    };
    return all;
}

} // namespace roofline::window
