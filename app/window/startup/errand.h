// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program without anyone at the window: measure where that was asked for, write the session, pictures and tables, end with
// a status that a script understands.
#pragma once

#include <QObject>
#include <QString>

#include "app/window/startup/start_options.h"
#include "core/measuring/ending.h"

namespace roofline::window {

class Explorer;

class Errand : public QObject {
    Q_OBJECT

public:
    /// explorer outlives this.
    Errand(Explorer& explorer, StartOptions options, QObject* parent = nullptr);

    /// Why a target cannot be written, before minutes are spent on measuring for it; empty where nothing speaks against it.
    [[nodiscard]] static QString obstacle(const StartOptions& options);
    void start();
    /// A signal came: what was finished is written, and the status says that it was interrupted.
    void interrupt(int signal);

signals:
    /// 0: all well; 1: the measurement or a check failed, or a target could not be written; 128 + n: interrupted.
    void done(int status);

private:
    void measure();
    void onEnded(const Ending& ending);
    void complain(const QString& message);
    void write();
    void writeExport(const QString& file);

    Explorer& m_explorer;
    StartOptions m_options;
    int m_status = 0;
    bool m_hasResult = false; ///< of the run that was asked for
};

} // namespace roofline::window
