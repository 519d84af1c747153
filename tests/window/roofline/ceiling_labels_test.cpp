// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two ceilings that the verdict is about have their name and their value in every size of the window, along their line or
// near it; and no leader runs through the model's ring.
#include <QApplication>
#include <QTest>

#include "app/window/labels/box_geometry.h"
#include "app/window/labels/led_label.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/roofline/roofline_plot.h"
#include "app/window/text/ceiling_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/theme/text_scale.h"
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"

using namespace roofline;
using namespace roofline::window;

namespace {

const std::vector<QSize> windows = {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)};

/// A card in the chart, in the font and about the size that it has in a window.
class Shown {
public:
    Shown(int card, const QSize& window)
        : m_session(std::get<Session>(sessionFromJson(recordedCards()[static_cast<std::size_t>(card)].json))),
          m_input{MatmulShape{}, *roofOf(m_session)},
          m_chart(readModel(m_input))
    {
        m_chart.setFont(fontForWindow(QApplication::font(), window));
        m_chart.showSession(m_session);
        m_chart.resize(window.width() * 55 / 100, window.height() * 35 / 100);
        m_chart.grab();
    }

    void setN(std::int64_t n)
    {
        m_input.shape.n = n;
        m_chart.showReading(readModel(m_input));
        m_chart.grab();
    }

    const AnnotationScene& scene() const { return plot().scene(); }
    std::vector<AnnotationText> texts() const { return plot().texts(); }
    const AnnotationText* textWith(const std::vector<AnnotationText>& texts, const QString& part) const
    {
        const auto found = std::find_if(texts.begin(), texts.end(),
                                        [&part](const AnnotationText& text) { return text.text.contains(part); });
        return found == texts.end() ? nullptr : &*found;
    }

private:
    const RooflinePlot& plot() const { return *m_chart.findChild<RooflinePlot*>("rooflinePlot"); }

    Session m_session;
    ModelInput m_input;
    RooflineChart m_chart;
};

} // namespace

class CeilingLabelsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void ledTextsKeepClear();
    void ledTextsCrossNoOtherLine();
    void roofsHaveNameAndValue_data();
    void roofsHaveNameAndValue();
    void leadersKeepOffTheModel();
};

void CeilingLabelsTest::ledTextsKeepClear()
{
    const QLineF line(0.0, 200.0, 400.0, 100.0);
    LineSurroundings around{QRectF(0.0, 0.0, 400.0, 300.0), {}, {line}};
    const auto free = placeLed(line, {80.0, 16.0}, 16.0, 4.0, around, {});
    QVERIFY(free);
    QVERIFY(!crosses(free->rect, line));
    QCOMPARE(free->leader.p1(), line.pointAt(0.5));
    around.taken = {free->rect.adjusted(-4.0, -4.0, 4.0, 4.0)};
    const auto other = placeLed(line, {80.0, 16.0}, 16.0, 4.0, around, {});
    QVERIFY(other && !other->rect.intersects(around.taken.front()));
    around.taken = {around.bounds};
    QVERIFY(!placeLed(line, {80.0, 16.0}, 16.0, 4.0, around, {}));
    QVERIFY(!placeLed({}, {80.0, 16.0}, 16.0, 4.0, {around.bounds, {}, {}}, {}));
}

void CeilingLabelsTest::ledTextsCrossNoOtherLine()
{
    // Between two others there is no room; a leader through one of them would look as if it were that one's.
    const QLineF line(0.0, 150.0, 400.0, 150.0);
    const std::vector<QLineF> others = {QLineF(0.0, 140.0, 400.0, 140.0), QLineF(0.0, 160.0, 400.0, 160.0)};
    LineSurroundings around{QRectF(0.0, 0.0, 400.0, 300.0), {}, {line, others[0], others[1]}};
    QVERIFY(!placeLed(line, {80.0, 16.0}, 16.0, 6.0, around, {}));
    around.lines = {line};
    QVERIFY(placeLed(line, {80.0, 16.0}, 16.0, 6.0, around, others));
}

void CeilingLabelsTest::roofsHaveNameAndValue_data()
{
    QTest::addColumn<int>("card");
    QTest::addColumn<QSize>("window");
    const auto cards = recordedCards();
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (const QSize& window : windows)
            QTest::addRow("%s at %d×%d", cards[i].id.c_str(), window.width(), window.height())
                << static_cast<int>(i) << window;
}

void CeilingLabelsTest::roofsHaveNameAndValue()
{
    QFETCH(int, card);
    QFETCH(QSize, window);
    const Shown shown(card, window);
    const RoofFamily& family = shown.scene().measured.family;
    const Roof& roof = *shown.scene().measured.roof;
    const auto texts = shown.texts();
    for (const QString& whole : {CeilingWords::withValue(family.slopeName, bandwidthText(roof.bandwidth)),
                                 CeilingWords::withValue(family.flatName, computeRateText(roof.peak))})
        QVERIFY2(shown.textWith(texts, whole), qPrintable(whole));
}

void CeilingLabelsTest::leadersKeepOffTheModel()
{
    int points = 0;
    int ceilings = 0;
    for (std::size_t card = 0; card < recordedCards().size(); ++card) {
        for (const QSize& window : windows) {
            Shown shown(static_cast<int>(card), window);
            for (const std::int64_t n : {1024, 64, 16, 8192}) {
                shown.setN(n);
                const AnnotationScene& scene = shown.scene();
                const QPointF model = scene.mapping.at(scene.modelPoint());
                const double inside = 0.5 * scene.markerDiameter;
                const QRectF ring(model.x() - inside, model.y() - inside, 2.0 * inside, 2.0 * inside);
                for (const AnnotationText& text : shown.texts()) {
                    if (!text.leader || text.role == TextRole::Model) // the ring's own name
                        continue;
                    ++(text.role == TextRole::Point ? points : ceilings);
                    QVERIFY2(
                        !crosses(ring, *text.leader),
                        qPrintable(
                            QString("%1, card %2, %3 wide, N %4").arg(text.text).arg(card).arg(window.width()).arg(n)));
                }
            }
        }
    }
    QVERIFY(points > 0);
    QVERIFY(ceilings > 0);
}

QTEST_MAIN(CeilingLabelsTest)
#include "ceiling_labels_test.moc"
