// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menu of ceilings in the whole program: what it offers of a session, what it changes on the chart and on the sliders, what
// is kept, and what is said of it all.
#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include "app/window/export/alt_text.h"
#include "app/window/menus/remembered_choice.h"
#include "app/window/roofline/family_lines.h"
#include "app/window/roofline/picture_points.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/roofline/roofline_plot.h"
#include "app/window/startup/explorer.h"
#include "core/measuring/product_point.h"
#include "core/session/named_session.h"
#include "core/session/roofs.h"
#include "core/session/session_file.h"

#include <memory>
#include <variant>

namespace roofline::window {

class CeilingsMenuTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        m_explorer = std::make_unique<Explorer>(Place{{QStringLiteral("none")}, {}, {}, false});
        m_explorer->window().show();
        open(std::get<Session>(readSessionFile(SCALED_SESSION)));
    }
    void cleanup() { m_explorer.reset(); }

    void offersWhatTheSessionHas()
    {
        QVERIFY(action("ceiling_l2_read")->isVisible());
        QCOMPARE(headings(), QStringList({"Memory", "Arithmetic"}));
        QVERIFY(action("ceiling_l2_read")->text().contains(" GB/s (± 0.1 % of 28"));
        QVERIFY(action("precision_fma_fp64")->text().contains(" TFLOP/s (± "));
        QVERIFY(!action("ceiling_llc_read")->isVisible());
        for (const QAction* one : m_explorer->ceilings().findChildren<QAction*>())
            QVERIFY2(!one->objectName().contains("int"), qPrintable(one->objectName())); // no line of a FLOP chart
        open(std::get<Session>(readNamedSession("tesla-t4")));
        QVERIFY(!action("ceiling_l2_read")->isVisible());
        QCOMPARE(headings(), QStringList());
        QVERIFY(action("laddersAction")->isVisible());
        QVERIFY(action("laddersAction")->isChecked());
    }

    void theRoofIsBoldAndItsCachesAreThin()
    {
        QCOMPARE(names(), QStringList({"L1 read", "L2 read"}));
        QCOMPARE(scene().measured.family.slopeName, QString("DRAM copy"));
        QCOMPARE(scene().measured.family.flatName, QString("FP32 FMA"));
    }

    void aSwitchDrawsALineAndTakesItAway()
    {
        action("ceiling_dram_read")->trigger();
        action("ceiling_mma_bf16")->trigger();
        QCOMPARE(names(), QStringList({"L1 read", "L2 read", "DRAM read", "tensor BF16"}));
        QVERIFY(scene().mapping.range.rate.to > 884e12); // the axis reaches past it
        action("ceiling_mma_bf16")->trigger();
        action("ceiling_l1_read")->trigger();
        QCOMPARE(names(), QStringList({"L2 read", "DRAM read"}));
        QVERIFY(isRemembered(*action("ceiling_dram_read")));
    }

    void aPrecisionIsTheRoofAndTheSlidersFollow()
    {
        const double classic = scene().reading.ridge.value();
        action("precision_fma_fp64")->trigger();
        QCOMPARE(m_explorer->sliders().input().roof.peak.value(),
                 flatOf(m_explorer->screen().session(), "fma_fp64")->rate.value());
        QVERIFY(scene().reading.ridge.value() < 0.6 * classic);
        QVERIFY(!scene().hasGhostRoof());
        QVERIFY(told("FP64 FMA"));
        m_explorer->sliders().setPeak(ComputeRate(50e12)); // what if
        QVERIFY(scene().hasGhostPeak());
        m_explorer->flow().useMeasuredCeilings();
        QVERIFY(!scene().hasGhostRoof());
        // Another session without that precision has its own roof.
        open(std::get<Session>(readNamedSession("tesla-t4")));
        QVERIFY(action("precision_fma_fp32")->isChecked());
        QVERIFY(!scene().hasGhostRoof());
        action("precision_fma_fp32")->trigger();
    }

    void theoryIsDottedAndNeverARoof()
    {
        QVERIFY(action("theoryAction")->isEnabled());
        QVERIFY(!action("theoryAction")->isChecked());
        action("theoryAction")->trigger();
        std::vector<FamilyLine> lines = familyLines(scene());
        QVERIFY(std::any_of(lines.begin(), lines.end(),
                            [](const FamilyLine& line) { return line.isPaper && line.derivation.contains("SMs"); }));
        QVERIFY(!scene().hasGhostRoof());
        open(std::get<Session>(readNamedSession("tesla-t4"))); // its clock was not recorded
        QVERIFY(!action("theoryAction")->isEnabled());
        QVERIFY(action("theoryAction")->toolTip().contains("Unknown"));
        lines = familyLines(scene());
        QVERIFY(std::none_of(lines.begin(), lines.end(), [](const FamilyLine& line) { return line.isPaper; }));
    }

    void laddersAndKneeGoAndCome()
    {
        QVERIFY(!ladderSteps(scene()).empty());
        QCOMPARE(scene().measured.knee.size(), std::size_t{15});
        QVERIFY(told("measured knee"));
        QVERIFY(tipOf(scene(), "matmul_register_tiled").contains("the verdict flips"));
        QVERIFY(!tipOf(scene(), "matmul_double_buffered").contains("the verdict flips"));
        QVERIFY(tipOf(scene(), "knee_8").contains("MHz"));
        action("laddersAction")->trigger();
        action("kneeAction")->trigger();
        QVERIFY(ladderSteps(scene()).empty());
        QVERIFY(scene().measured.knee.empty());
    }

    void whatFailedIsToldWhereItWouldBeDrawn()
    {
        Session session = m_explorer->screen().session();
        for (KernelMeasurement& kernel : session.kernels)
            if (kernel.id == "knee_8" || productOf(kernel.id) == ProductPoint{16, 64})
                kernel.check->passed = false;
        open(session);
        QCOMPARE(scene().measured.failed, std::vector<std::string>{"knee_8"});
        action("kneeAction")->trigger();
        QVERIFY(scene().measured.failed.empty());
        action("kneeAction")->trigger();
    }

    void theWordsTellWhatIsDrawn()
    {
        FigureContent content{m_explorer->sliders().reading(), m_explorer->screen().session()};
        content.ceilings.hasTheory = true;
        const QString words = AltText::of(content);
        for (const char* part :
             {"DRAM copy and FP32 FMA", "L1 read", "L2 read", "On paper alone", "Ladder (matrix product)",
              "the first that compute bounds", "The measured knee, a curve of 15"})
            QVERIFY2(words.contains(part), part);
        QVERIFY(!words.contains("DRAM triad"));
    }

    void theButtonInTheCornerHasTheMenu()
    {
        auto* button = m_explorer->window().findChild<QPushButton*>("ceilingsMenuButton");
        QVERIFY(button && button->isVisible());
        QVERIFY(button->menu() == &m_explorer->ceilings());
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
        QVERIFY(m_explorer->window().roofline().rect().contains(button->geometry()));
    }

private:
    QStringList headings() const
    {
        QStringList shown;
        for (const QAction* one : m_explorer->ceilings().actions())
            if (one->isSeparator() && one->isVisible() && !one->text().isEmpty())
                shown << one->text();
        return shown;
    }
    void open(const Session& session)
    {
        m_explorer->screen().replace(session);
        m_explorer->flow().useMeasuredCeilings();
        m_explorer->window().grab();
    }
    QAction* action(const char* name)
    {
        auto* found = m_explorer->ceilings().findChild<QAction*>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("The menu has no %s", name);
        return found;
    }
    const AnnotationScene& scene()
    {
        m_explorer->window().grab();
        return m_explorer->window().findChild<RooflinePlot*>("rooflinePlot")->scene();
    }
    QStringList names()
    {
        QStringList names;
        for (const FamilyLine& line : familyLines(scene()))
            if (!line.name.isEmpty())
                names << line.name;
        return names;
    }
    bool told(const QString& part)
    {
        for (const AnnotationText& text : layOutAnnotations(scene()))
            if (text.text.contains(part))
                return true;
        return false;
    }

    std::unique_ptr<Explorer> m_explorer;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::CeilingsMenuTest)
#include "ceilings_menu_test.moc"
