// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/line_splitter.h"

namespace roofline::window {

void LineSplitter::add(const QByteArray& bytes)
{
    if (m_isTooLong)
        return;
    m_bytes.remove(0, m_begin);
    m_searched -= m_begin;
    m_begin = 0;
    m_bytes += bytes;
}

std::optional<QByteArray> LineSplitter::next()
{
    if (m_isTooLong)
        return std::nullopt;
    const qsizetype end = m_bytes.indexOf('\n', m_searched);
    const qsizetype length = (end < 0 ? m_bytes.size() : end) - m_begin;
    if (static_cast<std::size_t>(length) > m_maxLineBytes) {
        refuse();
        return std::nullopt;
    }
    m_searched = end < 0 ? m_bytes.size() : end + 1;
    if (end < 0)
        return std::nullopt;
    QByteArray line = m_bytes.mid(m_begin, length);
    m_begin = m_searched;
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

void LineSplitter::refuse()
{
    m_isTooLong = true;
    m_bytes = QByteArray();
    m_begin = m_searched = 0;
}

} // namespace roofline::window
