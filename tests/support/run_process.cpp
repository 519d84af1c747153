// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/run_process.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace roofline::test {

namespace {

/// Far beyond what any of the tests needs, also under sanitizers on a busy machine.
constexpr int limitInMilliseconds = 120'000;

struct Pipe {
    FileDescriptor read;
    FileDescriptor write;
};

Pipe makePipe()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "pipe");
    return {FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

/// In the child: nothing but what may be called between fork and exec.
[[noreturn]] void become(char* const* arguments, int input, int output, int errors)
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
        ::signal(signal, SIG_DFL); // a test program may have been started with some of them ignored
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
    ::execv(arguments[0], arguments);
    ::_exit(127);
}

/// Reads what is there; closes at the end of the stream.
void drain(FileDescriptor& from, std::string& into)
{
    std::array<char, 65536> chunk{};
    const ssize_t count = ::read(from.number(), chunk.data(), chunk.size());
    if (count > 0)
        into.append(chunk.data(), static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
        (void)from.close();
}

} // namespace

Process::Process(const std::vector<std::string>& arguments, const char* outputFile)
{
    std::signal(SIGPIPE, SIG_IGN);
    std::vector<char*> argv;
    for (const std::string& argument : arguments)
        argv.push_back(const_cast<char*>(argument.c_str())); // exec takes them so, and changes nothing
    argv.push_back(nullptr);
    Pipe in = makePipe(), out = makePipe(), err = makePipe();
    if (outputFile != nullptr)
        out = {FileDescriptor(), FileDescriptor(::open(outputFile, O_WRONLY | O_CLOEXEC))};
    m_process = ::fork();
    if (m_process < 0)
        throw std::system_error(errno, std::generic_category(), "fork");
    if (m_process == 0)
        become(argv.data(), in.read.number(), out.write.number(), err.write.number());
    m_input = std::move(in.write);
    m_output = std::move(out.read);
    m_errors = std::move(err.read);
}

Process::~Process()
{
    if (m_process > 0) {
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
    }
}

void Process::write(const std::string& text) const { (void)m_input.writeAll(text); }

void Process::send(int signal) const { ::kill(m_process, signal); }

bool Process::pump()
{
    std::array<pollfd, 2> watched{{{m_output.number(), POLLIN, 0}, {m_errors.number(), POLLIN, 0}}};
    if (!m_output.isOpen() && !m_errors.isOpen())
        return false;
    const int ready = ::poll(watched.data(), watched.size(), limitInMilliseconds);
    if (ready == 0)
        return false;
    if (watched[0].revents != 0)
        drain(m_output, m_out);
    if (watched[1].revents != 0)
        drain(m_errors, m_err);
    return true;
}

std::optional<std::string> Process::readLine()
{
    while (true) {
        if (const std::size_t feed = m_out.find('\n', m_told); feed != std::string::npos) {
            const std::size_t begin = std::exchange(m_told, feed + 1);
            return m_out.substr(begin, feed - begin);
        }
        if (!m_output.isOpen() || !pump())
            return std::nullopt;
    }
}

void Process::reap(Finished& finished)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(limitInMilliseconds);
    int status = 0;
    while (::waitpid(m_process, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > end)
            return;
        ::usleep(2000);
    }
    m_process = -1;
    finished.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

Finished Process::wait()
{
    while (pump()) {
    }
    Finished finished;
    if (!m_output.isOpen() && !m_errors.isOpen())
        reap(finished);
    finished.out = m_out;
    finished.err = m_err;
    return finished;
}

Finished Process::finish()
{
    closeInput();
    return wait();
}

Finished run(const std::vector<std::string>& arguments, const std::string& input)
{
    Process process(arguments);
    process.write(input);
    return process.finish();
}

} // namespace roofline::test
