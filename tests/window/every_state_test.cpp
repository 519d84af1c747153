// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole window in every state, at three sizes, in two themes, in English and in the made-up languages: every text stands
// whole and alone.
#include <QApplication>
#include <QTest>

#include "app/window/language/pseudo_translator.h"
#include "app/window/notice/elided_label.h"
#include "app/window/notice/notice_line.h"
#include "app/window/startup/explorer.h"
#include "tests/window/support/text_faults.h"
#include "tests/window/support/untranslated.h"
#include "tests/window/support/window_states.h"

#include <qcustomplot.h>

#include <optional>

namespace roofline::window {

namespace {

struct Look {
    const char* name;
    std::optional<PseudoLanguage> language;
};

const Look languages[] = {
    {"English", {}}, {"40 % longer", PseudoLanguage::Long}, {"right to left", PseudoLanguage::RightToLeft}};

/// Cached labels are pictures of texts: here they are drawn as texts.
void drawLabelsAsTexts(QWidget& window)
{
    for (auto* plot : window.findChildren<QCustomPlot*>())
        plot->setPlottingHint(QCP::phCacheLabels, false);
}

/// With the cards that can be chosen; and what a file's reader and a place say of errors is theirs.
QSet<QString> namesIn(Explorer& explorer, const QString& state)
{
    QSet<QString> names = window::namesIn(explorer.screen().session());
    QString more = QStringLiteral("Tesla T4, NVIDIA H200, Made-up processor, scaled_session.json");
    if (state.startsWith("error"))
        more += u' ' + explorer.bar().notice().sentence() + u' ' +
                explorer.window().findChild<ElidedLabel*>("noticeSentence")->shownText(); // a word may be cut
    for (const QString& word : wordsOf(more))
        names.insert(word);
    return names;
}

/// What is said in the row of the buttons and has no room there.
QStringList cutLines(const QWidget& window)
{
    QStringList cut;
    for (const auto* label : window.findChildren<ElidedLabel*>())
        if (label->isVisible() && !label->fits(label->size()))
            cut << label->shownText();
    return cut;
}

} // namespace

class EveryStateTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setEffectEnabled(Qt::UI_AnimateMenu, false); }

    void everyTextStandsWholeAndAlone_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<int>("language");
        for (std::size_t state = 0; state < windowStates().size(); ++state)
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)})
                for (const bool isDark : {false, true})
                    for (std::size_t language = 0; language < std::size(languages); ++language)
                        QTest::addRow("%s, %d×%d, %s, %s", qPrintable(windowStates()[state].name), size.width(),
                                      size.height(), isDark ? "dark" : "light", languages[language].name)
                            << static_cast<int>(state) << size << isDark << static_cast<int>(language);
    }

    void everyTextStandsWholeAndAlone()
    {
        QFETCH(int, state);
        QFETCH(QSize, size);
        QFETCH(bool, isDark);
        QFETCH(int, language);
        if (const auto chosen = languages[language].language)
            QCoreApplication::installTranslator(&m_translator.emplace(*chosen));
        QCoreApplication::processEvents();
        Explorer explorer(Place{{QStringLiteral("none")}, {}, {}, false}); // nothing is started
        explorer.appearance().setTheme(isDark ? Theme::Dark : Theme::Light);
        explorer.window().resize(size);
        explorer.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&explorer.window()));
        windowStates()[static_cast<std::size_t>(state)].reach(explorer);
        for (int turn = 0; turn < 4; ++turn) // layouts that follow from other layouts
            QCoreApplication::processEvents();
        const QString& name = windowStates()[static_cast<std::size_t>(state)].name;
        if (!languages[language].language && name != "error-whole")
            QCOMPARE(cutLines(explorer.window()), QStringList());
        for (QWidget* window : QApplication::topLevelWidgets()) {
            if (!window->isVisible())
                continue;
            drawLabelsAsTexts(*window);
            QStringList faults = textFaults(*window);
            if (const auto chosen = languages[language].language) {
                const QSet<QString> names = namesIn(explorer, name);
                faults += untranslated(recordTexts(*window), *chosen, names);
                faults += untranslatedTips(*window, *chosen, names);
            }
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        }
    }

    void cleanup()
    {
        m_translator.reset();
        QCoreApplication::processEvents();
    }

private:
    std::optional<PseudoTranslator> m_translator;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::EveryStateTest)
#include "every_state_test.moc"
