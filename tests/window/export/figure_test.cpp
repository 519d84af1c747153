// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures as they are laid out: every text on the page, none over another, at every size and in every language.
#include <QApplication>
#include <QTest>

#include "app/window/export/caption.h"
#include "app/window/export/figure.h"
#include "app/window/language/pseudo_translator.h"
#include "app/window/theme/palettes.h"
#include "tests/window/export/contents.h"
#include "tests/window/support/text_faults.h"
#include "tests/window/support/untranslated.h"

#include <optional>

namespace roofline::window {

namespace {

std::vector<RecordedText> textsOf(const FigureContent& content, const QSize& size)
{
    Figure figure(content, {size, paletteOf(Theme::Light)});
    return recordTexts(size, [&figure](QPaintDevice& device) { figure.paint(device); });
}

QString joined(const std::vector<RecordedText>& texts)
{
    QString all;
    for (const RecordedText& text : texts)
        all += text.text + ' ';
    return all.replace(QChar(QChar::Nbsp), ' ').simplified();
}

} // namespace

class FigureTest : public QObject {
    Q_OBJECT

private slots:
    void hasRoomForEveryText_data()
    {
        QTest::addColumn<int>("part");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("language");
        const auto add = [](FigurePart part, const QSize& size, const char* name) {
            for (const auto& [language, words] : {std::pair{-1, "English"}, std::pair{0, "long"}, std::pair{1, "rtl"}})
                QTest::addRow("%s, %d×%d, %s", name, size.width(), size.height(), words)
                    << static_cast<int>(part) << size << language;
        };
        for (const FigurePart part : {FigurePart::Both, FigurePart::Roofline, FigurePart::Crossover}) {
            const char* names[] = {"both", "roofline", "crossover"};
            for (const QSize& size : {usualFigureSize(part), QSize(1920, 1080), QSize(3840, 2160)})
                add(part, size, names[static_cast<int>(part)]);
        }
    }
    void hasRoomForEveryText()
    {
        QFETCH(int, part);
        QFETCH(QSize, size);
        QFETCH(int, language);
        std::optional<PseudoTranslator> translator;
        if (language >= 0)
            QCoreApplication::installTranslator(&translator.emplace(static_cast<PseudoLanguage>(language)));
        for (const auto& [name, content] : allContents(static_cast<FigurePart>(part))) {
            const std::vector<RecordedText> texts = textsOf(content, size);
            QVERIFY(texts.size() > 10);
            QStringList faults = textFaults(texts, {});
            if (language >= 0)
                faults += untranslated(texts, static_cast<PseudoLanguage>(language), namesIn(content.session));
            const QRectF page(QPointF(), size);
            for (const RecordedText& text : texts)
                if (!page.contains(text.ink.boundingRect()))
                    faults << "off the page: " + text.text;
            QVERIFY2(faults.isEmpty(), qPrintable(name + ": " + faults.join("; ")));
        }
        if (translator)
            QCoreApplication::removeTranslator(&*translator);
    }

    void keepsItsWordsOnThePageHoweverSmall()
    {
        for (const FigurePart part : {FigurePart::Both, FigurePart::Roofline, FigurePart::Crossover}) {
            const QSize size = smallestFigureSize(part);
            for (const auto& [name, content] : allContents(part))
                for (const RecordedText& text : textsOf(content, size))
                    QVERIFY2(QRectF(QPointF(), size).contains(text.ink.boundingRect()),
                             qPrintable(name + ": " + text.text));
        }
    }

    void saysVerdictDeviceAndConditions()
    {
        const QString t4 = joined(textsOf(contentOf(recordedSession("tesla-t4")), usualFigureSize(FigurePart::Both)));
        for (const char* words : {"Memory sets the bound: 2.213 ms", "Tesla T4, recorded 2026-08-30, plan classic",
                                  "driver 595.84, CUDA 12.6.85", "Conditions: not recorded", "244.5 GB/s",
                                  "8.092 TFLOP/s", "ridge 33.09", "transpose", "42.2 %", "block reduction"})
            QVERIFY2(t4.contains(words), words);
        Session hot = recordedSession("nvidia-h200");
        hot.environment.during.throttleReasons = {"power cap"};
        const QString h200 = joined(textsOf(contentOf(hot), usualFigureSize(FigurePart::Both)));
        for (const char* words : {"1980 MHz", "485 W", "throttled: power cap", "plan scaled", "medians of"})
            QVERIFY2(h200.contains(words), words);
        const QString bare = joined(textsOf(contentOf({}), usualFigureSize(FigurePart::Both)));
        QVERIFY(bare.contains("set by hand"));
        QVERIFY(!bare.contains("Measured") && !bare.contains("Conditions") && !bare.contains("not recorded"));
    }

    void showsNoNumberOfAFailedCheck()
    {
        const Session session = made_up::session(true);
        const QString texts = joined(textsOf(contentOf(session), usualFigureSize(FigurePart::Both)));
        const QString name = "matmul, tiled 16";
        QVERIFY(texts.contains("Not drawn, their check failed"));
        QVERIFY(texts.contains(name));
        QVERIFY(!texts.contains(name + ' ' + "%"));
    }

    void saysThatARunIsNotQuiet()
    {
        const QString texts = joined(textsOf(contentOf(made_up::restlessSession()), usualFigureSize(FigurePart::Both)));
        for (const char* part : {"! Not quiet: vector add", "! Drift: copy", "! Throttled: transpose, naive"})
            QVERIFY2(texts.contains(part), qPrintable(texts));
    }

    void showsThePartThatWasAskedFor()
    {
        const Session session = recordedSession("tesla-t4");
        const QString roofline =
            joined(textsOf(contentOf(session, FigurePart::Roofline), usualFigureSize(FigurePart::Roofline)));
        QVERIFY(roofline.contains("Arithmetic intensity") && !roofline.contains("Matrix size N"));
        const QString crossover =
            joined(textsOf(contentOf(session, FigurePart::Crossover), usualFigureSize(FigurePart::Crossover)));
        QVERIFY(!crossover.contains("Arithmetic intensity") && crossover.contains("Matrix size N"));
    }

    void showsThePartOfTheRooflineThatIsLookedAt()
    {
        FigureContent content = contentOf(recordedSession("tesla-t4"), FigurePart::Roofline);
        const QSize size = usualFigureSize(content.part);
        const QString whole = joined(textsOf(content, size));
        QVERIFY(whole.contains("ridge 33.09") && whole.contains("vector add"));
        content.view = PictureRange{{1.0, 100.0}, {1e11, 1e14}, 0.01};
        const std::vector<RecordedText> texts = textsOf(content, size);
        const QString part = joined(texts);
        const QString chart = part.left(part.indexOf("Memory sets the bound"));
        QVERIFY2(chart.contains("ridge 33.09") && !chart.contains("vector add"), qPrintable(chart));
        QVERIFY(textFaults(texts, {}).isEmpty());
    }

    void namesASizeBeyondTheAxisAtItsEnd()
    {
        for (const std::int64_t n : {std::int64_t{1}, std::int64_t{1} << 31}) {
            FigureContent content = contentOf(recordedSession("tesla-t4"), FigurePart::Crossover);
            content.reading = readModel({MatmulShape{n, 16, 4, Traffic::Tiled}, content.reading.input.roof});
            const std::vector<RecordedText> texts = textsOf(content, usualFigureSize(content.part));
            QVERIFY(textFaults(texts, {}).isEmpty());
            QVERIFY(joined(texts).contains(n == 1 ? QStringLiteral("← N 1, ") : QStringLiteral("N 2147483648, ")));
            QVERIFY(joined(texts).contains("1000 s")); // the axis is that of the sizes on it
        }
    }

    void showsTheAxesThatAreLookedAt()
    {
        FigureContent content = contentOf(recordedSession("nvidia-h200"), FigurePart::Crossover);
        const QSize size = usualFigureSize(content.part);
        QVERIFY(joined(textsOf(content, size)).contains(" 256 "));
        content.axes = AxesKind::Linear;
        const std::vector<RecordedText> texts = textsOf(content, size);
        QVERIFY2(!joined(texts).contains(" 256 "), qPrintable(joined(texts)));
        const QStringList faults = textFaults(texts, {});
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join("; ")));
    }

    void disturbsNoWindow()
    {
        const int windows = static_cast<int>(QApplication::topLevelWidgets().size());
        {
            Figure figure(contentOf(recordedSession("tesla-t4")), {{1200, 1200}, paletteOf(Theme::Dark)});
            QVERIFY(figure.size() == QSize(1200, 1200));
        }
        QCOMPARE(QApplication::topLevelWidgets().size(), windows);
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::FigureTest)
#include "figure_test.moc"
