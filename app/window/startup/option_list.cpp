// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/option_list.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/window/startup/figure_options.h"

namespace roofline::window {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("StartOptions", text); }

} // namespace

void describeOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        tr("Shows where a GPU kernel spends its time: a roofline and a crossover to move by hand, "
           "and the results of this machine's card over them."));
    parser.addPositionalArgument("file", tr("Session to open: a file, or a recorded card such as tesla-t4."), "[file]");
    parser.addOptions({
        {"session", tr("Open this session, as [file] does."), "file"},
        {"place",
         tr("Command that measures, instead of the \"roofline serve\" beside this program, for example \"ssh gpu-node "
            "roofline serve\". Split into words, never given to a shell."),
         "command"},
        {"device", tr("Device to measure at the start, together with --measure: cuda:0, cpu."), "id"},
        {"measure", tr("Measure at the start, on --device where that is given: quick, scaled or classic."), "plan"},
        {"screenshot",
         tr("Write a picture of the window, after the measurement where there is one, and end. Needs no display."),
         "file.png"},
        {"save", tr("Write the session, after the measurement where there is one, and end. Needs no display."),
         "file.json"},
        {"size", tr("Size of the window, and of exported pictures, in pixels, for example 1920x1080."), "WxH"},
        {"theme",
         tr("light, dark or contrast, whatever the system says; or system. Exported pictures are light where it is not "
            "given."),
         "name"},
        {"lecture", tr("Begin in lecture mode: large text, the pictures alone.")},
        {"full-screen", tr("Begin over the whole screen.")},
        {"language", tr("pseudo-long or pseudo-rtl: made-up words that show how the window bears other languages."),
         "name"},
        {"platform", tr("Qt's window system, for example offscreen."), "name"},
        {{"h", "help"}, tr("Show this help.")},
        {{"v", "version"}, tr("Show the version.")},
    });
    parser.addOptions(figureOptions());
}

} // namespace roofline::window
