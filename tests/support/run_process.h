// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A real process with its three streams: text in, lines out, a signal, an end. A limit of time keeps a hanging process from
// hanging the tests; it is generous, and never what a test waits for.
#pragma once

#include "core/session/file_descriptor.h"

#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace roofline::test {

/// How a process ended, and all that it said.
struct Finished {
    int status = -1; ///< exit status; 128 + the signal where one ended it; -1 where it was still running at the limit
    std::string out;
    std::string err;
};

class Process {
public:
    /// The standard output goes to `outputFile` where one is given, else to this object. Throws where it cannot start.
    [[nodiscard]] explicit Process(const std::vector<std::string>& arguments, const char* outputFile = nullptr);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    /// Ends it hard where it still runs.
    ~Process();

    /// A process that reads no more is no fault here.
    void write(const std::string& text) const;
    void closeInput() { (void)m_input.close(); }
    /// From now on nobody listens to its standard output.
    void closeOutput() { (void)m_output.close(); }
    void send(int signal) const;

    /// The next line of its standard output, without the line feed; none at its end, or where the limit of time is over.
    [[nodiscard]] std::optional<std::string> readLine();
    /// Closes its input, reads the rest and waits for the end.
    [[nodiscard]] Finished finish();
    /// The same with the input left open: for a process that must end by itself.
    [[nodiscard]] Finished wait();

private:
    [[nodiscard]] bool pump();
    void reap(Finished& finished);

    pid_t m_process = -1;
    FileDescriptor m_input;
    FileDescriptor m_output;
    FileDescriptor m_errors;
    std::string m_out;
    std::size_t m_told = 0; ///< of m_out, by readLine()
    std::string m_err;
};

/// Runs it with `input` on its standard input, to its end.
[[nodiscard]] Finished run(const std::vector<std::string>& arguments, const std::string& input = {});

} // namespace roofline::test
