// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Taking along what is on screen, as a person does it: by the button, the menu and the keys of the window.
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QImageReader>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/window/crossover/crossover_chart.h"
#include "app/window/export/export_menu.h"
#include "app/window/notice/notice_line.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/startup/explorer.h"
#include "core/session/result_table.h"
#include "core/session/session_file.h"
#include "tests/window/export/svg_document.h"
#include "tests/window/support/fake_place.h"

#include <set>
#include <sys/stat.h>
#include <variant>

namespace roofline::window {

namespace {

constexpr int longEnough = 20'000;

struct Program {
    Program() : fake("answers"), explorer(fake.place)
    {
        explorer.window().show();
        explorer.window().activateWindow();
        (void)QTest::qWaitForWindowActive(&explorer.window());
        QApplication::clipboard()->clear();
    }
    template <class Part>
    Part* part(const char* name)
    {
        return explorer.window().findChild<Part*>(QString::fromLatin1(name));
    }
    NoticeLine& notice() { return explorer.bar().notice(); }
    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    /// Opens the menu as a click does, and presses a key in it.
    void choose(Qt::Key key)
    {
        auto* menu = part<ExportMenu>("exportMenu");
        menu->popup(QPoint(100, 100));
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, key);
        QTRY_VERIFY(!menu->isVisible());
    }

    FakePlace fake;
    Explorer explorer;
    QTemporaryDir folder;
};

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ExporterTest : public QObject {
    Q_OBJECT

private slots:
    void opensItsMenuFromButtonAndMenuBar()
    {
        Program program;
        auto* button = program.part<QPushButton>("exportButton");
        auto* menu = program.part<ExportMenu>("exportMenu");
        QVERIFY(button->isVisible() && button->menu() == menu);
        QCOMPARE(button->text(), QString("E&xport"));
        QVERIFY(!button->toolTip().isEmpty());
        const QSignalSpy shown(menu, &QMenu::aboutToShow);
        QTimer::singleShot(0, menu, [menu] { QTest::keyClick(menu, Qt::Key_Escape); });
        QTest::keyClick(button, Qt::Key_Space); // returns when the menu is closed; from Qt 6.8 on, at once
        QTRY_VERIFY(shown.count() == 1 && !menu->isVisible());
        QVERIFY(program.part<QMenu>("sessionMenu")->actions().contains(menu->menuAction()));
    }

    void exportsIntoTheFileThatIsTyped()
    {
        Program program;
        QTest::keyClick(&program.explorer.window(), Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(program.part<QFileDialog>("exportDialog"));
        auto* dialog = program.part<QFileDialog>("exportDialog");
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(!dialog->testAttribute(Qt::WA_ShowModal) || dialog->windowModality() != Qt::ApplicationModal);
        auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
        QVERIFY2(name, "the dialog is not Qt's own");
        name->setText(program.path("typed.svg")); // typing opens a list
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(program.notice().isVisible(), longEnough);
        QVERIFY2(!program.notice().isError(), qPrintable(program.notice().sentence()));
        QVERIFY(program.notice().sentence().contains("typed.svg"));
        const SvgDocument document(read(program.path("typed.svg")));
        QCOMPARE(document.fault, QString());
        QVERIFY(document.texts().contains("Tesla T4"));
    }

    void tellsOfWhatCannotBeWrittenAndKeepsWhatWasThere_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown suffix") << "old.gif"
                                        << ".png, .svg, .pdf, .csv, .md or .txt";
        QTest::newRow("no such folder") << "none/a.svg"
                                        << "none/a.svg";
        QTest::newRow("a folder") << "folder.csv"
                                  << "folder.csv";
        QTest::newRow("a pipe") << "pipe.svg"
                                << "pipe.svg: it is a pipe or a device";
    }
    void tellsOfWhatCannotBeWrittenAndKeepsWhatWasThere()
    {
        QFETCH(QString, name);
        QFETCH(QString, says);
        Program program;
        QDir(program.folder.path()).mkdir("folder.csv");
        QCOMPARE(::mkfifo(QFile::encodeName(program.path("pipe.svg")).constData(), 0600), 0);
        const QString path = program.folder.filePath(name);
        QFile old(program.path("old.gif"));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        program.explorer.exporter().exportTo(path);
        QTRY_VERIFY_WITH_TIMEOUT(program.notice().isVisible(), longEnough);
        QVERIFY(program.notice().isError());
        QVERIFY2(program.notice().sentence().contains(says), qPrintable(program.notice().sentence()));
        QCOMPARE(read(program.path("old.gif")), QByteArray("old"));
    }

    void writesWhatTheSlidersAndTheScreenShow()
    {
        Program program;
        program.explorer.sliders().setSize(777);
        QSignalSpy exported(&program.explorer.exporter(), &Exporter::exported);
        program.explorer.exporter().exportTo(program.path("now.txt"));
        program.explorer.sliders().setSize(888); // what comes later is not in it
        QVERIFY(exported.wait(longEnough));
        const QString text = QString::fromUtf8(read(program.path("now.txt")));
        QVERIFY(text.contains("777 × 777") && !text.contains("888"));
    }

    void exportsTheSameOfASessionThatWasSavedAndOpenedAgain()
    {
        Program program;
        for (const char* name : {"before.svg", "before.csv", "before.txt"}) {
            QSignalSpy exported(&program.explorer.exporter(), &Exporter::exported);
            program.explorer.exporter().exportTo(program.path(name));
            QVERIFY(exported.wait(longEnough));
        }
        QSignalSpy saved(&program.explorer.files(), &SessionFiles::saved);
        program.explorer.files().save(program.path("kept.json"));
        QVERIFY(saved.wait(longEnough));
        Program next;
        QSignalSpy opened(&next.explorer.files(), &SessionFiles::opened);
        next.explorer.files().open(program.path("kept.json"));
        QVERIFY(opened.wait(longEnough));
        for (const char* name : {"after.svg", "after.csv", "after.txt"}) {
            QSignalSpy exported(&next.explorer.exporter(), &Exporter::exported);
            next.explorer.exporter().exportTo(program.path(name));
            QVERIFY(exported.wait(longEnough));
        }
        QVERIFY(next.explorer.sliders().reading().input == program.explorer.sliders().reading().input);
        for (const char* suffix : {".svg", ".csv", ".txt"}) {
            const QByteArray before = read(program.folder.filePath(QString("before%1").arg(suffix)));
            QVERIFY(!before.isEmpty());
            QCOMPARE(read(program.folder.filePath(QString("after%1").arg(suffix))), before);
        }
    }

    void copiesThePictureByItsKeys()
    {
        Program program;
        QTest::keyClick(&program.explorer.window(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QVERIFY(data != nullptr && data->hasImage());
        const QImage image = qvariant_cast<QImage>(data->imageData());
        QCOMPARE(image.size(), usualFigureSize(FigurePart::Both));
        const SvgDocument document(data->data("image/svg+xml"));
        QCOMPARE(document.fault, QString());
        QVERIFY(document.texts().contains("Tesla T4"));
        QVERIFY(program.notice().isVisible() && program.notice().sentence().contains("picture"));
    }

    void copiesWordsAndTables()
    {
        Program program;
        program.choose(Qt::Key_X);
        QVERIFY(QApplication::clipboard()->text().contains("Ridge point at 33.09 FLOP/byte"));
        program.choose(Qt::Key_C);
        QCOMPARE(QApplication::clipboard()->text().toStdString(), resultCsv(program.explorer.screen().session()));
        program.choose(Qt::Key_M);
        QVERIFY(QApplication::clipboard()->text().contains("| vector add | 0.083 |"));
        QVERIFY(program.notice().sentence().contains("Markdown"));
    }

    void hasALetterOfItsOwnForEachChoice()
    {
        const ExportMenu menu;
        std::set<QChar> letters;
        for (const QAction* action : menu.actions()) {
            if (action->isSeparator())
                continue;
            const QString text = action->text();
            QVERIFY2(letters.insert(text[text.indexOf('&') + 1].toLower()).second, qPrintable(text));
            QVERIFY(!action->toolTip().isEmpty() && !action->objectName().isEmpty());
        }
    }

    void takesTheViewAndTheAxesThatAreLookedAt()
    {
        Program program;
        program.explorer.window().roofline().showView({{1.0, 100.0}, {1e11, 1e14}, 0.01});
        program.explorer.window().crossover().showAxes(AxesKind::Linear);
        program.choose(Qt::Key_X);
        const QString words = QApplication::clipboard()->text();
        QVERIFY(words.contains("from 1.000 FLOP/byte to 100.0 FLOP/byte"));
        QVERIFY(words.contains("both axes linear"));
    }

    void takesThePartAndTheColoursThatAreTicked()
    {
        Program program;
        auto* menu = program.part<ExportMenu>("exportMenu");
        QVERIFY(menu->part() == FigurePart::Both);
        program.choose(Qt::Key_R);
        QVERIFY(menu->part() == FigurePart::Roofline);
        program.part<QAction>("copyPictureAction")->trigger();
        QImage image = qvariant_cast<QImage>(QApplication::clipboard()->mimeData()->imageData());
        QCOMPARE(image.size(), usualFigureSize(FigurePart::Roofline));
        QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(10, 20, 30));
        dark.setColor(QPalette::Text, Qt::white);
        program.explorer.window().setPalette(dark);
        program.choose(Qt::Key_W);
        program.part<QAction>("copyPictureAction")->trigger();
        image = qvariant_cast<QImage>(QApplication::clipboard()->mimeData()->imageData());
        QCOMPARE(image.pixelColor(1, 1), QColor(10, 20, 30));
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::ExporterTest)
#include "exporter_test.moc"
