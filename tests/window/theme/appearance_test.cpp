// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The themes: what can be read in each, and that choosing, following and coming back work on a real window.
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTest>

#include "app/window/startup/explorer.h"
#include "app/window/theme/contrast.h"
#include "app/window/theme/palettes.h"
#include "app/window/theme/picture_theme.h"

namespace roofline::window {

namespace {

/// A palette as a desktop has it.
QPalette desktop(const QColor& paper, const QColor& ink)
{
    QPalette palette(paper);
    for (const auto role : {QPalette::Base, QPalette::Window})
        palette.setColor(role, paper);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(role, ink);
    return palette;
}

} // namespace

class AppearanceTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QApplication::setPalette(QPalette()); }

    void theRatioIsTheOneOfTheGuidelines()
    {
        QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
        QVERIFY(qAbs(contrastRatio(Qt::black, Qt::white) - 21.0) < 1e-6);
        QVERIFY(qAbs(contrastRatio(Qt::white, QColor(0x77, 0x77, 0x77)) - 4.48) < 0.005); // the known grey below 4.5
        QVERIFY(qAbs(contrastRatio(QColor(0xff, 0, 0), Qt::white) - 4.00) < 0.005);
    }

    void allCanBeRead_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<double>("forText");
        QTest::newRow("light") << paletteOf(Theme::Light) << 4.5;
        QTest::newRow("dark") << paletteOf(Theme::Dark) << 4.5;
        QTest::newRow("black on white") << paletteOf(Theme::Contrast, false) << 7.0;
        QTest::newRow("white on black") << paletteOf(Theme::Contrast, true) << 7.0;
        QTest::newRow("a desktop's light") << desktop(QColor(0xfc, 0xfc, 0xfc), QColor(0x23, 0x26, 0x29)) << 4.5;
        QTest::newRow("a desktop's dark") << desktop(QColor(0x1b, 0x1e, 0x20), QColor(0xfc, 0xfc, 0xfc)) << 4.5;
    }

    void allCanBeRead()
    {
        QFETCH(QPalette, palette);
        QFETCH(double, forText);
        const PictureTheme theme = themeOf(palette);
        const auto atLeast = [](double needed, const QColor& a, const QColor& b, const char* what) {
            const double ratio = contrastRatio(a, b);
            QVERIFY2(ratio >= needed, qPrintable(QStringLiteral("%1: %2").arg(what).arg(ratio)));
        };
        for (const QColor& paper : {theme.paper, theme.memoryArea, theme.computeArea}) {
            atLeast(forText, theme.ink, paper, "ink");
            atLeast(forText, theme.faintInk, paper, "faint ink");
            atLeast(3.0, theme.ghost, paper, "ghost");
        }
        atLeast(forText, theme.memory, theme.memoryArea, "memory over its area");
        atLeast(forText, theme.compute, theme.computeArea, "compute over its area");
        atLeast(forText, theme.memory, theme.paper, "memory");
        atLeast(forText, theme.compute, theme.paper, "compute");
        atLeast(forText, theme.warning, palette.color(QPalette::Window), "warning");
        // The curve that sets the bound lies on its underlay, and is what is read; grids only help the eye.
        const QColor curve = contrastRatio(theme.memory, theme.underlay) < contrastRatio(theme.compute, theme.underlay)
                                 ? theme.memory
                                 : theme.compute;
        atLeast(2.0, curve, theme.underlay, "curve over underlay");
    }

    void ownPalettesCanBeRead_data() { allCanBeRead_data(); }
    void ownPalettesCanBeRead()
    {
        QFETCH(QPalette, palette);
        QFETCH(double, forText);
        const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
            {QPalette::WindowText, QPalette::Window},
            {QPalette::Text, QPalette::Base},
            {QPalette::Text, QPalette::AlternateBase},
            {QPalette::ButtonText, QPalette::Button},
            {QPalette::HighlightedText, QPalette::Highlight},
            {QPalette::ToolTipText, QPalette::ToolTipBase},
            {QPalette::Link, QPalette::Base}};
        if (QByteArray(QTest::currentDataTag()).contains("desktop"))
            return; // not ours
        for (const auto& [text, paper] : pairs) {
            const double ratio = contrastRatio(palette.color(text), palette.color(paper));
            QVERIFY2(ratio >= forText, qPrintable(QStringLiteral("%1 on %2: %3").arg(text).arg(paper).arg(ratio)));
        }
    }

    void highContrastIsKnownByThePaletteAlone()
    {
        QVERIFY(themeOf(paletteOf(Theme::Contrast, true)).isContrast);
        QVERIFY(themeOf(paletteOf(Theme::Contrast, true)).isDark);
        QVERIFY(themeOf(paletteOf(Theme::Contrast, false)).isContrast);
        QVERIFY(!themeOf(paletteOf(Theme::Contrast, false)).isDark);
        QVERIFY(themeOf(desktop(Qt::black, Qt::white)).isContrast);
        QVERIFY(!themeOf(QPalette()).isContrast);
        QVERIFY(!themeOf(paletteOf(Theme::Light)).isContrast);
        QVERIFY(themeOf(paletteOf(Theme::Contrast, true)).strength > themeOf(paletteOf(Theme::Dark)).strength);
    }

    void isChosenInTheMenu()
    {
        Explorer explorer(nowhere());
        explorer.window().show();
        const QPalette before = QApplication::palette();
        auto* menu = explorer.window().findChild<QMenu*>("viewMenu");
        QVERIFY(menu->actions().contains(explorer.appearance().menu()->menuAction()));
        QVERIFY(choice(explorer, "systemThemeAction")->isChecked());
        for (const char* name : {"darkThemeAction", "contrastThemeAction", "lightThemeAction"}) {
            choice(explorer, name)->trigger();
            QVERIFY(choice(explorer, name)->isChecked());
            QVERIFY(!choice(explorer, "systemThemeAction")->isChecked());
        }
        QVERIFY(themeOf(QApplication::palette()).paper == QColor(Qt::white));
        choice(explorer, "systemThemeAction")->trigger();
        QVERIFY(QApplication::palette().color(QPalette::Window) == before.color(QPalette::Window));
    }

    void highContrastKeepsLightAndDark()
    {
        Appearance appearance;
        appearance.setTheme(Theme::Dark);
        appearance.setTheme(Theme::Contrast);
        QVERIFY(themeOf(QApplication::palette()).isDark);
        appearance.setTheme(Theme::Light);
        appearance.setTheme(Theme::Contrast);
        QVERIFY(!themeOf(QApplication::palette()).isDark);
        QVERIFY(themeOf(QApplication::palette()).isContrast);
    }

    void insistedContrastGoesAsItCame()
    {
        Appearance appearance;
        appearance.setTheme(Theme::Dark);
        appearance.insistOnContrast(true);
        QCOMPARE(appearance.theme(), Theme::Dark);
        QVERIFY(themeOf(QApplication::palette()).isContrast);
        QVERIFY(themeOf(QApplication::palette()).isDark);
        appearance.insistOnContrast(false);
        QCOMPARE(QApplication::palette().color(QPalette::Base), paletteOf(Theme::Dark).color(QPalette::Base));
    }

    void namesAreReadBack()
    {
        for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark, Theme::Contrast})
            QVERIFY(themeNamed(themeName(theme)) == theme);
        QVERIFY(!themeNamed("blue"));
        QVERIFY(!themeNamed(""));
    }

private:
    static Place nowhere() { return {{"no-such-program"}, "no-such-program", "nowhere"}; }
    static QAction* choice(Explorer& explorer, const char* name)
    {
        return explorer.appearance().menu()->findChild<QAction*>(QString::fromLatin1(name));
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::AppearanceTest)
#include "appearance_test.moc"
