// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// No text of the roofline covers another, a point or a line, and none is left out: over all recorded cards and 200 sessions
// by number, in the three sizes of the window, whole and zoomed, with a trail and the words of a move.
#include <QApplication>
#include <QTest>

#include "app/window/roofline/model_trail.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/roofline/roofline_plot.h"
#include "app/window/roofline/view_moves.h"
#include "app/window/theme/text_scale.h"
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"
#include "tests/window/support/picture_faults.h"
#include "tests/window/support/plausible_session.h"

using namespace roofline;
using namespace roofline::window;

namespace {

constexpr unsigned sessions = 200;
constexpr unsigned fullSessions = 40;

const std::vector<QSize> windows = {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)};

/// Of the chart in a window of this size: panels on both sides, time against N and the table beneath.
QSize chartSize(const QSize& window) { return {window.width() * 55 / 100, window.height() * 35 / 100}; }

Session recorded(const RecordedCard& card) { return std::get<Session>(sessionFromJson(card.json)); }

/// Three steps of the sliders to the right, and one to the left.
void addTrail(AnnotationScene& scene, ModelInput input)
{
    ModelTrail trail;
    for (const std::int64_t tile : {4, 8, 32, 16}) {
        input.shape.tile = tile;
        trail.follow(readModel(input));
    }
    scene.reading = readModel(input);
    scene.trail = trail.past();
}

} // namespace

class AnnotationOverlapTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void recordedCards_data();
    void recordedCards();
    void sessionsByNumber_data();
    void sessionsByNumber();
    void fullSessionsByNumber_data() { sessionsByNumber_data(); }
    void fullSessionsByNumber();
};

void AnnotationOverlapTest::recordedCards_data()
{
    QTest::addColumn<int>("card");
    QTest::addColumn<QSize>("window");
    const auto cards = roofline::recordedCards();
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (const QSize& window : windows)
            QTest::addRow("%s at %d×%d", cards[i].id.c_str(), window.width(), window.height())
                << static_cast<int>(i) << window;
}

/// In the chart itself, with its own font and margins, by the steps that a person makes.
void AnnotationOverlapTest::recordedCards()
{
    QFETCH(int, card);
    QFETCH(QSize, window);
    const Session session = recorded(roofline::recordedCards()[static_cast<std::size_t>(card)]);
    ModelInput input;
    input.roof = *roofOf(session);
    RooflineChart chart(readModel(input));
    chart.setFont(fontForWindow(QApplication::font(), window));
    chart.showSession(session);
    chart.resize(chartSize(window));
    auto* plot = chart.findChild<RooflinePlot*>("rooflinePlot");
    const auto fault = [&] {
        chart.grab();
        return faultOf(plot->scene());
    };
    QCOMPARE(fault(), QString());
    for (const std::int64_t n : {2048, 4096, 512, 256, 1024}) {
        input.shape.n = n;
        chart.showReading(readModel(input));
        QCOMPARE(fault(), QString());
    }
    QVERIFY(!plot->scene().trail.empty());
    for (const double notches : {1.0, 2.0, 2.0, -8.0}) {
        plot->zoom(notches);
        QCOMPARE(fault(), QString());
    }
    plot->showWhole();
    input.roof.bandwidth = input.roof.bandwidth * 1.25;
    chart.showReading(readModel(input));
    QCOMPARE(fault(), QString());
    for (const std::int64_t tile : {32, 64, 128, 8}) {
        input.shape.tile = tile;
        chart.showReading(readModel(input));
        QCOMPARE(fault(), QString());
    }
}

void AnnotationOverlapTest::sessionsByNumber_data()
{
    QTest::addColumn<QSize>("window");
    for (const QSize& window : windows)
        QTest::addRow("%d×%d", window.width(), window.height()) << window;
}

namespace {

/// Looks at one session after the other, plain, with a trail, and from nearer and farther.
class Viewer {
public:
    explicit Viewer(const QSize& window)
    {
        m_scene.font = fontForWindow(QApplication::font(), window);
        m_line = QFontMetricsF(m_scene.font).height();
        m_scene.markerDiameter = 0.7 * m_line;
        const QSize size = chartSize(window);
        m_plot = QRectF(15.0 * m_line, 0.7 * m_line, size.width() - 16.5 * m_line, size.height() - 4.0 * m_line);
    }

    void view(unsigned seed, const Session& session, const CeilingChoice& choice)
    {
        const ModelInput input = plausible::input(seed, session);
        m_scene.measured = measuredPicture(session, choice);
        m_scene.reading = readModel(input);
        m_scene.trail.clear();
        m_scene.isWhole = true;
        m_scene.mapping = {pictureRange(m_scene.reading, m_scene.measured), m_plot, {}};
        m_scene.mapping.strip = QRectF(4.5 * m_line, m_plot.top(), 7.0 * m_line, m_plot.height());
        look(seed, "plain");
        addTrail(m_scene, input);
        look(seed, "with a trail");
        const PictureRange whole = m_scene.mapping.range;
        m_scene.isWhole = false;
        for (const double factor : {1.5, 3.0, 0.6}) {
            m_scene.mapping.range = zoomed(whole, {0.4, 0.6}, factor, factor, viewLimits(whole, whole));
            look(seed, "zoomed");
        }
    }

    const QStringList& faults() const { return m_faults; }
    QByteArray told() const
    {
        return QString("%1 faults\n%2").arg(m_faults.size()).arg(m_faults.mid(0, 40).join(u'\n')).toUtf8();
    }

private:
    void look(unsigned seed, const char* what)
    {
        const QString fault = faultOf(m_scene);
        if (!fault.isEmpty())
            m_faults << QString("%1 %2: %3").arg(seed).arg(what, fault);
    }

    AnnotationScene m_scene;
    double m_line = 0.0;
    QRectF m_plot;
    QStringList m_faults;
};

} // namespace

void AnnotationOverlapTest::sessionsByNumber()
{
    QFETCH(QSize, window);
    Viewer viewer(window);
    for (unsigned seed = 0; seed < sessions; ++seed)
        viewer.view(seed, plausible::session(seed), {});
    QVERIFY2(viewer.faults().isEmpty(), viewer.told());
}

/// Levels, precisions, ladders and the knee, all of them switched on in every second one.
void AnnotationOverlapTest::fullSessionsByNumber()
{
    QFETCH(QSize, window);
    Viewer viewer(window);
    for (unsigned seed = 0; seed < fullSessions; ++seed) {
        CeilingChoice choice;
        if (seed % 2 == 0)
            choice.shown = {"dram_read", "triad", "l2_read", "l1_read", "muladd_fp32", "fma_fp64", "mma_fp16"};
        if (seed % 5 == 0)
            choice.precision = "fma_fp64";
        viewer.view(seed, plausible::fullSession(seed), choice);
    }
    QVERIFY2(viewer.faults().isEmpty(), viewer.told());
}

QTEST_MAIN(AnnotationOverlapTest)
#include "annotation_overlap_test.moc"
