// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Ctrl-C (and SIGTERM, and a terminal that closes) as a stop token while it lives. The second one ends the process at once.
#pragma once

#include "core/session/file_descriptor.h"

#include <stop_token>
#include <thread>

namespace roofline::command {

/// One at a time in a process. Signals that the caller's parent had ignored stay ignored.
class Interruption {
public:
    [[nodiscard]] Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }
    /// As if Ctrl-C had been pressed.
    void interrupt() { m_source.request_stop(); }

private:
    std::stop_source m_source;
    FileDescriptor m_readEnd;
    FileDescriptor m_writeEnd;
    std::thread m_watcher; ///< turns the handler's byte into a stop: request_stop may not be called in a handler
};

} // namespace roofline::command
