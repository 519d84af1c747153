// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// No text of time against N covers another, a marker or a curve, and no product is left without its name: over all recorded
// cards and 200 sessions by number, in the three sizes of the window, on both kinds of axes.
#include <QApplication>
#include <QTest>

#include "app/window/axes/cut_to_view.h"
#include "app/window/crossover/crossover_layout.h"
#include "app/window/text/wording.h"
#include "app/window/theme/text_scale.h"
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"
#include "tests/window/support/plausible_session.h"

using namespace roofline;
using namespace roofline::window;

namespace {

QRectF around(const QPointF& at, double radius)
{
    return {at.x() - radius, at.y() - radius, 2.0 * radius, 2.0 * radius};
}

std::vector<QPointF> markersOf(const CrossoverScene& scene)
{
    std::vector<QPointF> markers = {scene.current()};
    for (const MeasuredSize& product : scene.measured.products)
        markers.push_back(scene.at(product));
    if (scene.picture.crossing)
        markers.push_back(scene.at(*scene.picture.crossing, scene.picture.crossingTime));
    return markers;
}

QString missingName(const CrossoverScene& scene, const std::vector<AnnotationText>& texts)
{
    QStringList names = {Wording::bound(scene.reading), Wording::memoryTime()};
    if (scene.seen(scene.picture.curves.compute).size() > 2)
        names << Wording::computeTime();
    for (const MeasuredSize& product : scene.measured.products)
        names << Wording::kernelName(product.kernel.id);
    for (const QString& name : std::as_const(names))
        if (std::none_of(texts.begin(), texts.end(), [&](const AnnotationText& text) { return text.text == name; }))
            return "missing: " + name;
    return {};
}

QString faultOf(const CrossoverScene& scene)
{
    const std::vector<AnnotationText> texts = layOutTexts(scene);
    const double radius = 0.35 * QFontMetricsF(scene.font).height();
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const QPolygonF corners = texts[i].place.corners();
        for (const QLineF& piece : curvePieces(scene))
            if (isCrossed(corners, piece))
                return texts[i].text + " over a curve";
        for (const QPointF& marker : markersOf(scene))
            if (haveOverlap(corners, QPolygonF(around(marker, radius))))
                return texts[i].text + " over a marker";
        if (!scene.plot.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(corners.boundingRect()))
            return texts[i].text + " out of the picture";
        for (std::size_t j = 0; j < i; ++j)
            if (haveOverlap(corners, texts[j].place.corners()))
                return texts[i].text + " | " + texts[j].text;
    }
    return missingName(scene, texts);
}

CrossoverScene sceneIn(const QSize& window)
{
    CrossoverScene scene;
    scene.font = fontForWindow(QApplication::font(), window);
    const double line = QFontMetricsF(scene.font).height();
    const QSizeF chart(window.width() * 0.55, window.height() * 0.29);
    scene.plot = QRectF(4.5 * line, 0.5 * line, chart.width() - 6.0 * line, chart.height() - 3.1 * line);
    return scene;
}

} // namespace

class CrossoverOverlapTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void nothingOverlaps_data();
    void nothingOverlaps();
};

void CrossoverOverlapTest::nothingOverlaps_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<bool>("isLinear");
    for (const QSize& window : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
        QTest::addRow("%d×%d, logarithmic", window.width(), window.height()) << window << false;
        QTest::addRow("%d×%d, linear", window.width(), window.height()) << window << true;
    }
}

void CrossoverOverlapTest::nothingOverlaps()
{
    QFETCH(QSize, window);
    QFETCH(bool, isLinear);
    CrossoverScene scene = sceneIn(window);
    QStringList faults;
    const auto look = [&](const QString& name, const ModelInput& input) {
        scene.reading = readModel(input);
        scene.picture =
            crossoverPicture(scene.reading, scene.measured, isLinear ? AxesKind::Linear : AxesKind::Logarithmic);
        const QString fault = faultOf(scene);
        if (!fault.isEmpty())
            faults << name + ": " + fault;
    };
    for (const RecordedCard& card : recordedCards()) {
        const Session session = std::get<Session>(sessionFromJson(card.json));
        scene.measured.products = measuredProducts(session);
        ModelInput input;
        input.roof = *roofOf(session);
        for (const std::int64_t n : {64, 500, 1024, 4096, 20000, 65536}) {
            for (const std::int64_t tile : {1, 16, 128}) {
                input.shape.n = n;
                input.shape.tile = tile;
                look(QString("%1 N %2 T %3").arg(card.id.c_str()).arg(n).arg(tile), input);
            }
        }
    }
    for (unsigned seed = 0; seed < 200; ++seed) {
        const Session session = plausible::session(seed);
        scene.measured.products = measuredProducts(session);
        look(QString::number(seed), plausible::input(seed, session));
    }
    QVERIFY2(faults.isEmpty(),
             qPrintable(QString("%1 faults\n%2").arg(faults.size()).arg(faults.mid(0, 30).join(u'\n'))));
}

QTEST_MAIN(CrossoverOverlapTest)
#include "crossover_overlap_test.moc"
