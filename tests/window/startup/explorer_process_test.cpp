// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window's program as a process, on a machine without a display.
#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/explorer_program.h"
#include "tests/window/support/processes.h"

#include <csignal>
#include <sys/stat.h>
#include <variant>

namespace roofline::window {

namespace {

constexpr int longEnough = 60'000;

} // namespace

class ExplorerProcessTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QString place(const char* mode) const
    {
        return QString("'%1' %2 '%3'").arg(QStringLiteral(FAKE_SERVE), QString::fromLatin1(mode), path("ids"));
    }
    QList<qint64> fakeIds() const
    {
        QFile file(path("ids"));
        QList<qint64> ids;
        if (file.open(QIODevice::ReadOnly))
            for (const QByteArray& line : file.readAll().trimmed().split('\n'))
                ids << line.toLongLong();
        return ids;
    }
    bool areFakesGone() const
    {
        const QList<qint64> ids = fakeIds();
        return !ids.isEmpty() && std::all_of(ids.begin(), ids.end(), isGone);
    }
    void write(const char* name, const QByteArray& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QString settings() const { return path("config/roofline-explorer/settings.ini"); }
    QByteArray contents(const QString& name) const
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(path("config")));
        QVERIFY(QDir(m_folder.path()).mkpath("config/roofline-explorer"));
        QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    }
    void init()
    {
        QVERIFY(m_folder.isValid());
        for (const char* name : {"ids", "p.png", "s.json"})
            QFile::remove(path(name));
        QFile::remove(settings());
        write("cut.json", "{\"format\": \"roofline-session\", ");
        write("good.json", QByteArray::fromStdString(sessionToJson(made_up::session())));
    }

    void refusesInOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("status");
        const QString cut = path("cut.json");
        QTest::newRow("wrong option") << QStringList{"--foo"} << "foo" << 2;
        QTest::newRow("wrong plan") << QStringList{"--measure", "fast"} << "--measure" << 2;
        QTest::newRow("no display") << QStringList{} << "no display" << 2;
        QTest::newRow("no such file") << QStringList{"--screenshot", path("p.png"), "/no/such.json"} << "/no/such.json"
                                      << 2;
        QTest::newRow("bad file") << QStringList{"--screenshot", path("p.png"), cut} << cut << 2;
        QTest::newRow("a pipe that nobody writes to")
            << QStringList{"--screenshot", path("p.png"), path("pipe")} << "a pipe or a device" << 2;
        QTest::newRow("no such folder") << QStringList{"--screenshot", "/no/such/p.png"} << "/no/such/p.png" << 1;
        QTest::newRow("a folder") << QStringList{"--save", "/tmp"} << "/tmp" << 1;
        QTest::newRow("a picture for a device")
            << QStringList{"--screenshot", "/dev/full"} << "/dev/full: it is a pipe or a device" << 1;
        QTest::newRow("a session for a pipe")
            << QStringList{"--save", path("pipe")} << "pipe: it is a pipe or a device" << 1;
        QTest::newRow("no such place") << QStringList{"--place",   "/no/such/roofline serve",
                                                      "--measure", "quick",
                                                      "--save",    path("s.json")}
                                       << "/no/such/roofline" << 1;
        QTest::newRow("a place that does not let in")
            << QStringList{"--place", place("denied"), "--measure", "quick", "--save", path("s.json")}
            << "Permission denied" << 1;
        QTest::newRow("a run that fails")
            << QStringList{"--place", place("fails"), "--measure", "quick", "--screenshot", path("p.png")}
            << "no room on the device" << 1;
    }
    void refusesInOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        QFETCH(int, status);
        Program program(arguments);
        QVERIFY(program.ends());
        QCOMPARE(program.status(), status);
        QVERIFY2(program.errors().contains(says), qPrintable(program.errors()));
        QVERIFY(program.errors().startsWith("roofline-explorer: "));
        QCOMPARE(program.errors().count('\n'), 1);
        QVERIFY(program.output().isEmpty());
        QVERIFY(!QFile::exists(path("p.png")) && !QFile::exists(path("s.json")));
    }

    void answers()
    {
        Program help({"--help"});
        QVERIFY(help.ends());
        QCOMPARE(help.status(), 0);
        QVERIFY(help.output().contains("--screenshot"));
        Program version({"--version"});
        QVERIFY(version.ends());
        QCOMPARE(version.status(), 0);
        QVERIFY(version.output().startsWith("roofline-explorer "));
    }

    void saysWhereTheWindowIsLargerThanAskedFor()
    {
        Program small({"--screenshot", path("p.png"), "--size", "320x200"});
        QVERIFY(small.ends());
        QCOMPARE(small.status(), 0);
        const QImage picture(path("p.png"));
        QVERIFY(picture.width() > 320 && picture.height() > 200);
        QCOMPARE(small.errors(),
                 QString("roofline-explorer: --size: 320x200 is less than this window needs, and it has "
                         "%1x%2\n")
                     .arg(picture.width())
                     .arg(picture.height()));
        Program fits({"--screenshot", path("p.png"), "--size", "800x600"});
        QVERIFY(fits.ends());
        QCOMPARE(QImage(path("p.png")).size(), QSize(800, 600));
        QCOMPARE(fits.errors(), QString());
    }

    void drawsWithoutADisplay_data()
    {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<bool>("isLight");
        QTest::newRow("light") << "light" << true;
        QTest::newRow("dark") << "dark" << false;
    }
    void drawsWithoutADisplay()
    {
        QFETCH(QString, theme);
        QFETCH(bool, isLight);
        Program program(
            {"--session", path("good.json"), "--screenshot", path("p.png"), "--theme", theme, "--size", "1400x900"});
        QVERIFY(program.ends());
        QCOMPARE(program.errors(), QString());
        QCOMPARE(program.status(), 0);
        const QImage picture(path("p.png"));
        QCOMPARE(picture.size(), QSize(1400, 900));
        QCOMPARE(picture.pixelColor(3, 3).lightness() > 128, isLight);
    }

    void opensARecordedCardByItsId()
    {
        Program program({"--session", "nvidia-h200", "--save", path("s.json"), "--screenshot", path("p.png")});
        QVERIFY(program.ends());
        QCOMPARE(program.errors(), QString());
        QCOMPARE(program.status(), 0);
        const auto read = readSessionFile(path("s.json").toStdString());
        QVERIFY(std::holds_alternative<Session>(read));
        QCOMPARE(std::get<Session>(read).device.name, std::string("NVIDIA H200"));
    }

    void measuresAndWrites()
    {
        Program program({"--place", place("answers"), "--measure", "quick", "--save", path("s.json"), "--screenshot",
                         path("p.png")});
        QVERIFY(program.ends());
        QCOMPARE(program.errors(), QString());
        QCOMPARE(program.status(), 0);
        const auto read = readSessionFile(path("s.json").toStdString());
        QVERIFY(std::holds_alternative<Session>(read));
        QVERIFY(std::get<Session>(read).kernels == made_up::kernels());
        QVERIFY(!QImage(path("p.png")).isNull());
        QTRY_VERIFY(areFakesGone());
    }

    void keepsWhatWasMeasuredBeforeAFailure()
    {
        Program program({"--place", place("dies"), "--measure", "quick", "--save", path("s.json")});
        QVERIFY(program.ends());
        QCOMPARE(program.status(), 1);
        const auto read = readSessionFile(path("s.json").toStdString());
        QVERIFY(std::holds_alternative<Session>(read));
        QVERIFY(std::get<Session>(read).isPartial);
    }

    void writesNoOlderSessionInPlaceOfARunWithoutAResult_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("says");
        QTest::newRow("fails at once") << "fails"
                                       << "no room on the device";
        QTest::newRow("ends without a result") << "slow"
                                               << "without a result";
    }
    void writesNoOlderSessionInPlaceOfARunWithoutAResult()
    {
        QFETCH(QString, mode);
        QFETCH(QString, says);
        Session older = made_up::session();
        older.isPartial = true;
        write("older.json", QByteArray::fromStdString(sessionToJson(older)));
        Program program({"--session", path("older.json"), "--place", place(mode.toLatin1()), "--measure", "quick",
                         "--save", path("s.json")});
        QVERIFY(program.ends());
        QCOMPARE(program.status(), 1);
        QVERIFY2(program.errors().contains(says), qPrintable(program.errors()));
        QVERIFY(!QFile::exists(path("s.json")));
    }

    void saysThatACheckFailed()
    {
        Program program({"--place", place("wrong-answer"), "--measure", "quick", "--save", path("s.json")});
        QVERIFY(program.ends());
        QCOMPARE(program.status(), 1);
        QVERIFY(program.errors().contains("matmul, tiled 16"));
        QVERIFY(QFile::exists(path("s.json")));
    }

    void endsAtASignal_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM in mid-run") << "waits" << SIGTERM;
        QTest::newRow("SIGINT in mid-run") << "waits" << SIGINT;
        QTest::newRow("SIGTERM over a child that will not go") << "stubborn" << SIGTERM;
    }
    void endsAtASignal()
    {
        QFETCH(QString, mode);
        QFETCH(int, signal);
        Program program({"--platform", "offscreen", "--measure", "quick", "--place", place(mode.toLatin1())});
        QTRY_VERIFY_WITH_TIMEOUT(!fakeIds().isEmpty(), longEnough);
        ::kill(static_cast<pid_t>(program.process.processId()), signal);
        QVERIFY(program.ends());
        QCOMPARE(program.status(), 0);
        QTRY_VERIFY(areFakesGone());
    }

    void anErrandNeitherReadsNorWritesSettings()
    {
        const QStringList errand = {"--session", path("good.json"), "--screenshot", path("p.png")};
        Program without(errand);
        QVERIFY(without.ends());
        QVERIFY(!QFile::exists(settings()));
        const QImage expected(path("p.png"));
        QVERIFY(!expected.isNull());
        const QByteArray odd = "theme=dark\n[setting]\nn=64\n[window]\nwidth=700\nheight=600\n";
        write("config/roofline-explorer/settings.ini", odd);
        Program with(errand);
        QVERIFY(with.ends());
        QVERIFY(QImage(path("p.png")) == expected);
        QCOMPARE(contents(settings()), odd);
    }

    void aWindowKeepsItsSettings()
    {
        write("config/roofline-explorer/settings.ini", "[setting]\nn=64\n[future]\nkey=kept\n");
        Program program({"--platform", "offscreen", "--measure", "quick", "--place", place("waits")});
        QTRY_VERIFY_WITH_TIMEOUT(!fakeIds().isEmpty(), longEnough); // it is on the screen by then
        ::kill(static_cast<pid_t>(program.process.processId()), SIGTERM);
        QVERIFY(program.ends());
        QCOMPARE(program.errors(), QString());
        const QByteArray kept = contents(settings());
        QVERIFY2(kept.contains("n=64") && kept.contains("width=") && kept.contains("key=kept"), kept.constData());
    }

    void cancelsAnErrandAtASignal()
    {
        Program program({"--measure", "quick", "--place", place("waits"), "--save", path("s.json")});
        QTRY_VERIFY_WITH_TIMEOUT(!fakeIds().isEmpty(), longEnough);
        ::kill(static_cast<pid_t>(program.process.processId()), SIGINT);
        QVERIFY(program.ends());
        QCOMPARE(program.status(), 128 + SIGINT);
        QVERIFY(!QFile::exists(path("s.json"))); // nothing was measured
        QTRY_VERIFY(areFakesGone());
    }
};

} // namespace roofline::window

QTEST_GUILESS_MAIN(roofline::window::ExplorerProcessTest)
#include "explorer_process_test.moc"
