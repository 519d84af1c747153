// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/output.h"

#include "app/command/command_error.h"
#include "core/session/file_descriptor.h"

#include <cerrno>
#include <cstring>

namespace roofline::command {

void Output::write(std::string_view text)
{
    if (m_error == 0)
        m_error = writeAll(m_descriptor, text);
}

bool Output::isClosed() const { return m_error == EPIPE; }

void Output::finish() const
{
    if (m_error != 0 && !isClosed())
        throw CommandError(ExitStatus::Failed,
                           std::string("standard output: it could not be written: ") + std::strerror(m_error));
}

} // namespace roofline::command
