// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What ends a command early: one line for people and the exit status. Thrown by a verb, caught in main.
#pragma once

#include <stdexcept>
#include <string>

namespace roofline::command {

enum class ExitStatus {
    Success = 0,
    Failed = 1,    ///< a measurement or a check failed, or a result could not be written
    WrongCall = 2, ///< the call or a file is wrong
};

class CommandError : public std::runtime_error {
public:
    CommandError(ExitStatus status, const std::string& message) : std::runtime_error(message), m_status(status) {}
    [[nodiscard]] ExitStatus status() const { return m_status; }

private:
    ExitStatus m_status;
};

} // namespace roofline::command
