// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/interruption.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace roofline::command {

namespace {

constexpr std::array caught = {SIGINT, SIGTERM, SIGHUP};

/// Where the handler writes; a handler can reach nothing but what is static.
std::atomic<int> wakeDescriptor{-1};
static_assert(std::atomic<int>::is_always_lock_free);
std::atomic<bool> isCaught{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void setAction(int signal, void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    // One at a time: a second one, of whatever kind, finds the default action that the first has set.
    for (const int other : caught)
        sigaddset(&action.sa_mask, other);
    sigaction(signal, &action, nullptr);
}

bool isIgnored(int signal)
{
    struct sigaction action = {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

/// What the parent had ignored (nohup, a background job) is left alone.
void setActions(void (*handler)(int))
{
    for (const int signal : caught) {
        if (!isIgnored(signal))
            setAction(signal, handler);
    }
}

void onSignal(int signal)
{
    const int error = errno;
    if (isCaught.exchange(true)) {
        // Another thread took the first one at this very moment: this is the second, and ends the program after all.
        setAction(signal, SIG_DFL);
        (void)::raise(signal);
        errno = error;
        return;
    }
    setActions(SIG_DFL);
    (void)!::write(wakeDescriptor.load(), "!", 1);
    errno = error;
}

} // namespace

Interruption::Interruption()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "waiting for Ctrl-C");
    m_readEnd = FileDescriptor(ends[0]);
    m_writeEnd = FileDescriptor(ends[1]);
    m_watcher = std::thread([this] {
        char byte = 0;
        if (::read(m_readEnd.number(), &byte, 1) == 1 && byte == '!')
            m_source.request_stop();
    });
    wakeDescriptor = m_writeEnd.number();
    isCaught = false;
    setActions(onSignal);
}

Interruption::~Interruption()
{
    setActions(SIG_DFL);
    (void)!::write(m_writeEnd.number(), ".", 1);
    m_watcher.join();
    wakeDescriptor = -1;
}

} // namespace roofline::command
