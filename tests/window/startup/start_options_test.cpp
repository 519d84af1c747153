// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/startup/start_options.h"
#include "core/quantity/units.h"

#include <variant>

namespace roofline::window {

namespace {

auto read(const QStringList& words) { return readStartOptions(QStringList("roofline-explorer") + words); }

} // namespace

class StartOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void wantsNothing()
    {
        const auto options = std::get<StartOptions>(read({}));
        QVERIFY(options.session.isEmpty() && options.screenshot.isEmpty() && options.save.isEmpty());
        QVERIFY(!options.place && !options.measure && !options.size);
        QVERIFY(!options.theme);
        QVERIFY(!options.isErrand());
    }

    void takesEverything()
    {
        const auto options =
            std::get<StartOptions>(read({"--session", "a.json", "--place", "ssh node roofline serve", "--device",
                                         "cuda:1", "--measure", "classic", "--screenshot", "p.png", "--save", "s.json",
                                         "--size", "1920x1080", "--theme", "dark", "--platform", "xcb"}));
        QCOMPARE(options.session, QString("a.json"));
        QCOMPARE(options.place->command, (QStringList{"ssh", "node", "roofline", "serve"}));
        QCOMPARE(options.device, QString("cuda:1"));
        QVERIFY(options.measure == PlanKind::Classic);
        QCOMPARE(options.screenshot, QString("p.png"));
        QCOMPARE(options.save, QString("s.json"));
        QCOMPARE(*options.size, QSize(1920, 1080));
        QVERIFY(options.theme == Theme::Dark);
        QCOMPARE(options.platform, QString("xcb"));
        QVERIFY(options.isErrand());
    }

    void takesWhatIsExportedAndTheModelsSetting()
    {
        const auto options = std::get<StartOptions>(
            read({"--export",        "a.svg", "--export",    "b.csv", "--export-part", "crossover", "--n",       "300",
                  "--tile",          "8",     "--bandwidth", "250",   "--compute",     "8.1",       "--traffic", "once",
                  "--element-bytes", "2",     "--save",      "s.json"}));
        QCOMPARE(options.figure.files, (QStringList{"a.svg", "b.csv"}));
        QVERIFY(options.figure.part == FigurePart::Crossover);
        QVERIFY(options.figure.hasPicture() && options.isErrand());
        QCOMPARE(options.targets(), (QStringList{"s.json", "a.svg", "b.csv"}));
        const ModelInput input = options.figure.applied({});
        QVERIFY((input.shape == MatmulShape{300, 8, 2, Traffic::MatrixOnce}));
        QCOMPARE(inGigabytesPerSecond(input.roof.bandwidth), 250.0);
        QCOMPARE(inTeraflopsPerSecond(input.roof.peak), 8.1);
    }

    void leavesTheSettingWhereNothingIsSaidOfIt()
    {
        const ModelInput some{{77, 5, 8, Traffic::Tiled}, {gigabytesPerSecond(3.0), teraflopsPerSecond(4.0)}};
        QVERIFY(std::get<StartOptions>(read({})).figure.applied(some) == some);
        const ModelInput other = std::get<StartOptions>(read({"--tile", "9"})).figure.applied(some);
        QCOMPARE(other.shape.tile, qint64(9));
        QVERIFY(other.shape.n == 77 && other.roof == some.roof);
    }

    void takesASmallSizeForATable()
    {
        QVERIFY(std::holds_alternative<StartOptions>(read({"--export", "a.csv", "--size", "400x400"})));
        QVERIFY(std::holds_alternative<StartError>(read({"--export", "a.svg", "--size", "400x400"})));
        QVERIFY(std::holds_alternative<StartOptions>(
            read({"--export", "a.svg", "--export-part", "roofline", "--size", "480x640"})));
    }

    void takesTheSessionAsAPlainWord()
    {
        QCOMPARE(std::get<StartOptions>(read({"my file.json"})).session, QString("my file.json"));
        QCOMPARE(std::get<StartOptions>(read({"--", "--odd"})).session, QString("--odd"));
    }

    void refusesInOneLineThatNamesTheOption_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown") << QStringList{"--foo"} << "foo";
        QTest::newRow("value missing") << QStringList{"--size"} << "size";
        QTest::newRow("two sessions") << QStringList{"a", "b"} << "only one session";
        QTest::newRow("two sessions, one named") << QStringList{"a", "--session", "b"} << "only one session";
        QTest::newRow("empty session") << QStringList{""} << "empty";
        QTest::newRow("plan") << QStringList{"--measure", "fast"} << "quick, scaled or classic";
        QTest::newRow("place") << QStringList{"--place", "ssh 'n"} << "--place";
        QTest::newRow("empty place") << QStringList{"--place", " "} << "--place";
        QTest::newRow("theme") << QStringList{"--theme", "blue"} << "light, dark or contrast";
        QTest::newRow("size, words") << QStringList{"--size", "big"} << "WxH";
        QTest::newRow("size, negative") << QStringList{"--size", "-5x900"} << "WxH";
        QTest::newRow("size, nothing") << QStringList{"--size", "0x900"} << "each side from 1 to 16384";
        QTest::newRow("size, too small for an export")
            << QStringList{"--size", "10x900", "--export", "a.svg"} << "640x640 or more for this exported picture";
        QTest::newRow("size, too small for one chart")
            << QStringList{"--size", "479x480", "--export", "a.svg", "--export-part", "crossover"}
            << "480x640 or more for this exported picture";
        QTest::newRow("size, too large") << QStringList{"--size", "900x99999"} << "WxH";
        QTest::newRow("empty picture") << QStringList{"--screenshot", ""} << "--screenshot";
        QTest::newRow("empty save") << QStringList{"--save="} << "--save";
        QTest::newRow("device alone") << QStringList{"--device", "cpu"} << "--measure";
    }
    void refusesInOneLineThatNamesTheOption()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, says);
        const auto outcome = read(words);
        QVERIFY(std::holds_alternative<StartError>(outcome));
        const QString message = std::get<StartError>(outcome).message;
        QVERIFY2(message.contains(says), qPrintable(message));
        QVERIFY(!message.contains('\n'));
    }

    void answersHelpAndVersion()
    {
        const QString help = std::get<StartAnswer>(read({"--help"})).text;
        for (const char* option : {"--session", "--place", "--device", "--measure", "--screenshot", "--save", "--size",
                                   "--theme", "--platform"})
            QVERIFY2(help.contains(option), option);
        QVERIFY(std::get<StartAnswer>(read({"--version"})).text.startsWith("roofline-explorer "));
    }

    void choosesThePlatform()
    {
        StartOptions person;
        StartOptions errand;
        errand.screenshot = "p.png";
        QCOMPARE(std::get<QString>(choosePlatform(person, true)), QString());
        QCOMPARE(std::get<QString>(choosePlatform(errand, true)), QString());
        QCOMPARE(std::get<QString>(choosePlatform(errand, false)), QString("offscreen"));
        QVERIFY(std::get<StartError>(choosePlatform(person, false)).message.contains("--screenshot"));
        person.platform = errand.platform = "vnc";
        QCOMPARE(std::get<QString>(choosePlatform(person, false)), QString("vnc"));
        QCOMPARE(std::get<QString>(choosePlatform(errand, false)), QString("vnc"));
    }
};

} // namespace roofline::window

QTEST_GUILESS_MAIN(roofline::window::StartOptionsTest)
#include "start_options_test.moc"
