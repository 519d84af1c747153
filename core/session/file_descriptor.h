// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// An open file of the system and who closes it. Interrupted and short calls are taken up again; errors are errno's codes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace roofline {

/// Writes all of `text`, waiting where the other side is slow. 0 or the error's code.
[[nodiscard]] int writeAll(int descriptor, std::string_view text);

class FileDescriptor {
public:
    [[nodiscard]] explicit FileDescriptor(int number = -1) : m_number(number) {}
    FileDescriptor(FileDescriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept;
    ~FileDescriptor() { (void)close(); }

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }

    /// All of these return 0 or the error's code.
    [[nodiscard]] int writeAll(std::string_view text) const { return roofline::writeAll(m_number, text); }
    /// Appends to `text` until the end of the file, at most `most` bytes.
    [[nodiscard]] int readUpTo(std::size_t most, std::string& text) const;
    /// Waits until the disk has it. Where the file system cannot say so, that is no error.
    [[nodiscard]] int synchronise() const;
    int close();

private:
    int m_number;
};

} // namespace roofline
