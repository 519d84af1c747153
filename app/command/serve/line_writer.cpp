// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/serve/line_writer.h"

namespace roofline::command {

void LineWriter::write(const wire::Event& event)
{
    const std::string line = wire::toLine(event) + '\n';
    const std::lock_guard lock(m_mutex);
    if (!m_isBroken)
        m_isBroken = m_descriptor.writeAll(line) != 0;
}

} // namespace roofline::command
