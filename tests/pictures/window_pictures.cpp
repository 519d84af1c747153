// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws the window in every state, for people to look at: FOLDER/state-1280x800-light.png and so on.
//
// window_pictures FOLDER [--size WxH]… [--theme light|dark|contrast]… [--state NAME]… [--language pseudo-long|pseudo-rtl]
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QTest>

#include "app/window/language/pseudo_translator.h"
#include "app/window/startup/explorer.h"
#include "tests/window/support/window_states.h"

#include <cstdio>
#include <optional>

using namespace roofline::window;

namespace {

struct Order {
    QDir folder;
    QStringList sizes;
    QStringList themes;
    QStringList states;
};

QSize sizeOf(const QString& words)
{
    const QStringList sides = words.split(u'x');
    return {sides.value(0).toInt(), sides.value(1).toInt()};
}

/// The window, or what stands before it.
QWidget* topWindow(QWidget& mainWindow)
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    QWidget* active = QApplication::activeWindow();
    return active != nullptr && active->isVisible() ? active : &mainWindow;
}

bool draw(const WindowState& state, const QString& size, const QString& theme, const QDir& folder)
{
    Explorer explorer(Place{{QStringLiteral("none")}, {}, {}, false});
    explorer.appearance().setTheme(themeNamed(theme).value_or(Theme::Light));
    explorer.window().resize(sizeOf(size));
    explorer.window().show();
    if (!QTest::qWaitForWindowActive(&explorer.window()))
        return false;
    state.reach(explorer);
    QCoreApplication::processEvents();
    const QString file = folder.filePath(QStringLiteral("%1-%2-%3.png").arg(state.name, size, theme));
    const bool isWritten = topWindow(explorer.window())->grab().save(file);
    std::printf("%s%s\n", qPrintable(file), isWritten ? "" : ": cannot be written");
    return isWritten;
}

bool drawAll(const Order& order)
{
    bool isWell = true;
    for (const WindowState& state : windowStates())
        for (const QString& size : order.sizes)
            for (const QString& theme : order.themes)
                if (order.states.isEmpty() || order.states.contains(state.name))
                    isWell = draw(state, size, theme, order.folder) && isWell;
    return isWell;
}

QStringList valuesOr(const QCommandLineParser& parser, const QString& option, const QStringList& otherwise)
{
    const QStringList given = parser.values(option);
    return given.isEmpty() ? otherwise : given;
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument("folder", "Where the pictures go.");
    parser.addOptions({{"size", "WxH; all three where none is given.", "WxH"},
                       {"theme", "light, dark or contrast; light and dark where none is given.", "name"},
                       {"state", "One state; all where none is given.", "name"},
                       {"language", "pseudo-long or pseudo-rtl.", "name"}});
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);
    std::optional<PseudoTranslator> translator;
    if (parser.isSet("language"))
        QCoreApplication::installTranslator(&translator.emplace(
            parser.value("language") == "pseudo-rtl" ? PseudoLanguage::RightToLeft : PseudoLanguage::Long));
    QCoreApplication::processEvents();
    const QDir folder(parser.positionalArguments().first());
    if (!folder.mkpath(QStringLiteral(".")))
        return 1;
    return drawAll({folder, valuesOr(parser, "size", {"1280x800", "1920x1080", "3840x2160"}),
                    valuesOr(parser, "theme", {"light", "dark"}), parser.values("state")})
               ? 0
               : 1;
}
