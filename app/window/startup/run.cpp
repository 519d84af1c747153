// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/run.h"

#include "app/window/session_files/file_path.h"
#include "app/window/session_files/plain_file.h"
#include "app/window/settings/program_memory.h"
#include "app/window/settings/window_memory.h"
#include "app/window/startup/errand.h"
#include "app/window/startup/explorer.h"
#include "app/window/startup/picture.h"
#include "app/window/startup/say.h"
#include "app/window/startup/start_options.h"
#include "app/window/startup/termination.h"
#include "core/model/model_options.h"
#include "core/session/named_session.h"

#include <QApplication>

#include <csignal>
#include <filesystem>
#include <optional>
#include <utility>
#include <variant>

namespace roofline::window {

namespace {

constexpr int wrongCall = 2;
constexpr int failedWork = 1;

int refuse(const QString& sentence, int status = wrongCall)
{
    say::error(sentence);
    return status;
}

std::variant<StartOptions, StartAnswer, StartError> readArguments(int& argc, char** argv)
{
    const QCoreApplication forTheHelpText(argc, argv);
    return readStartOptions(QCoreApplication::arguments());
}

/// A reader that went away and a file that may not grow further are told in words, like a full disk.
void ignoreSignalsOfWriting()
{
#ifdef Q_OS_UNIX
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

void name(QApplication& application)
{
    application.setApplicationName("roofline-explorer");
    application.setApplicationDisplayName("Roofline Explorer");
    application.setApplicationVersion(ROOFLINE_VERSION);
    application.setDesktopFileName("roofline-explorer");
}

int runErrand(Explorer& explorer, const StartOptions& options, Termination& termination)
{
    Errand errand(explorer, options);
    QObject::connect(&errand, &Errand::done, qApp, [](int status) { QCoreApplication::exit(status); });
    QObject::connect(&termination, &Termination::asked, &errand, &Errand::interrupt);
    errand.start();
    return QApplication::exec();
}

int runWindow(Explorer& explorer, const StartOptions& options, Termination& termination)
{
    QObject::connect(&termination, &Termination::asked, &explorer.window(), [&explorer] {
        explorer.window().close();
        QCoreApplication::quit(); // also where a dialog is open
    });
    if (const QString remark = options.size ? whyLarger(explorer.window(), *options.size) : QString();
        !remark.isEmpty())
        say::error(remark);
    if (options.measure)
        explorer.flow().measure(options.device);
    else
        explorer.client().listDevices();
    return QApplication::exec();
}

/// What the command line says of the looks comes after what a session says of them.
void wear(Explorer& explorer, const StartOptions& options)
{
    if (options.measure)
        explorer.bar().setPlan(*options.measure);
    if (!options.size && !options.isErrand())
        fitToScreen(explorer.window());
    if (options.size) {
        explorer.window().setWindowState(Qt::WindowNoState);
        explorer.window().resize(*options.size);
    }
    if (options.theme)
        explorer.appearance().setTheme(*options.theme);
    if (options.isLecture)
        explorer.lecture().set(true);
    if (options.isErrand())
        explorer.fullScreen().set(false); // a picture has the size that was asked for
    else if (options.isFullScreen)
        explorer.fullScreen().set(true);
}

/// A file, or a recorded card by its id. The window is not there yet: a pipe would keep it from coming.
std::variant<Session, SessionError> readSession(const std::filesystem::path& name)
{
    if (auto error = whyNoPlainFile(name))
        return *std::move(error);
    return readNamedSession(name.string());
}

int show(const StartOptions& options)
{
    std::optional<std::variant<Session, SessionError>> read;
    if (!options.session.isEmpty())
        read = readSession(pathOf(options.session));
    if (const auto* error = read ? std::get_if<SessionError>(&*read) : nullptr)
        return refuse(QString::fromStdString(error->message));
    if (const QString obstacle = Errand::obstacle(options); !obstacle.isEmpty())
        return refuse(obstacle, failedWork);

    Termination termination;
    Explorer explorer(options.place ? *options.place : ownPlace(QCoreApplication::applicationDirPath()));
    std::optional<ProgramMemory> memory;
    if (!options.isErrand())
        memory.emplace(explorer, settingsPath());
    if (read) {
        explorer.flow().useMeasuredCeilings(); // and from there to the session's own
        explorer.showOpened(options.session, std::get<Session>(*read));
    }
    const ModelInput setting = options.figure.applied(explorer.sliders().input());
    if (const auto fault = whyNotComputable(setting))
        return refuse(QString::fromStdString(*fault));
    explorer.sliders().setInput(setting);
    explorer.history().clear();
    wear(explorer, options);
    if (!options.isErrand() || !options.screenshot.isEmpty())
        explorer.window().show();
    return options.isErrand() ? runErrand(explorer, options, termination) : runWindow(explorer, options, termination);
}

} // namespace

int run(int argc, char** argv)
{
    ignoreSignalsOfWriting();
    const auto read = readArguments(argc, argv);
    if (const auto* answer = std::get_if<StartAnswer>(&read)) {
        say::answer(answer->text);
        return 0;
    }
    if (const auto* error = std::get_if<StartError>(&read))
        return refuse(error->message);
    const auto& options = std::get<StartOptions>(read);
    const auto platform = choosePlatform(options, environmentHasDisplay());
    if (const auto* error = std::get_if<StartError>(&platform))
        return refuse(error->message);
    if (const auto& chosen = std::get<QString>(platform); !chosen.isEmpty())
        qputenv("QT_QPA_PLATFORM", chosen.toLocal8Bit());
    say::leaveOutNoise();
    int count = 1; // the options are read: Qt shall not read them once more in its own way
    QApplication application(count, argv);
    name(application);
    std::optional<PseudoTranslator> translator;
    if (options.language)
        QCoreApplication::installTranslator(&translator.emplace(*options.language));
    return show(options);
}

} // namespace roofline::window
