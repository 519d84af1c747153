// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// That the judge of texts sees each fault, and none where there is none.
#include <QAction>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include "tests/window/support/text_faults.h"
#include "tests/window/support/untranslated.h"

#include <functional>

namespace roofline::window {

namespace {

class Canvas : public QWidget {
public:
    explicit Canvas(std::function<void(QPainter&)> paint) : m_paint(std::move(paint)) { resize(400, 200); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_paint(painter);
    }

private:
    std::function<void(QPainter&)> m_paint;
};

QStringList faultsOf(std::function<void(QPainter&)> paint)
{
    Canvas canvas(std::move(paint));
    canvas.show();
    return textFaults(canvas);
}

} // namespace

class TextFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void findsNothingWhereAllIsWell()
    {
        const QStringList faults = faultsOf([](QPainter& painter) {
            painter.drawText(20, 50, "one");
            painter.drawText(20, 70, "two");
            painter.rotate(-90.0);
            painter.drawText(-150, 200, "along an axis");
        });
        QCOMPARE(faults, QStringList());
    }

    void findsTextOverText()
    {
        const QStringList faults = faultsOf([](QPainter& painter) {
            painter.drawText(20, 50, "memory");
            painter.drawText(40, 53, "compute");
        });
        QCOMPARE(faults.size(), 1);
        QVERIFY(faults.first().startsWith("overlap: \"memory\""));
    }

    void findsACrossOfTexts()
    {
        const QStringList faults = faultsOf([](QPainter& painter) {
            painter.drawText(20, 100, "a long text that goes across");
            painter.translate(100.0, 130.0);
            painter.rotate(-90.0);
            painter.drawText(0, 0, "upwards");
        });
        QCOMPARE(faults.size(), 1);
    }

    void findsWhatIsCut()
    {
        const QStringList atTheEdge = faultsOf([](QPainter& painter) { painter.drawText(370, 50, "beyond the edge"); });
        QCOMPARE(atTheEdge.size(), 1);
        QVERIFY(atTheEdge.first().startsWith("cut:"));
        const QStringList byAClip = faultsOf([](QPainter& painter) {
            painter.setClipRect(QRect(0, 0, 60, 200));
            painter.drawText(20, 50, "longer than the clip");
        });
        QCOMPARE(byAClip.size(), 1);
    }

    void findsALabelThatIsTooSmall()
    {
        QWidget window;
        QLabel label("a text that needs more room than this", &window);
        label.setGeometry(10, 10, 60, 20);
        window.resize(400, 100);
        window.show();
        QCOMPARE(textFaults(window).size(), 1);
        label.resize(label.sizeHint());
        QCOMPARE(textFaults(window), QStringList());
    }

    void findsWhatWasShortened()
    {
        QCOMPARE(faultsOf([](QPainter& painter) { painter.drawText(20, 50, "shorten\u2026"); }).size(), 1);
    }

    void findsWhatWentRoundTranslation()
    {
        const auto found = [](const char* words, PseudoLanguage language = PseudoLanguage::Long) {
            return untranslated({{QString::fromUtf8(words), {}, false}}, language, {"Tesla", "T4"}).size();
        };
        for (const char* words : {"čřéáář", "244.5 GBB/š", "Tesla T4", "1.5 ms", "Çttřłł+S", "128×256", "2026-08-30"})
            QVERIFY2(found(words) == 0, words);
        for (const char* words : {"copy", "tthéé memory ôôff", "NVIDIA H200", "float4", "33.09 FLOP/byte"})
            QVERIFY2(found(words) == 1, words);
        QCOMPARE(found("\u05d0\u05d1 Tesla 5 ms", PseudoLanguage::RightToLeft), 0);
        QCOMPARE(found("\u05d0\u05d1 bdfg", PseudoLanguage::RightToLeft), 1); // letters that stay in the other language
    }

    void findsTipsThatWentRoundTranslation()
    {
        QWidget window;
        auto* button = new QPushButton(&window);
        auto* action = new QAction(&window);
        const auto found = [&window] { return untranslatedTips(window, PseudoLanguage::Long, {}).size(); };
        QCOMPARE(found(), 0);
        button->setToolTip("<b>Fřééžžéé</b>");
        QCOMPARE(found(), 0);
        button->setToolTip("Freeze");
        QCOMPARE(found(), 1);
        button->setToolTip({});
        button->setAccessibleName("Freeze");
        QCOMPARE(found(), 1);
        button->setAccessibleName({});
        action->setText("Freeze");
        action->setToolTip("ÔÔ");
        QCOMPARE(found(), 1);
    }

    void readsFromRightToLeft()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        std::vector<RecordedText> texts;
        {
            Canvas canvas([](QPainter& painter) { painter.drawText(QRect(0, 0, 300, 20), Qt::AlignRight, "left"); });
            canvas.show();
            texts = recordTexts(canvas);
        }
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(texts.size(), std::size_t{1});
        QVERIFY(texts.front().ink.boundingRect().left() < 10.0); // mirrored, as on the screen
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::TextFaultsTest)
#include "text_faults_test.moc"
