// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <memory>

#include "app/window/language/pseudo_translator.h"

namespace roofline::window {

class PseudoTranslatorTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        m_translator.reset();
        QCoreApplication::processEvents();
    }

    void growsByFortyPercent()
    {
        const QString english = QStringLiteral("memory sets the bound of every kernel here");
        for (const PseudoLanguage language : {PseudoLanguage::Long, PseudoLanguage::RightToLeft}) {
            const auto letters = [](const QString& text) {
                return std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
            };
            const double ratio =
                static_cast<double>(letters(pseudo(english, language))) / static_cast<double>(letters(english));
            QVERIFY2(ratio > 1.36 && ratio < 1.44, qPrintable(QString::number(ratio)));
        }
    }

    void writesWithAccentsOrFromRightToLeft()
    {
        QCOMPARE(pseudo(QStringLiteral("ceiling"), PseudoLanguage::Long), QStringLiteral("çééíłłíñgg"));
        QVERIFY(pseudo(QStringLiteral("ceiling"), PseudoLanguage::RightToLeft).isRightToLeft());
    }

    void leavesPlaceholdersAndTagsAlone()
    {
        for (const PseudoLanguage language : {PseudoLanguage::Long, PseudoLanguage::RightToLeft}) {
            const QString text = pseudo(QStringLiteral("<b>%1</b> of %n &amp; %L2, (*.json) &Open"), language);
            for (const char* kept : {"<b>%1</b>", "%n", "&amp;", "%L2", "(*.json)"})
                QVERIFY2(text.contains(QLatin1String(kept)), kept);
            QCOMPARE(text.count(u'&'), 2); // the entity's, and the mnemonic's
            QVERIFY(!text.contains(QLatin1String("Open")));
        }
        QCOMPARE(pseudo({}, PseudoLanguage::Long), QString());
    }

    void turnsTheApplication()
    {
        install(PseudoLanguage::RightToLeft);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QVERIFY(tr("Roofline").isRightToLeft());
        m_translator.reset();
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        install(PseudoLanguage::Long);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        QCOMPARE(tr("%n point(s)", nullptr, 3).left(1), QStringLiteral("3"));
    }

private:
    void install(PseudoLanguage language)
    {
        m_translator = std::make_unique<PseudoTranslator>(language);
        QCoreApplication::installTranslator(m_translator.get());
        QCoreApplication::processEvents(); // the application hears of it by an event
    }

    std::unique_ptr<PseudoTranslator> m_translator; ///< takes itself out when it goes
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::PseudoTranslatorTest)
#include "pseudo_translator_test.moc"
