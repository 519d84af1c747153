// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/termination.h"

#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace roofline::window {

#ifdef Q_OS_UNIX

namespace {

constexpr std::array caught{SIGINT, SIGTERM, SIGHUP};

std::array<int, 2> ends{-1, -1}; ///< of the pipe; a signal handler can reach nothing but what is global

extern "C" void writeSignal(int signal)
{
    const int before = errno;
    const auto byte = static_cast<unsigned char>(signal);
    // A full pipe already holds enough of them.
    [[maybe_unused]] const ssize_t written = ::write(ends[1], &byte, 1);
    errno = before;
}

void handleBy(void (*handler)(int))
{
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    for (const int signal : caught) {
        struct sigaction before {};
        ::sigaction(signal, nullptr, &before);
        if (before.sa_handler != SIG_IGN) // nohup and background jobs of a shell mean it
            ::sigaction(signal, &action, nullptr);
    }
}

} // namespace

Termination::Termination(QObject* parent) : QObject(parent)
{
    if (::pipe(ends.data()) != 0)
        return; // the signals end the program as they always did
    for (const int end : ends) {
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::fcntl(end, F_SETFL, O_NONBLOCK);
    }
    m_notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        unsigned char byte = 0;
        while (::read(ends[0], &byte, 1) == 1)
            emit asked(byte);
    });
    handleBy(&writeSignal);
}

Termination::~Termination()
{
    if (m_notifier == nullptr)
        return;
    handleBy(SIG_DFL);
    delete m_notifier;
    for (int& end : ends) {
        ::close(end);
        end = -1;
    }
}

#else

Termination::Termination(QObject* parent) : QObject(parent) {}
Termination::~Termination() = default;

#endif

} // namespace roofline::window
