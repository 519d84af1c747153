// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// SIGINT, SIGTERM and SIGHUP as a Qt signal: the handler writes a byte into a pipe, and the event loop reads it. So the
// window closes as by a click, and no child is left.
#pragma once

#include <QObject>

class QSocketNotifier;

namespace roofline::window {

/// One at a time. Does nothing on systems without these signals.
class Termination : public QObject {
    Q_OBJECT

public:
    explicit Termination(QObject* parent = nullptr);
    ~Termination() override;

signals:
    void asked(int signal);

private:
    QSocketNotifier* m_notifier = nullptr;
};

} // namespace roofline::window
