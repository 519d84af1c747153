// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/serve/line_reader.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <system_error>
#include <unistd.h>

namespace roofline::command {

LineReader::LineReader(int input, int output, std::size_t longest)
    : m_input(input), m_output(output), m_longest(longest)
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "waiting for requests");
    m_wakeRead = FileDescriptor(ends[0]);
    m_wakeWrite = FileDescriptor(ends[1]);
}

void LineReader::wake() const { (void)!::write(m_wakeWrite.number(), "!", 1); }

LineReader::Wait LineReader::wait() const
{
    // A pipe whose reader went away reports an error on its writing end, without a write.
    std::array<pollfd, 3> watched{{{m_input, POLLIN, 0}, {m_output, 0, 0}, {m_wakeRead.number(), POLLIN, 0}}};
    while (::poll(watched.data(), watched.size(), -1) < 0) {
        if (errno != EINTR)
            return Wait::Gone;
    }
    if (watched[2].revents != 0)
        return Wait::Woken;
    const bool nobodyListens = (watched[1].revents & (POLLERR | POLLHUP | POLLNVAL)) != 0;
    return nobodyListens ? Wait::Gone : Wait::Readable;
}

bool LineReader::takeLine(Input& input)
{
    while (true) {
        const std::size_t feed = m_pending.find('\n', m_searched);
        if (feed == std::string::npos)
            break;
        const bool wasSkipping = std::exchange(m_isSkipping, false);
        input = {feed > m_longest ? Kind::TooLong : Kind::Line, m_pending.substr(0, feed)};
        m_pending.erase(0, feed + 1);
        m_searched = 0;
        if (!wasSkipping)
            return true;
    }
    m_searched = m_pending.size();
    const bool isTooLong = m_pending.size() > m_longest;
    if (isTooLong || m_isSkipping) {
        m_pending.clear();
        m_searched = 0;
    }
    if (isTooLong && !m_isSkipping) {
        m_isSkipping = true;
        input = {Kind::TooLong, {}};
        return true;
    }
    return false;
}

LineReader::Input LineReader::next()
{
    std::array<char, 65536> chunk{};
    Input input;
    while (!takeLine(input)) {
        if (m_hasEnded) {
            const bool hasRest = !m_pending.empty();
            return {hasRest ? Kind::Line : Kind::End, std::exchange(m_pending, {})};
        }
        const Wait waited = wait();
        if (waited != Wait::Readable)
            return {waited == Wait::Woken ? Kind::Woken : Kind::End, {}};
        const ssize_t count = ::read(m_input, chunk.data(), chunk.size());
        if (count > 0)
            m_pending.append(chunk.data(), static_cast<std::size_t>(count));
        else if (count == 0 || (errno != EINTR && errno != EAGAIN))
            m_hasEnded = true;
    }
    return input;
}

} // namespace roofline::command
