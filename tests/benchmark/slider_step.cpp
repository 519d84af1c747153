// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One step of the N slider, from the model to the painted pixels of charts, race, flow and read-outs, in the real window with
// software raster; the same without the charts, and the model alone; and the charts' step in the same run in matplotlib and by
// a bare QPainter, each on a canvas of the size that both charts have together. Prints all and the ratios. It judges nothing: a
// benchmark is read by people, and no test depends on its speed.
//
// slider_step [WIDTH HEIGHT [STEPS [SESSION]]]: SESSION is a file or the id of a recorded card.
#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QSlider>
#include <QSplitter>

#include "app/window/main_window.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"
#include "core/session/named_session.h"
#include "core/session/recorded_cards.h"
#include "tests/benchmark/bare_step.h"
#include "tests/benchmark/percentile.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <variant>
#include <vector>

using namespace roofline;
using namespace roofline::window;

namespace {

/// Counts the paint events of a widget and of what is in it.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget* widget)
    {
        widget->installEventFilter(this);
        for (QWidget* inner : widget->findChildren<QWidget*>())
            inner->installEventFilter(this);
    }
    bool eventFilter(QObject* object, QEvent* event) override
    {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(object, event);
    }
    int paints = 0;
};

/// Sizes from 8 to 65536, evenly on the log axis: the same that matplotlib_step.py walks through.
qint64 sizeOfStep(int step) { return std::llround(8.0 * std::pow(65536.0 / 8.0, (step % 64) / 63.0)); }

/// Each step ends when every one of these parts was painted anew.
std::vector<double> stepTimes(ExplorerState& explorer, MainWindow& window, const QStringList& parts, int steps)
{
    std::vector<std::unique_ptr<PaintCounter>> counters;
    for (const QString& part : parts)
        counters.push_back(std::make_unique<PaintCounter>(window.findChild<QWidget*>(part)));
    const auto isDone = [&counters] {
        return std::all_of(counters.begin(), counters.end(), [](const auto& counter) { return counter->paints > 0; });
    };
    std::vector<double> times;
    for (int step = -8; step < steps; ++step) { // the first eight warm caches of fonts and glyphs
        for (const auto& counter : counters)
            counter->paints = 0;
        QElapsedTimer timer;
        timer.start();
        explorer.setSize(sizeOfStep(step + 64));
        while (!isDone())
            QCoreApplication::processEvents();
        if (step >= 0)
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return times;
}

/// Nanoseconds of one reading of the model, without any window.
double modelTime(ModelInput input)
{
    constexpr int readings = 100000;
    double kept = 0.0; // so that no reading is left out
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < readings; ++i) {
        input.shape.n = 8 + i % 65529;
        kept += readModel(input).time.memory.count();
    }
    const auto spent = static_cast<double>(timer.nsecsElapsed());
    return kept > 0.0 ? spent / readings : 0.0;
}

std::vector<double> matplotlibTimes(const QSize& canvas, int steps)
{
    QProcess python;
    const QString script = QStringLiteral(ROOFLINE_SOURCE_DIR "/tests/benchmark/matplotlib_step.py");
    python.start("/usr/bin/python3", {script, QString::number(canvas.width()), QString::number(canvas.height()), "512",
                                      QString::number(steps)});
    python.waitForFinished(-1);
    std::vector<double> times;
    for (const QByteArray& word : python.readAllStandardOutput().simplified().split(' ')) {
        bool isNumber = false;
        const double value = word.toDouble(&isNumber);
        if (isNumber)
            times.push_back(value);
    }
    return times;
}

void report(const char* name, const std::vector<double>& times)
{
    std::printf("%-18s median %7.2f ms   p95 %7.2f ms   of %zu steps\n", name, median(times), percentile(times, 0.95),
                times.size());
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const int width = argc > 2 ? std::atoi(argv[1]) : 1920;
    const int height = argc > 2 ? std::atoi(argv[2]) : 1080;
    const int steps = argc > 3 ? std::atoi(argv[3]) : 256;

    ExplorerState explorer;
    SessionState screen;
    MainWindow window(explorer, screen);
    const auto read = readNamedSession(argc > 4 ? argv[4] : recordedCards().front().id);
    if (!std::holds_alternative<Session>(read)) {
        std::fprintf(stderr, "slider_step: %s cannot be read\n", argv[4]);
        return 2;
    }
    screen.replace(std::get<Session>(read));
    window.resize(width, height);
    window.show();
    QCoreApplication::processEvents();

    const QSize charts = window.findChild<QSplitter*>("chartSplitter")->size();
    std::printf("window %d x %d, both charts together %d x %d, platform %s\n", width, height, charts.width(),
                charts.height(), qPrintable(QGuiApplication::platformName()));
    const QStringList beside = {"raceLanes", "flowView", "readOuts"};
    const std::vector<double> ours =
        stepTimes(explorer, window, QStringList{"rooflineChart", "crossoverChart"} + beside, steps);
    report("Roofline Explorer", ours);
    window.findChild<QWidget*>("chartSplitter")->hide();
    QCoreApplication::processEvents();
    report("  without charts", stepTimes(explorer, window, beside, steps));
    std::printf("  model alone      %7.0f ns a reading\n", modelTime(explorer.input()));
    std::vector<std::int64_t> sizes;
    for (int step = 0; step < steps; ++step)
        sizes.push_back(sizeOfStep(step));
    const std::vector<double> bare = bareStepTimes(charts, explorer.input(), sizes);
    report("bare QPainter", bare);
    std::printf("ours / bare        %.3f (median)\n", median(ours) / median(bare));
    const std::vector<double> peer = matplotlibTimes(charts, std::min(steps, 64));
    if (peer.empty()) {
        std::printf(
            "matplotlib         not measured: /usr/bin/python3 has no matplotlib (Debian: python3-matplotlib)\n");
        return 0;
    }
    report("matplotlib, Agg", peer);
    std::printf("ours / matplotlib  %.3f (median)\n", median(ours) / median(peer));
    return 0;
}
