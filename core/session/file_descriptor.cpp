// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/file_descriptor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace roofline {

FileDescriptor& FileDescriptor::operator=(FileDescriptor&& other) noexcept
{
    if (this != &other) {
        (void)close();
        m_number = std::exchange(other.m_number, -1);
    }
    return *this;
}

int writeAll(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written > 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (written < 0 && errno == EAGAIN) {
            pollfd slow{descriptor, POLLOUT, 0};
            (void)::poll(&slow, 1, -1);
        } else if (written < 0 && errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

int FileDescriptor::readUpTo(std::size_t most, std::string& text) const
{
    std::array<char, 65536> chunk{};
    while (text.size() < most) {
        const ssize_t count = ::read(m_number, chunk.data(), std::min(chunk.size(), most - text.size()));
        if (count == 0)
            return 0;
        if (count < 0 && errno != EINTR)
            return errno;
        if (count > 0)
            text.append(chunk.data(), static_cast<std::size_t>(count));
    }
    return 0;
}

int FileDescriptor::synchronise() const
{
    if (::fsync(m_number) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS)
        return 0;
    return errno;
}

int FileDescriptor::close()
{
    const int number = std::exchange(m_number, -1);
    if (number < 0)
        return 0;
    return ::close(number) == 0 || errno == EINTR ? 0 : errno;
}

} // namespace roofline
