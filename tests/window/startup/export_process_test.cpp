// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures and tables without anyone at the window: the program as a process.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/made_up_run.h"
#include "tests/window/export/svg_document.h"
#include "tests/window/support/explorer_program.h"

#include <sys/resource.h>
#include <sys/stat.h>

namespace roofline::window {

class ExportProcessTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QByteArray read(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString place(const char* mode) const
    {
        return QString("'%1' %2 '%3'").arg(QStringLiteral(FAKE_SERVE), QString::fromLatin1(mode), path("ids"));
    }
    QString textsOf(const char* name) const { return SvgDocument(read(name)).texts().replace(QChar(QChar::Nbsp), ' '); }

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files | QDir::System))
            QFile::remove(m_folder.filePath(name));
        QDir(m_folder.path()).mkdir("folder.svg");
    }

    void writesEveryKindInOneCall()
    {
        QStringList arguments{"--session", "tesla-t4"};
        const QList<QPair<const char*, QByteArray>> begin{{"f.svg", "<?xml"},     {"f.png", "\x89PNG"},
                                                          {"f.pdf", "%PDF"},      {"f.csv", "device,"},
                                                          {"f.md", "Tesla T4, "}, {"f.txt", "Roofline and time"}};
        for (const auto& [name, bytes] : begin)
            arguments << "--export" << path(name);
        Program program(arguments);
        QVERIFY(program.ends());
        QCOMPARE(program.errors(), QString());
        QCOMPARE(program.status(), 0);
        for (const auto& [name, bytes] : begin)
            QVERIFY2(read(name).startsWith(bytes), name);
    }

    void drawsTheSettingThePartTheSizeAndTheTheme()
    {
        Program program({"tesla-t4",
                         "--n",
                         "2048",
                         "--tile",
                         "32",
                         "--bandwidth",
                         "500",
                         "--compute",
                         "2.5",
                         "--traffic",
                         "tiled",
                         "--element-bytes",
                         "8",
                         "--export",
                         path("f.svg"),
                         "--export",
                         path("f@2x.png"),
                         "--export-part",
                         "roofline",
                         "--size",
                         "900x700",
                         "--theme",
                         "dark"});
        QVERIFY(program.ends());
        QCOMPARE(program.errors(), QString());
        const QString texts = textsOf("f.svg");
        for (const char* words : {"2048 × 2048", "32 × 32", "8 byte an element", "500 GB/s", "2.5 TFLOP/s",
                                  "set by hand", "Arithmetic intensity"})
            QVERIFY2(texts.contains(words), qPrintable(QString(words) + " in " + texts));
        QVERIFY(!texts.contains("Matrix size N"));
        const QImage picture(path("f@2x.png"));
        QCOMPARE(picture.size(), QSize(1800, 1400));
        QVERIFY(picture.pixelColor(1, 1).lightness() < 64);
    }

    void paperIsLightWhereNoThemeIsGiven()
    {
        Program program({"--export", path("f.png")});
        QVERIFY(program.ends());
        QCOMPARE(QImage(path("f.png")).pixelColor(1, 1), QColor(Qt::white));
    }

    void measuresAndDraws()
    {
        Program program({"--place", place("answers"), "--measure", "quick", "--export", path("f.svg"), "--export",
                         path("f.csv"), "--n", "512"});
        QVERIFY(program.ends());
        QCOMPARE(program.errors(), QString());
        QCOMPARE(program.status(), 0);
        const QString texts = textsOf("f.svg");
        QVERIFY2(texts.contains("Made-up processor") && texts.contains("512 × 512"), qPrintable(texts));
        QVERIFY(texts.contains("measured on Made-up processor")); // its ceilings, where none were asked for
        QVERIFY(read("f.csv").contains("Made-up processor"));
    }

    void keepsTheRatesThatWereAskedForAfterMeasuring()
    {
        Program program(
            {"--place", place("answers"), "--measure", "quick", "--export", path("f.svg"), "--bandwidth", "777"});
        QVERIFY(program.ends());
        QVERIFY(textsOf("f.svg").contains("777 GB/s"));
    }

    void saysThatACheckFailedAndDrawsTheRest()
    {
        Program program({"--place", place("wrong-answer"), "--measure", "quick", "--export", path("f.svg")});
        QVERIFY(program.ends());
        QCOMPARE(program.status(), 1);
        QVERIFY(textsOf("f.svg").contains("Not drawn, their check failed"));
    }

    void writesInTheReadersDecimals()
    {
        Program program({"tesla-t4", "--bandwidth", "0.5", "--export", path("f.svg"), "--export", path("f.csv")},
                        "de_DE.UTF-8");
        QVERIFY(program.ends());
        // 0.5 has a point in every locale. Not held against the program: Qt 6.8 tells where the system lacks the locale.
        QVERIFY2(!program.errors().contains("roofline-explorer:"), qPrintable(program.errors()));
        QVERIFY(textsOf("f.svg").contains("0,5 GB/s"));
        const QByteArray first = read("f.csv").split('\n').value(3); // after the two ceilings
        QVERIFY2(first.contains("vector_add") && first.contains(",0.78588,"), first.constData());
    }

    void refusesInOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("status");
        const QString good = path("f.svg");
        QTest::newRow("unknown suffix") << QStringList{"--export", "a.gif"} << "--export: a file name that ends in .png"
                                        << 2;
        QTest::newRow("empty name") << QStringList{"--export", ""} << "--export: a file name" << 2;
        QTest::newRow("part") << QStringList{"--export", good, "--export-part", "left"}
                              << "--export-part: roofline, crossover or both" << 2;
        QTest::newRow("part alone") << QStringList{"--export-part", "both"} << "--export FILE is needed" << 2;
        QTest::newRow("no size") << QStringList{"--export", good, "--n", "0"} << "--n: a whole number from 1" << 2;
        QTest::newRow("past the slider") << QStringList{"--n", "100000"}
                                         << "--n: a whole number from 8 to 65536 is needed, found 100000" << 2;
        QTest::newRow("no element") << QStringList{"--element-bytes", "3"} << "--element-bytes: 2, 4 or 8 is needed"
                                    << 2;
        QTest::newRow("comma") << QStringList{"--export", good, "--bandwidth", "1,5"} << "(with a point)" << 2;
        QTest::newRow("traffic") << QStringList{"--traffic", "all", "--export", good} << "tiled or once" << 2;
        QTest::newRow("beyond computing")
            << QStringList{"--bandwidth", "1e-300", "--compute", "1e280", "--export", good}
            << "GB/s from 0.1 to 20000 is needed" << 2;
        QTest::newRow("too small") << QStringList{"--export", good, "--size", "500x500"} << "640x640" << 2;
        QTest::newRow("one file for two")
            << QStringList{"--export", good, "--export", path("./f.svg")} << "a file of its own" << 2;
        QTest::newRow("also a session") << QStringList{"--export", path("f.txt"), "--save", path("f.txt")}
                                        << "a file of its own" << 2;
        QTest::newRow("a folder") << QStringList{"--export", path("folder.svg")} << "folder.svg" << 1;
        QTest::newRow("no such folder, before measuring")
            << QStringList{"--export", path("none/f.svg"), "--measure", "quick", "--place", place("answers")}
            << "none/f.svg" << 1;
        QTest::newRow("a run that fails")
            << QStringList{"--place", place("fails"), "--measure", "quick", "--export", good} << "no room on the device"
            << 1;
    }
    void refusesInOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        QFETCH(int, status);
        Program program(arguments);
        QVERIFY(program.ends());
        QVERIFY2(program.errors().contains(says), qPrintable(program.errors()));
        QCOMPARE(program.status(), status);
        QVERIFY(program.errors().startsWith("roofline-explorer: "));
        QCOMPARE(program.errors().count('\n'), 1);
        QVERIFY(!QFile::exists(path("f.svg")) && !QFile::exists(path("f.txt")));
        if (QTest::currentDataTag() == QByteArray("no such folder, before measuring"))
            QVERIFY(!QFile::exists(path("ids"))); // nothing was started for it
    }

    /// A limit on the size of files stands in for the full disk.
    void tellsOfAFullDiskAndWritesTheOtherFiles()
    {
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{8192, before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        Program program({"--export", path("f.svg"), "--export", path("f.txt")});
        QVERIFY(program.process.waitForStarted());
        ::setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(program.ends());
        QCOMPARE(program.status(), 1);
        QVERIFY2(program.errors().contains("f.svg: it could not be written"), qPrintable(program.errors()));
        QCOMPARE(program.errors().count('\n'), 1);
        QVERIFY(!QFile::exists(path("f.svg")));
        QVERIFY(read("f.txt").contains("Tesla T4"));
    }

    void refusesAPipeAtOnce()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(path("pipe.svg")).constData(), 0600), 0);
        Program program({"--export", path("pipe.svg"), "--export", path("f.txt")});
        QVERIFY(program.ends());
        QCOMPARE(program.status(), 1);
        QVERIFY2(program.errors().contains("pipe.svg: it is a pipe or a device"), qPrintable(program.errors()));
        QCOMPARE(program.errors().count('\n'), 1);
        QVERIFY(!QFile::exists(path("f.txt")));
    }

    void theStandardOutputIsATarget()
    {
        Program program({"--save", "/dev/stdout"});
        QVERIFY(program.ends());
        QCOMPARE(program.status(), 0);
        QVERIFY(program.output().contains("roofline-session"));
    }

    void helpTellsOfIt()
    {
        Program program({"--help"});
        QVERIFY(program.ends());
        const QString help = program.output();
        for (const char* option : {"--export ", "--export-part", "-n <size>", "--tile", "--bandwidth", "--compute",
                                   "--traffic", "--element-bytes", ".svg"})
            QVERIFY2(help.contains(option), option);
    }
};

} // namespace roofline::window

QTEST_GUILESS_MAIN(roofline::window::ExportProcessTest)
#include "export_process_test.moc"
