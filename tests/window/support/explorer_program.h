// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window's program as a process on a machine without a display, and what it left when it ended.
#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace roofline::window {

struct Program {
    /// locale: for LC_ALL, where it matters.
    explicit Program(const QStringList& arguments, const QString& locale = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(name);
        if (!locale.isEmpty())
            environment.insert("LC_ALL", locale);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(ROOFLINE_EXPLORER), arguments);
    }
    bool ends()
    {
        constexpr int longEnough = 60'000;
        return process.waitForFinished(longEnough);
    }
    int status() const { return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1; }
    QString errors() { return m_errors += QString::fromLocal8Bit(process.readAllStandardError()); }
    QString output() { return QString::fromLocal8Bit(process.readAllStandardOutput()); }

    QProcess process;

private:
    QString m_errors;
};

} // namespace roofline::window
