// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/verbs.h"

#include "app/command/serve/line_reader.h"
#include "app/command/serve/server.h"

#include <atomic>
#include <fcntl.h>
#include <unistd.h>

namespace roofline::command {

namespace {

/// The standard output for our lines alone: whatever a library prints goes to the standard error from now on.
FileDescriptor takeStandardOutput()
{
    FileDescriptor ours(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3));
    (void)::dup2(STDERR_FILENO, STDOUT_FILENO);
    return ours;
}

bool isBlank(const std::string& line) { return line.find_first_not_of(" \t\r") == std::string::npos; }

/// False where the conversation is over.
bool answer(Server& server, LineWriter& writer, const LineReader::Input& input)
{
    if (input.kind == LineReader::Kind::TooLong) {
        writer.write(wire::Refused{"the line is longer than " + std::to_string(wire::maxLineBytes) + " bytes"});
        return true;
    }
    if (input.kind != LineReader::Kind::Line)
        return false;
    if (isBlank(input.line))
        return true;
    const auto request = wire::requestFromLine(input.line);
    if (const auto* bad = std::get_if<wire::BadLine>(&request)) {
        writer.write(wire::Refused{bad->message});
        return true;
    }
    return server.handle(std::get<wire::Request>(request));
}

} // namespace

ExitStatus serve()
{
    LineWriter writer(takeStandardOutput());
    LineReader reader(STDIN_FILENO, writer.descriptor(), wire::maxLineBytes);
    std::atomic<bool> isUnusable{false};
    Server server(writer, [&] {
        isUnusable = true;
        reader.wake();
    });
    writer.write(wire::Hello{wire::protocolVersion, ROOFLINE_VERSION});
    while (answer(server, writer, reader.next())) {
    }
    const ExitStatus status = isUnusable ? ExitStatus::Failed : ExitStatus::Success;
    constexpr std::chrono::milliseconds patience{2000};
    // A card that hangs its caller cannot be waited for; the process goes without its threads.
    if (!server.stop(patience))
        std::_Exit(static_cast<int>(status));
    return status;
}

} // namespace roofline::command
