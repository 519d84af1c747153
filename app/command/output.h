// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A stream of text to people or programs, unbuffered: what was written is out. A reader that went away is no error and
// makes further writing do nothing; a full disk is told at the end.
#pragma once

#include <string_view>

namespace roofline::command {

class Output {
public:
    explicit Output(int descriptor) : m_descriptor(descriptor) {}

    void write(std::string_view text);
    /// The reader went away (a closed pipe).
    [[nodiscard]] bool isClosed() const;
    /// Throws CommandError(Failed) where something could not be written, but for a reader that went away.
    void finish() const;

private:
    int m_descriptor;
    int m_error = 0; ///< errno of the first write that failed
};

} // namespace roofline::command
