// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Lines of a stream, as they come, with a bound on their length: what is longer is skipped without being kept. Waiting ends
// also where the asker no longer listens, or where another thread calls wake().
#pragma once

#include "core/session/file_descriptor.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace roofline::command {

class LineReader {
public:
    enum class Kind {
        Line,
        TooLong, ///< told once, as soon as it is known
        End,     ///< end of the stream, or nobody listens any more
        Woken,
    };
    struct Input {
        Kind kind = Kind::End;
        std::string line; ///< without its line feed
    };

    /// Reads from `input` while somebody listens at the other end of `output`.
    LineReader(int input, int output, std::size_t longest);

    [[nodiscard]] Input next();
    /// From any thread: next() returns Woken, now or the next time.
    void wake() const;

private:
    enum class Wait { Readable, Woken, Gone };
    [[nodiscard]] Wait wait() const;
    [[nodiscard]] bool takeLine(Input& input);

    int m_input;
    int m_output;
    std::size_t m_longest;
    FileDescriptor m_wakeRead;
    FileDescriptor m_wakeWrite;
    std::string m_pending;      ///< read and not yet told: at most one chunk more than the longest line
    std::size_t m_searched = 0; ///< no line feed before this
    bool m_isSkipping = false;  ///< inside a line that was too long
    bool m_hasEnded = false;
};

} // namespace roofline::command
