// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the program keeps, and that no settings file keeps it from working.
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QScreen>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/controls/log_slider.h"
#include "app/window/notice/notice_line.h"
#include "app/window/settings/program_memory.h"
#include "app/window/settings/window_memory.h"
#include "app/window/theme/picture_theme.h"
#include "app/window/settings/view_memory.h"
#include "app/window/startup/explorer.h"
#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace roofline::window {

namespace {

constexpr int longEnough = 20'000;

/// The program as it runs for a person, with a settings file.
struct Program {
    explicit Program(const QString& path)
        : explorer(Place{{"no-such-program"}, "no-such-program", "nowhere"}), memory(explorer, path)
    {
        explorer.window().show();
    }
    ~Program()
    {
        explorer.window().close();
        explorer.appearance().setTheme(Theme::System);
    }

    QList<int> charts() { return explorer.window().findChild<QSplitter*>("chartSplitter")->sizes(); }
    QAction* action(const char* name)
    {
        for (QAction* action : explorer.window().actions())
            if (action->objectName() == QLatin1String(name))
                return action;
        return nullptr;
    }

    Explorer explorer;
    ProgramMemory memory;
};

} // namespace

class ProgramMemoryTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name = "settings.ini") const { return m_folder.filePath(QString::fromLatin1(name)); }
    QString write(const QByteArray& text, const char* name = "settings.ini") const
    {
        QFile file(path(name));
        file.open(QIODevice::WriteOnly);
        file.write(text);
        return path(name);
    }
    QByteArray written() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init() { QFile::remove(path()); }

    void keepsWhatAPersonLeft()
    {
        const QSize size(800, 600);
        QList<int> charts;
        {
            Program program(path());
            MainWindow& window = program.explorer.window();
            window.resize(size);
            window.move(20, 30);
            QTRY_COMPARE(window.size(), size);
            program.explorer.sliders().setSize(512);
            program.explorer.sliders().setTraffic(Traffic::MatrixOnce);
            program.explorer.sliders().setBandwidth(gigabytesPerSecond(333.3));
            program.explorer.bar().setPlan(PlanKind::Classic);
            program.explorer.appearance().menu()->findChild<QAction*>("darkThemeAction")->trigger();
            program.action("animationAction")->trigger();
            auto* crossover = window.findChild<QWidget*>("crossoverChart");
            crossover->setFocus();
            QTest::keyClick(crossover, Qt::Key_L); // linear axes
            auto* splitter = window.findChild<QSplitter*>("chartSplitter");
            const int all = splitter->sizes().at(0) + splitter->sizes().at(1);
            splitter->setSizes({all / 2, all - all / 2});
            QApplication::processEvents();
            charts = program.charts();
        }
        QVERIFY(!written().isEmpty());
        Program again(path());
        const ModelInput setting = again.explorer.sliders().input();
        QCOMPARE(setting.shape.n, 512);
        QVERIFY(setting.shape.traffic == Traffic::MatrixOnce);
        QVERIFY(setting.roof.bandwidth == gigabytesPerSecond(333.3));
        QVERIFY(again.explorer.bar().plan() == PlanKind::Classic);
        QCOMPARE(again.explorer.appearance().theme(), Theme::Dark);
        QCOMPARE(again.explorer.window().size(), size);
        QCOMPARE(again.explorer.window().pos(), QPoint(20, 30));
        QVERIFY(again.explorer.window().findChild<QAction*>("linearCrossover")->isChecked());
        QTRY_VERIFY(qAbs(again.charts().at(0) - charts.at(0)) <= 2);
        Program fresh(path("none.ini"));
        QVERIFY(again.action("animationAction")->isChecked() != fresh.action("animationAction")->isChecked());
    }

    void highContrastKeepsItsSide()
    {
        for (const char* before : {"darkThemeAction", "lightThemeAction"}) {
            const bool isDark = QLatin1String(before) == QLatin1String("darkThemeAction");
            {
                Program program(path());
                for (const char* choice : {before, "contrastThemeAction"})
                    program.explorer.appearance().menu()->findChild<QAction*>(choice)->trigger();
                QCOMPARE(themeOf(QApplication::palette()).isDark, isDark);
            }
            {
                Program again(path()); // the desktop, which is light here, does not say
                QVERIFY(themeOf(QApplication::palette()).isContrast);
                QCOMPARE(themeOf(QApplication::palette()).isDark, isDark);
            }
            Program third(path()); // and it is kept when nothing was chosen meanwhile
            QCOMPARE(themeOf(QApplication::palette()).isDark, isDark);
        }
        QFile::remove(path());
    }

    void aScenesTileIsNotKept()
    {
        {
            Program program(path());
            program.explorer.sliders().setTile(64);
            program.explorer.sliders().setTraffic(Traffic::MatrixOnce);
            program.explorer.lecture().set(true);
            program.explorer.lecture().showScene(2); // closed in the middle of it
            QCOMPARE(program.explorer.sliders().input().shape.tile, 8);
        }
        QVERIFY2(written().contains("tile=64") && written().contains("traffic=once"), written().constData());
        {
            Program program(path());
            program.explorer.lecture().set(true);
            program.explorer.lecture().showScene(2);
            program.explorer.sliders().setTile(32); // by hand: that is what is wanted
        }
        QVERIFY2(written().contains("tile=32"), written().constData());
    }

    void theViewOfAFileIsNotKept()
    {
        for (const bool isLecture : {false, true}) {
            QFile::remove(path());
            Session session = made_up::session();
            session.view = SessionView{};
            session.view->n = 4096;
            session.view->tile = 32;
            session.view->isLecture = isLecture;
            {
                Program program(path());
                program.explorer.sliders().setSize(300);
                program.explorer.showOpened("one.json", session);
                QCOMPARE(program.explorer.sliders().input().shape.n, 4096);
                if (isLecture)
                    program.explorer.lecture().showScene(3);
            }
            QVERIFY2(written().contains("n=300") && written().contains("tile=16"), written().constData());
            {
                Program program(path());
                program.explorer.showOpened("one.json", session);
                program.explorer.sliders().setSize(500); // by hand: that is what is wanted
            }
            QVERIFY2(written().contains("n=500") && written().contains("tile=16"), written().constData());
        }
    }

    void ratesThatWereMeasuredFollowTheNextSession()
    {
        {
            Program program(path());
        }
        QVERIFY(!written().contains("bandwidth"));
        QVERIFY(written().contains("n=1024"));
        {
            Program program(path()); // closed while a run has no ceilings yet: they are still the card's
            program.explorer.screen().take(made_up::events().front());
            QVERIFY(!program.explorer.screen().roof());
        }
        QVERIFY2(!written().contains("bandwidth"), written().constData());
    }

    void aThemeOfTheCommandLineIsNotKept()
    {
        {
            Program program(path());
            program.explorer.appearance().setTheme(Theme::Dark);
        }
        QVERIFY2(!written().contains("theme"), written().constData());
    }

    void aLectureLeavesTheDivisionAlone()
    {
        {
            Program program(path());
        }
        const QByteArray before = written();
        const auto splitters = [](const QByteArray& text) {
            return text.mid(text.indexOf("[splitters]")).split('[').value(1);
        };
        QVERIFY(splitters(before).contains("chartSplitter"));
        {
            Program program(path());
            program.explorer.lecture().set(true);
            program.explorer.lecture().showScene(1);
            program.memory.save();
        }
        QCOMPARE(splitters(written()), splitters(before));
    }

    void recentSessionsAreOpenedFromTheMenu()
    {
        const QString file = path("mine.json");
        QFile session(file);
        QVERIFY(session.open(QIODevice::WriteOnly));
        session.write(QByteArray::fromStdString(sessionToJson(made_up::session())));
        session.close();
        {
            Program program(path());
            QVERIFY(!program.explorer.recent().menu()->isEnabled());
            program.explorer.files().open(file);
            QTRY_COMPARE_WITH_TIMEOUT(program.explorer.recent().files(), QStringList{file}, longEnough);
        }
        Program again(path());
        QCOMPARE(again.explorer.screen().session().device.name, std::string("Tesla T4"));
        QMenu* menu = again.explorer.recent().menu();
        QVERIFY(menu->isEnabled());
        menu->actions().first()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(again.explorer.screen().session().device.name, std::string("Made-up processor"),
                                  longEnough);
        QVERIFY(QFile::remove(file));
        menu->actions().first()->trigger();
        NoticeLine& notice = again.explorer.bar().notice();
        QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), longEnough);
        QVERIFY2(notice.sentence().contains("mine.json"), qPrintable(notice.sentence()));
        QVERIFY(again.explorer.recent().files().isEmpty());
    }

    void theListIsShortAndTheLastFirst()
    {
        RecentSessions recent;
        for (int i = 0; i < 12; ++i)
            recent.add(QString("/some/where/%1.json").arg(i));
        recent.add("/some/where/9.json");
        QCOMPARE(recent.files().size(), qsizetype{8});
        QCOMPARE(recent.files().first(), QString("/some/where/9.json"));
        QCOMPARE(recent.files().count("/some/where/9.json"), qsizetype{1});
        recent.setFiles({"", "relative.json", "/a & b.json", "/a & b.json"});
        QCOMPARE(recent.files(), QStringList{"/a & b.json"});
        QVERIFY(recent.menu()->actions().first()->text().contains("a && b.json"));
        recent.menu()->findChild<QAction*>("forgetRecentAction")->trigger();
        QVERIFY(recent.files().isEmpty());
    }

    void brokenFilesAreNoObstacle_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("garbage") << QByteArray("\x00\xff\xfe[[[=\n=]\x01\n%%", 16);
        QTest::newRow("no section") << QByteArray("n=512\nwindow=5\n");
        QTest::newRow("wrong types") << QByteArray(
            "theme=7\nplan=@Invalid()\n[window]\nwidth=wide\nheight=-3\nx=1e9\ny=\n"
            "maximized=yes\n[setting]\nn=0.5\ntile=-1\ntraffic=none\n"
            "element_bytes=3\nbandwidth_gb_per_s=nan\ncompute_tflop_per_s=inf\n"
            "[splitters]\nchartSplitter=a b c\ncolumnSplitter=1\n"
            "rowSplitter=-1 99999999999\n[recent]\n1=relative\n2=\n");
        QTest::newRow("out of range") << QByteArray("[setting]\nn=65537\ntile=129\nbandwidth_gb_per_s=1e300\n"
                                                    "compute_tflop_per_s=1e-300\n");
        QTest::newRow("variants") << QByteArray("theme=@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\x5QFont)\n"
                                                "plan=@ByteArray(\\xff\\xff\\xff\\xff)\n[window]\n"
                                                "width=@Size(2147483647 2147483647)\nheight=@Rect(1 2 3 4)\n"
                                                "[setting]\nn=1, 2, 3\n");
        QTest::newRow("a huge value") << QByteArray("[recent]\n1=/" + QByteArray(100'000, 'x') + '\n');
        QTest::newRow("a huge file") << QByteArray(3'000'000, 'n') + "=1\n[setting]\nn=512\n";
        QTest::newRow("many keys") << [] {
            QByteArray text;
            for (int i = 0; i < 20'000; ++i)
                text += "k" + QByteArray::number(i) + "=1\n";
            return text;
        }();
    }

    void brokenFilesAreNoObstacle()
    {
        QFETCH(QByteArray, text);
        const QString file = write(text);
        {
            Program program(file);
            expectDefaults(program);
            program.explorer.sliders().setSize(256);
        }
        Program again(file); // and it is of use from then on
        QCOMPARE(again.explorer.sliders().input().shape.n, 256);
    }

    void placesThatAreNoFilesAreNoObstacle_data()
    {
        QTest::addColumn<QString>("place");
        QTest::newRow("a folder") << m_folder.path();
        QTest::newRow("beneath a file") << write("x", "file") + "/settings.ini";
        QTest::newRow("a device") << QStringLiteral("/dev/full");
        QTest::newRow("nowhere") << QStringLiteral("/proc/none/settings.ini");
        QTest::newRow("no name") << QString();
#ifdef Q_OS_UNIX
        ::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600);
        QTest::newRow("a pipe") << path("pipe");
#endif
    }

    void placesThatAreNoFilesAreNoObstacle()
    {
        QFETCH(QString, place);
        Program program(place);
        expectDefaults(program);
        program.memory.save();
    }

    void aWindowFromAScreenThatIsGoneIsOnTheScreen_data()
    {
        QTest::addColumn<QByteArray>("window");
        QTest::newRow("far right") << QByteArray("x=9000\ny=10\nwidth=700\nheight=500\n");
        QTest::newRow("far left") << QByteArray("x=-9000\ny=10\nwidth=700\nheight=500\n");
        QTest::newRow("above") << QByteArray("x=10\ny=-490\nwidth=700\nheight=500\n");
        QTest::newRow("huge") << QByteArray("x=0\ny=0\nwidth=90000\nheight=90000\n");
    }

    void aWindowFromAScreenThatIsGoneIsOnTheScreen()
    {
        QFETCH(QByteArray, window);
        Program program(write("[window]\n" + window));
        const QRect all = QApplication::primaryScreen()->availableGeometry();
        const QRect place = program.explorer.window().geometry();
        QVERIFY(all.intersects(QRect(place.topLeft(), QSize(place.width(), 20))));
        QVERIFY(place.width() <= all.width() || place.width() <= program.explorer.window().minimumSizeHint().width());
    }

    void aFirstWindowLeavesRoomForItsFrame()
    {
        QCOMPARE(fittingSize({1280, 800}, {1280, 800}), QSize(1272, 760));
        QCOMPARE(fittingSize({1280, 800}, {1920, 1080}), QSize(1280, 800));
        QWidget window;
        window.resize(9000, 9000);
        fitToScreen(window);
        QCOMPARE(window.size(), QApplication::primaryScreen()->availableSize() - QSize(8, 40));
    }

    void maximizedComesBackMaximized()
    {
        {
            Program program(path());
            program.explorer.window().showMaximized();
            QTRY_VERIFY(program.explorer.window().isMaximized());
        }
        Program again(path());
        QTRY_VERIFY(again.explorer.window().isMaximized());
    }

private:
    void expectDefaults(Program& program)
    {
        QVERIFY(program.explorer.window().isVisible());
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(!program.explorer.bar().notice().isVisible());
        QCOMPARE(program.explorer.sliders().input().shape.n, 1024);
        QCOMPARE(program.explorer.sliders().input().shape.tile, 16);
        QVERIFY(program.explorer.sliders().input().roof == *roofOf(program.explorer.screen().session()));
        QVERIFY(program.explorer.bar().plan() == PlanKind::Scaled);
        QCOMPARE(program.explorer.appearance().theme(), Theme::System);
        QVERIFY(program.explorer.recent().files().isEmpty());
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::ProgramMemoryTest)
#include "program_memory_test.moc"
