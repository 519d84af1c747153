// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/measuring/place.h"

#include <variant>

namespace roofline::window {

class PlaceTest : public QObject {
    Q_OBJECT

private slots:
    void splitsIntoWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("plain") << "ssh node roofline serve" << QStringList{"ssh", "node", "roofline", "serve"};
        QTest::newRow("many blanks") << "  ssh \t node\n" << QStringList{"ssh", "node"};
        QTest::newRow("single quotes") << "ssh n 'a b' c" << QStringList{"ssh", "n", "a b", "c"};
        QTest::newRow("double quotes") << "\"/my folder/roofline\" serve"
                                       << QStringList{"/my folder/roofline", "serve"};
        QTest::newRow("quotes inside a word") << "--gres='gpu 1'x" << QStringList{"--gres=gpu 1x"};
        QTest::newRow("an empty word") << "a '' \"\"" << QStringList{"a", "", ""};
        QTest::newRow("other quotes inside quotes") << "'a\"b' \"c'd\"" << QStringList{"a\"b", "c'd"};
        QTest::newRow("backslash") << "a\\ b \\\"c\\\" d\\\\e" << QStringList{"a b", "\"c\"", "d\\e"};
        QTest::newRow("backslash in double quotes") << "\"a\\\"b\\\\c\\d\"" << QStringList{"a\"b\\c\\d"};
        QTest::newRow("backslash in single quotes") << "'a\\b'" << QStringList{"a\\b"};
        QTest::newRow("backslash at the end") << "a\\" << QStringList{"a\\"};
        QTest::newRow("nothing of a shell")
            << "a;b $(rm -rf x) `c` | > d && ~ $HOME * #e"
            << QStringList{"a;b", "$(rm", "-rf", "x)", "`c`", "|", ">", "d", "&&", "~", "$HOME", "*", "#e"};
        QTest::newRow("letters of any script") << "ssh größe 'カード 1'" << QStringList{"ssh", "größe", "カード 1"};
    }
    void splitsIntoWords()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        const auto read = placeFromText(text);
        QVERIFY(std::holds_alternative<Place>(read));
        QCOMPARE(std::get<Place>(read).command, words);
        QVERIFY(!std::get<Place>(read).isOwn);
    }

    void refusesWhatIsNoCommand_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << ""
                                 << "a command is needed";
        QTest::newRow("blanks") << " \t "
                                << "a command is needed";
        QTest::newRow("an empty program") << "'' serve"
                                          << "a command is needed";
        QTest::newRow("open single quote") << "ssh 'node"
                                           << "a quote is never closed";
        QTest::newRow("open double quote") << "ssh \"node'"
                                           << "a quote is never closed";
    }
    void refusesWhatIsNoCommand()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        const auto read = placeFromText(text);
        QVERIFY(std::holds_alternative<PlaceError>(read));
        QVERIFY(std::get<PlaceError>(read).message.contains(says));
    }

    void isNamedByWhatIsItsOwn()
    {
        const auto titleOf = [](const char* text) { return std::get<Place>(placeFromText(text)).title; };
        QCOMPARE(titleOf("ssh node roofline serve"), QString("ssh node"));
        QCOMPARE(titleOf("ssh node /opt/bin/roofline serve"), QString("ssh node"));
        QCOMPARE(titleOf("roofline serve"), QString("roofline serve"));
        QCOMPARE(titleOf("run-there"), QString("run-there"));
    }

    void prefersTheProgramBesideTheWindow()
    {
        QTemporaryDir beside;
        QTemporaryDir inPath;
        const QStringList path{inPath.path()};
        QCOMPARE(ownPlace(beside.path(), path).command, (QStringList{"roofline", "serve"}));
        makeProgram(inPath.filePath("roofline"));
        QCOMPARE(ownPlace(beside.path(), path).command, (QStringList{inPath.filePath("roofline"), "serve"}));
        makeProgram(beside.filePath("roofline"));
        QCOMPARE(ownPlace(beside.path(), path).command, (QStringList{beside.filePath("roofline"), "serve"}));
        QVERIFY(ownPlace(beside.path(), path).isOwn);
    }

private:
    static void makeProgram(const QString& path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    }
};

} // namespace roofline::window

QTEST_GUILESS_MAIN(roofline::window::PlaceTest)
#include "place_test.moc"
