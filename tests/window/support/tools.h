// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Other programs that read what this one writes: rsvg-convert, xmllint, pdftotext. A test skips one that is not installed,
// and says so.
#pragma once

#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QStringList>

namespace roofline::window {

struct ToolRun {
    int status = -1;
    QByteArray output;
    QString errors;
};

inline bool isInstalled(const QString& program) { return !QStandardPaths::findExecutable(program).isEmpty(); }

inline ToolRun runTool(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60'000);
    ToolRun run;
    run.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    run.output = process.readAllStandardOutput();
    run.errors = QString::fromLocal8Bit(process.readAllStandardError());
    return run;
}

} // namespace roofline::window

/// Skips the test where the program is not there.
#define NEEDS_TOOL(program, package)                                                                                   \
    if (!roofline::window::isInstalled(program))                                                                       \
    QSKIP(program " is not installed (package " package ")")
