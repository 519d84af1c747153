// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The one way out of `roofline serve`: whole lines, one after the other, whichever thread tells them.
#pragma once

#include "core/session/file_descriptor.h"
#include "core/wire/event.h"

#include <mutex>

namespace roofline::command {

class LineWriter {
public:
    explicit LineWriter(FileDescriptor descriptor) : m_descriptor(std::move(descriptor)) {}

    /// Does nothing once the asker has gone.
    void write(const wire::Event& event);
    [[nodiscard]] int descriptor() const { return m_descriptor.number(); }

private:
    FileDescriptor m_descriptor;
    std::mutex m_mutex;
    bool m_isBroken = false;
};

} // namespace roofline::command
