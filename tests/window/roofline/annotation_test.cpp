// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/roofline/annotation_layout.h"
#include "app/window/roofline/picture_points.h"
#include "app/window/roofline/strip_layout.h"
#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline;
using namespace roofline::window;

namespace {

AnnotationScene sceneOf(const ModelInput& input, const Session& session, const QSizeF& size)
{
    AnnotationScene scene;
    scene.reading = readModel(input);
    scene.measured = measuredPicture(session);
    scene.mapping.range = pictureRange(scene.reading, scene.measured);
    scene.mapping.plot = QRectF(QPointF(180.0, 10.0), size);
    scene.mapping.strip = QRectF(60.0, 10.0, 80.0, size.height());
    scene.markerDiameter = 10.0;
    return scene;
}

ModelInput reference() { return {MatmulShape{}, Roof{gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}}; }

/// Which two texts of a picture overlap; empty for none.
QString overlapIn(const std::vector<AnnotationText>& texts)
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (haveOverlap(texts[i].place.corners(), texts[j].place.corners()))
                return texts[i].text + " | " + texts[j].text;
    return {};
}

const AnnotationText* textWith(const std::vector<AnnotationText>& texts, const QString& part)
{
    for (const AnnotationText& text : texts)
        if (text.text.contains(part))
            return &text;
    return nullptr;
}

} // namespace

class AnnotationTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void namesEverything();
    void oneRoofIsNamedForItsOrigin();
    void namesWhatIsNotDrawn();
    void nothingOverlaps();
    void aShortStripNamesThoseThatFit();
    void tips();
};

void AnnotationTest::namesEverything()
{
    const auto texts = layOutAnnotations(sceneOf(reference(), made_up::session(), {800.0, 420.0}));
    for (const char* part : {"1000 GB/s, sliders", "60 TFLOP/s, sliders", "measured 100 GB/s, sliders × 10",
                             "measured 1 TFLOP/s, sliders × 60", "ridge 60", "model: N 1024, T 16", "memory-bound",
                             "compute-bound", "3.969 FLOP/byte", "3.969 TFLOP/s", "vector add", "transpose",
                             "block reduction", "matmul, naive", "matmul, tiled 16"})
        QVERIFY2(textWith(texts, part), part);
    QCOMPARE(textWith(texts, "matmul, naive")->detail, "500.0 %");
    QCOMPARE(overlapIn(texts), QString());
}

void AnnotationTest::oneRoofIsNamedForItsOrigin()
{
    ModelInput input = reference();
    input.roof = *roofOf(made_up::session());
    const auto measured = layOutAnnotations(sceneOf(input, made_up::session(), {1200.0, 600.0}));
    QVERIFY(textWith(measured, "measured on Made-up processor"));
    QVERIFY(!textWith(measured, "sliders"));
    const auto alone = layOutAnnotations(sceneOf(reference(), {}, {1200.0, 600.0}));
    QVERIFY(textWith(alone, "1000 GB/s, sliders"));
    QVERIFY(!textWith(alone, "measured"));
}

void AnnotationTest::namesWhatIsNotDrawn()
{
    const auto texts = layOutAnnotations(sceneOf(reference(), made_up::session(true), {1200.0, 600.0}));
    const AnnotationText* note = textWith(texts, "not drawn");
    QVERIFY(note);
    QVERIFY(note->text.contains("matmul, tiled 16"));
}

void AnnotationTest::nothingOverlaps()
{
#ifdef ROOFLINE_HAS_RAPIDCHECK
    const Session session = made_up::session();
    const bool holds = rc::check("no text of the roofline covers another", [&session] {
        const auto size = [](double least, double most, int steps) {
            return least * std::pow(most / least, *rc::gen::inRange(0, steps) / static_cast<double>(steps));
        };
        ModelInput input;
        input.shape.n = *rc::gen::inRange(8, 65537);
        input.shape.tile = *rc::gen::inRange(1, 129);
        input.roof = {gigabytesPerSecond(size(0.1, 20000.0, 1000)), teraflopsPerSecond(size(0.001, 5000.0, 1000))};
        const double width = *rc::gen::inRange(100, 1600);
        const double height = *rc::gen::inRange(60, 900);
        const auto texts = layOutAnnotations(sceneOf(input, session, {width, height}));
        RC_ASSERT(overlapIn(texts).toStdString() == "");
    });
    QVERIFY(holds);
#else
    QSKIP("rapidcheck is not installed");
#endif
}

void AnnotationTest::aShortStripNamesThoseThatFit()
{
    Session session = made_up::session();
    const auto transpose = std::find_if(session.kernels.begin(), session.kernels.end(),
                                        [](const KernelMeasurement& one) { return one.id == "transpose_naive"; });
    QVERIFY(transpose != session.kernels.end());
    const KernelMeasurement model = *transpose;
    for (const char* id : {"transpose_tiled", "transpose_padded", "transpose_swizzled"}) {
        session.kernels.push_back(model);
        session.kernels.back().id = id;
        session.kernels.back().time.median =
            model.time.median * (1.0 + 0.1 * static_cast<double>(session.kernels.size()));
    }
    std::vector<std::size_t> counts;
    for (const double height : {600.0, 60.0, 50.0, 40.0, 30.0, 20.0}) {
        const AnnotationScene scene = sceneOf(reference(), session, {800.0, height});
        const auto texts = layOutStrip(scene);
        QCOMPARE(overlapIn(texts), QString());
        for (const AnnotationText& text : texts)
            QVERIFY(scene.mapping.strip.contains(text.place.corners().boundingRect()));
        for (std::size_t i = 1; i < texts.size(); ++i)
            QVERIFY(texts[i - 1].place.centre.y() < texts[i].place.centre.y());
        counts.push_back(texts.size());
    }
    QCOMPARE(counts.front(), std::size_t(4));
    QVERIFY(std::any_of(counts.begin(), counts.end(), [](std::size_t count) { return count > 0 && count < 4; }));
}

void AnnotationTest::tips()
{
    const AnnotationScene scene = sceneOf(reference(), made_up::session(), {800.0, 420.0});
    const auto tipOf = [&scene](const MeasuredPoint& point) {
        return tipAt(scene, scene.mapping.at(point.intensity(), point.rate()) + QPointF(2.0, 1.0));
    };
    const QString naive = tipOf(scene.measured.points[2]);
    for (const char* part : {"<b>matmul, naive</b>", "0.2500 FLOP/byte", "500 GB/s", "125 GFLOP/s", "0.8000 ms",
                             "1.0 % of 3", "500.0 % of the bandwidth ceiling", "cache", "passed", "1500 MHz"})
        QVERIFY2(naive.contains(part), qPrintable(QString(part) + " is not in " + naive));
    const QString transpose = tipAt(scene, scene.mapping.inStrip(gigabytesPerSecond(50.0)));
    QVERIFY(transpose.contains("transpose") && transpose.contains("50.0 % of the bandwidth ceiling"));
    QVERIFY(!transpose.contains("GFLOP/s"));
    const ModelReading& reading = scene.reading;
    QVERIFY(tipAt(scene, scene.mapping.at(reading.intensity, reading.attainable)).contains("0.5411 ms, by memory"));
    QVERIFY(tipAt(scene, scene.mapping.at(reading.ridge, reading.input.roof.peak)).contains("60.00 FLOP/byte"));
    QCOMPARE(tipAt(scene, {185.0, 15.0}), QString());
}

QTEST_MAIN(AnnotationTest)
#include "annotation_test.moc"
