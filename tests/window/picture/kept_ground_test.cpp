// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the charts keep from step to step is never out of date: after any change a chart looks like one that was made just now.
#include <QTest>

#include "app/window/crossover/crossover_chart.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/theme/palettes.h"
#include "core/quantity/units.h"
#include "core/session/named_session.h"
#include "tests/support/made_up_run.h"

#include <functional>
#include <memory>
#include <type_traits>

namespace roofline::window {

namespace {

struct Look {
    ModelInput input{{1024, 16, 4, Traffic::Tiled}, {gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}};
    std::shared_ptr<const Session> session = std::make_shared<Session>();
    QSize size{700, 420};
    QPalette palette = paletteOf(Theme::Light);
    QFont font;
    std::optional<PictureRange> view;
    AxesKind axes = AxesKind::Logarithmic;
    std::optional<LivePoint> live;
};

void show(RooflineChart& chart, const Look& look)
{
    if (look.view)
        chart.showView(*look.view);
}

void show(CrossoverChart& chart, const Look& look) { chart.showAxes(look.axes); }

/// Only what is different is told, as the window does it: one call must be enough to discard what was kept.
template <class Chart>
void take(Chart& chart, const Look& look, const Look& before)
{
    if (look.palette != before.palette)
        chart.setPalette(look.palette);
    if (look.font != before.font)
        chart.setFont(look.font);
    if (look.size != before.size)
        chart.resize(look.size);
    if (look.session != before.session)
        chart.showSession(*look.session);
    if (!(look.input == before.input))
        chart.showReading(readModel(look.input));
    if (look.live.has_value() != before.live.has_value())
        chart.showLive(look.live);
    if (look.view.has_value() != before.view.has_value() || look.axes != before.axes)
        show(chart, look);
    chart.grab();                      // lays out what follows from the size, and keeps the ground
    QCoreApplication::processEvents(); // and what is laid out later
}

/// A chart that shows all of it for the first time.
template <class Chart>
void take(Chart& chart, const Look& look)
{
    chart.setPalette(look.palette);
    chart.setFont(look.font);
    chart.resize(look.size);
    chart.showSession(*look.session);
    chart.showReading(readModel(look.input));
    chart.showLive(look.live);
    show(chart, look);
    chart.grab();
}

template <class Chart>
QImage picture(Chart& chart)
{
    return chart.grab().toImage();
}

struct Change {
    const char* name;
    std::function<void(Look&)> make;
    bool isOfTheModel = false; ///< on the roofline it leaves a trail, which a chart that was made just now has not
};

const std::vector<Change>& changes()
{
    static const std::vector<Change> all = {
        {"N", [](Look& look) { look.input.shape.n = 333; }, true},
        {"tile", [](Look& look) { look.input.shape.tile = 32; }, true},
        {"N once more", [](Look& look) { look.input.shape.n = 4000; }, true},
        {"element size", [](Look& look) { look.input.shape.elementBytes = 8; }, true},
        {"peak", [](Look& look) { look.input.roof.peak = teraflopsPerSecond(20.0); }},
        {"bandwidth", [](Look& look) { look.input.roof.bandwidth = gigabytesPerSecond(300.0); }},
        {"session",
         [](Look& look) {
             look.session = std::make_shared<Session>(std::get<Session>(readNamedSession("nvidia-h200")));
         }},
        {"N of a session", [](Look& look) { look.input.shape.n = 900; }, true},
        {"tile of a session", [](Look& look) { look.input.shape.tile = 16; }, true},
        {"live",
         [](Look& look) {
             look.live = LivePoint{300, 16, made_up::kernels().back()};
         }},
        {"live gone", [](Look& look) { look.live.reset(); }},
        {"view",
         [](Look& look) {
             look.view = PictureRange{{0.3, 30.0}, {1e10, 1e13}, 0.01};
         }},
        {"axes", [](Look& look) { look.axes = AxesKind::Linear; }},
        {"crossing", [](Look& look) { look.input.shape.tile = 1024; }, true},
        {"N beside a crossing", [](Look& look) { look.input.shape.n = 700; }, true},
        {"no crossing", [](Look& look) { look.input.shape.tile = 16; }, true},
        {"N on linear axes", [](Look& look) { look.input.shape.n = 2000; }, true},
        {"far", [](Look& look) { look.input.roof.peak = teraflopsPerSecond(4000.0); }},
        {"size",
         [](Look& look) {
             look.size = {900, 500};
         }},
        {"theme", [](Look& look) { look.palette = paletteOf(Theme::Dark); }},
        {"text",
         [](Look& look) {
             look.font.setPointSizeF(16.0);
             look.input.roof.peak = teraflopsPerSecond(30.0);
         }},
        {"session gone", [](Look& look) { look.session = std::make_shared<Session>(); }},
    };
    return all;
}

} // namespace

class KeptGroundTest : public QObject {
    Q_OBJECT

private slots:
    void rooflineIsNeverOutOfDate() { compare<RooflineChart>(); }
    void crossoverIsNeverOutOfDate() { compare<CrossoverChart>(); }

private:
    template <class Chart>
    static void compare()
    {
        Look look;
        Chart worn(readModel(look.input));
        take(worn, look);
        for (const Change& change : changes()) {
            if (change.isOfTheModel && std::is_same_v<Chart, RooflineChart>)
                continue;
            const Look before = look;
            change.make(look);
            take(worn, look, before);
            Chart made(readModel(look.input));
            take(made, look);
            const QImage expected = picture(made);
            const QImage seen = picture(worn);
            if (seen != expected) { // to be looked at
                seen.save(QStringLiteral("kept_ground_worn.png"));
                expected.save(QStringLiteral("kept_ground_made.png"));
            }
            QVERIFY2(seen == expected, change.name);
        }
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::KeptGroundTest)
#include "kept_ground_test.moc"
