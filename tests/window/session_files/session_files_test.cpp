// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QUrl>

#include "app/window/session_files/session_files.h"
#include "app/window/state/session_state.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#include <sys/stat.h>
#include <variant>

namespace roofline::window {

namespace {

constexpr int longEnough = 20'000;

struct Office {
    Office()
    {
        screen.replace(made_up::session());
        window.resize(300, 200);
        window.show();
        window.activateWindow();
    }

    QString file(const QString& name, const QByteArray& text) const
    {
        QFile written(folder.filePath(name));
        written.open(QIODevice::WriteOnly);
        written.write(text);
        return written.fileName();
    }
    QString goodFile() const
    {
        Session session = made_up::session();
        session.device.name = "From a file";
        return file("good.json", QByteArray::fromStdString(sessionToJson(session)));
    }
    bool drop(const QList<QUrl>& urls)
    {
        QMimeData data;
        data.setUrls(urls);
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        enter.ignore();
        QApplication::sendEvent(&window, &enter);
        QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        event.ignore();
        QApplication::sendEvent(&window, &event);
        return enter.isAccepted() && event.isAccepted();
    }

    QTemporaryDir folder;
    QWidget window;
    SessionState screen;
    SessionFiles files{window, screen};
    QSignalSpy opened{&files, &SessionFiles::opened};
    QSignalSpy saved{&files, &SessionFiles::saved};
    QSignalSpy failed{&files, &SessionFiles::failed};
};

} // namespace

class SessionFilesTest : public QObject {
    Q_OBJECT

private slots:
    void opensASession()
    {
        Office office;
        const QString path = office.goodFile();
        office.files.open(path);
        QVERIFY(office.opened.wait(longEnough));
        QCOMPARE(office.opened.at(0).at(0).toString(), path);
        QCOMPARE(office.opened.at(0).at(1).value<Session>().device.name, std::string("From a file"));
        QCOMPARE(office.failed.count(), 0);
    }

    void refusesInOneLineWhatItCannotTrust_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray good = QByteArray::fromStdString(sessionToJson(made_up::session()));
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no session") << QByteArray("{\"a\": 1}");
        QTest::newRow("cut off") << good.left(good.size() / 2);
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11);
        QTest::newRow("nested deep") << QByteArray(200'000, '[');
        QTest::newRow("huge") << QByteArray(static_cast<qsizetype>(maxSessionBytes) + 1, ' ');
    }
    void refusesInOneLineWhatItCannotTrust()
    {
        QFETCH(QByteArray, text);
        Office office;
        const QString path = office.file("bad.json", text);
        const Session before = office.screen.session();
        office.files.open(path);
        QVERIFY(office.failed.wait(longEnough));
        const QString message = office.failed.at(0).at(0).toString();
        QVERIFY2(message.contains(path), qPrintable(message));
        QVERIFY(!message.contains('\n'));
        QCOMPARE(office.opened.count(), 0);
        QVERIFY(office.screen.session() == before);
    }

    void refusesWhatIsNoFile_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("missing") << "/no/such/file.json";
        QTest::newRow("a folder") << "/";
        QTest::newRow("a device without end") << "/dev/zero";
    }
    void refusesWhatIsNoFile()
    {
        QFETCH(QString, path);
        Office office;
        office.files.open(path);
        QVERIFY(office.failed.wait(longEnough));
        QVERIFY(office.failed.at(0).at(0).toString().contains(path));
    }

    void refusesAPipeThatNobodyWritesTo()
    {
        Office office;
        const QString path = office.folder.filePath("pipe");
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        office.files.open(path);
        const bool isRefused = office.failed.wait(longEnough);
        if (!isRefused) // else whoever reads it would hold the test for ever
            QVERIFY(QFile(path).open(QIODevice::ReadWrite | QIODevice::Unbuffered));
        QVERIFY(isRefused);
        QVERIFY(office.failed.at(0).at(0).toString().contains("pipe: it is a pipe or a device"));
    }

    void takesTheLastOfTwoThatAreOpenedAtOnce()
    {
        Office office;
        QByteArray big = QByteArray::fromStdString(sessionToJson(made_up::session()));
        big.append(QByteArray(8 << 20, ' '));
        office.files.open(office.file("big.json", big));
        office.files.open(office.goodFile());
        QVERIFY(office.opened.wait(longEnough));
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(office.opened.count(), 1);
        QVERIFY(office.opened.at(0).at(0).toString().endsWith("good.json"));
    }

    void savesWhatIsOnScreenAndReadsItBack()
    {
        Office office;
        const QString path = office.folder.filePath("größe & más.json");
        office.files.save(path);
        QVERIFY(office.saved.wait(longEnough));
        const auto read = readSessionFile(QFile::encodeName(path).toStdString());
        QVERIFY(std::holds_alternative<Session>(read));
        QVERIFY(std::get<Session>(read).kernels == office.screen.session().kernels);
    }

    void saysWhereItCannotSave_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("no such folder") << "/no/such/folder/a.json";
        QTest::newRow("a folder itself") << "/tmp";
        QTest::newRow("a device") << "/dev/full";
    }
    void saysWhereItCannotSave()
    {
        QFETCH(QString, path);
        Office office;
        office.files.save(path);
        QVERIFY(office.failed.wait(longEnough));
        QVERIFY(office.failed.at(0).at(0).toString().contains(path));
        QCOMPARE(office.saved.count(), 0);
    }

    void opensWhatIsDropped()
    {
        Office office;
        QVERIFY(office.drop({QUrl::fromLocalFile(office.goodFile())}));
        QVERIFY(office.opened.wait(longEnough));
    }

    void takesNoOtherDrop()
    {
        Office office;
        const QUrl good = QUrl::fromLocalFile(office.goodFile());
        QVERIFY(!office.drop({}));
        QVERIFY(!office.drop({good, good}));
        QVERIFY(!office.drop({QUrl("https://example.org/a.json")}));
    }

    void opensByDialog()
    {
        Office office;
        const QString path = office.goodFile();
        QVERIFY(QTest::qWaitForWindowActive(&office.window));
        QTest::keyClick(&office.window, Qt::Key_O, Qt::ControlModifier);
        auto* dialog = office.window.findChild<QFileDialog*>("openSessionDialog");
        QVERIFY(dialog != nullptr);
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(office.opened.count(), 1, longEnough);
    }

    void savesByDialog()
    {
        Office office;
        QVERIFY(QTest::qWaitForWindowActive(&office.window));
        QTest::keyClick(&office.window, Qt::Key_S, Qt::ControlModifier);
        auto* dialog = office.window.findChild<QFileDialog*>("saveSessionDialog");
        QVERIFY(dialog != nullptr);
        dialog->setDirectory(office.folder.path());
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(office.folder.filePath("mine")); // typing opens a list
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(office.saved.count(), 1, longEnough);
        QVERIFY(office.saved.at(0).at(0).toString().endsWith("mine.json"));
    }

    void survivesItsOwnEndWhileAFileIsRead()
    {
        {
            Office office;
            office.files.open(office.goodFile());
            office.files.save(office.folder.filePath("late.json"));
            QThreadPool::globalInstance()->waitForDone();
        }
        QCoreApplication::processEvents();
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::SessionFilesTest)
#include "session_files_test.moc"
