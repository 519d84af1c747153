// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A notice in the row of the buttons: it moves nothing, and what has no room there can be read all the same.
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QProgressBar>
#include <QTest>
#include <QToolButton>

#include "app/window/language/pseudo_translator.h"
#include "app/window/notice/elided_label.h"
#include "app/window/notice/notice_line.h"
#include "app/window/startup/explorer.h"
#include "tests/window/support/text_recorder.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

namespace roofline::window {

namespace {

const QString ordinary = "results.json: line 12: \"ms\" is -0.5, a positive number is needed";
const QString endless = QString("/a/folder/without/an/end").repeated(30) + ": it cannot be written";

} // namespace

class NoticeLineTest : public QObject {
    Q_OBJECT

private slots:
    void movesNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isPseudo");
        QTest::addColumn<bool>("isLecture");
        for (const QSize size : {QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)})
            for (const bool isPseudo : {false, true})
                for (const bool isLecture : {false, true})
                    QTest::addRow("%d×%d%s%s", size.width(), size.height(), isPseudo ? ", 40 % longer" : "",
                                  isLecture ? ", lecture" : "")
                        << size << isPseudo << isLecture;
    }

    void movesNothing()
    {
        QFETCH(QSize, size);
        QFETCH(bool, isPseudo);
        QFETCH(bool, isLecture);
        if (isPseudo)
            QCoreApplication::installTranslator(&m_translator.emplace(PseudoLanguage::Long));
        open(size);
        m_explorer->lecture().set(isLecture);
        settle();
        const std::map<QString, QRect> before = places();
        for (const QString& sentence : {ordinary, endless}) {
            notice().showError(sentence);
            settle();
            QVERIFY(notice().isVisible());
            QVERIFY(places() == before);
            const QRect own(notice().mapTo(&window(), QPoint()), notice().size());
            for (const auto& [name, place] : before)
                QVERIFY2(!own.intersects(place), qPrintable(name));
            QTest::mouseClick(part<QToolButton>("noticeClose"), Qt::LeftButton);
            settle();
            QVERIFY(!notice().isVisible());
            QVERIFY(places() == before);
        }
    }

    void hasRoomForAnOrdinarySentence()
    {
        open({1280, 800});
        notice().showError(ordinary);
        settle();
        QVERIFY(!part<QToolButton>("noticeMore")->isVisible());
        QCOMPARE(part<ElidedLabel>("noticeSentence")->shownText().replace(u'\n', u' '), ordinary);
    }

    void aLongOneIsReadByKeyboard()
    {
        open({1280, 800});
        notice().showError(endless);
        settle();
        auto* sentence = part<ElidedLabel>("noticeSentence");
        QVERIFY(sentence->shownText().endsWith(QChar(0x2026)));
        QCOMPARE(sentence->toolTip(), endless);
        QVERIFY(notice().accessibleName().contains(endless));
        auto* more = part<QToolButton>("noticeMore");
        QVERIFY(more->isVisible());
        part<QWidget>("measureButton")->setFocus();
        for (int presses = 0; presses < 5 && !more->hasFocus(); ++presses)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(more->hasFocus());
        QTest::keyClick(more, Qt::Key_Space);
        auto* sheet = part<QWidget>("noticeSheet");
        QVERIFY(sheet->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!sheet->isVisible());
        QTest::keyClick(more, Qt::Key_Tab);
        QVERIFY(part<QWidget>("noticeClose")->hasFocus());
    }

    void theSheetBreaksWhatHasNoEnd_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a path") << endless;
        QTest::newRow("a name") << QString(400, u'm') + ".json: it cannot be read";
    }
    void theSheetBreaksWhatHasNoEnd()
    {
        QFETCH(QString, sentence);
        open({1280, 800});
        notice().showError(sentence);
        settle();
        QTest::mouseClick(part<QWidget>("noticeMore"), Qt::LeftButton);
        auto* sheet = part<QWidget>("noticeSheet");
        QVERIFY(sheet->isVisible());
        QVERIFY(sheet->width() <= window().width());
        QString painted;
        double lowest = 0.0;
        for (const RecordedText& text : recordTexts(*sheet)) {
            QVERIFY2(!text.isCut, qPrintable(text.text));
            QVERIFY2(QRectF(sheet->rect()).contains(text.ink.boundingRect()), qPrintable(text.text));
            painted += text.text;
            lowest = std::max(lowest, text.ink.boundingRect().bottom());
        }
        QCOMPARE(painted.remove(u' '), sentence.remove(u' ')); // all of it
        QVERIFY(sheet->height() < lowest + 2 * sheet->fontMetrics().lineSpacing());
    }

    void anEllipsisOfItsOwnIsNotOneOfACut()
    {
        ElidedLabel label;
        label.setText("Waiting for the device of the other machine…");
        const QSize line(label.sizeHint().width() + 4, label.fontMetrics().lineSpacing());
        QVERIFY(label.fits(line));
        QVERIFY(!label.fits({line.width() / 2, line.height()}));
        QVERIFY(label.fits({2 * line.width() / 3, 2 * line.height()})); // in two lines
    }

    void isCopiedAndClosedByKeyboard()
    {
        open({1280, 800});
        notice().showError(endless);
        auto* close = part<QWidget>("noticeClose");
        close->setFocus();
        QTest::keyClick(close, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), endless);
        QTest::keyClick(close, Qt::Key_Space);
        QVERIFY(!notice().isVisible());
    }

    void leavesTheProgressBesideIt()
    {
        open({1280, 800});
        m_explorer->bar().setMeasuring(true);
        settle();
        const std::map<QString, QRect> before = places();
        notice().showInfo("Saved to results.json");
        settle();
        auto* progress = part<QProgressBar>("measuringProgress");
        QVERIFY(progress->isVisible());
        QVERIFY(progress->width() > 60);
        QVERIFY(places() == before);
        m_explorer->bar().setMeasuring(false);
        settle();
        QVERIFY(!progress->isVisible());
    }

    void cleanup()
    {
        m_explorer.reset();
        m_translator.reset();
        QCoreApplication::processEvents();
    }

private:
    MainWindow& window() { return m_explorer->window(); }
    NoticeLine& notice() { return m_explorer->bar().notice(); }

    template <class Part>
    Part* part(const char* name)
    {
        return window().findChild<Part*>(QString::fromLatin1(name));
    }

    void open(const QSize& size)
    {
        m_explorer = std::make_unique<Explorer>(Place{{QStringLiteral("none")}, {}, {}, false}); // nothing is started
        window().resize(size);
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        settle();
    }

    static void settle()
    {
        for (int turn = 0; turn < 4; ++turn) // layouts that follow from other layouts
            QCoreApplication::processEvents();
    }

    /// Of what a person may be about to click or look at.
    std::map<QString, QRect> places()
    {
        std::map<QString, QRect> places;
        for (const char* name : {"cardChoice", "planChoice", "measureButton", "liveButton", "useCeilingsButton",
                                 "exportButton", "lectureButton", "rooflineChart", "crossoverChart", "resultsView"})
            if (auto* found = part<QWidget>(name); found->isVisible())
                places[QString::fromLatin1(name)] = QRect(found->mapTo(&window(), QPoint()), found->size());
        return places;
    }

    std::optional<PseudoTranslator> m_translator;
    std::unique_ptr<Explorer> m_explorer;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::NoticeLineTest)
#include "notice_line_test.moc"
