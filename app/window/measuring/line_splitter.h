// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes of a stream as lines, with a bound on what is kept: a stream that never ends its line cannot fill the memory.
#pragma once

#include <QByteArray>

#include <cstddef>
#include <optional>

namespace roofline::window {

class LineSplitter {
public:
    explicit LineSplitter(std::size_t maxLineBytes) : m_maxLineBytes(maxLineBytes) {}

    void add(const QByteArray& bytes);
    /// The next whole line, without its line feed and a carriage return before it.
    [[nodiscard]] std::optional<QByteArray> next();
    /// A line came, or is coming, that is longer than the bound. Nothing is kept from then on.
    [[nodiscard]] bool isTooLong() const { return m_isTooLong; }
    /// The begun line that has not ended yet.
    [[nodiscard]] QByteArray rest() const { return m_bytes.mid(m_begin); }

private:
    void refuse();

    std::size_t m_maxLineBytes;
    QByteArray m_bytes;
    qsizetype m_begin = 0;    ///< where the next line begins
    qsizetype m_searched = 0; ///< no line feed before this place
    bool m_isTooLong = false;
};

} // namespace roofline::window
