// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/command_line.h"
#include "app/command/verbs.h"

#include <csignal>
#include <exception>
#include <string>
#include <unistd.h>

namespace {

using namespace roofline::command;

struct Caller {
    Output& out;
    Output& remarks;

    ExitStatus operator()(const ModelArguments& arguments) const { return model(arguments, out, remarks); }
    ExitStatus operator()(const DevicesArguments& arguments) const { return devices(arguments, out); }
    ExitStatus operator()(const MeasureArguments& arguments) const { return measure(arguments, out, remarks); }
    ExitStatus operator()(const ShowArguments& arguments) const { return show(arguments, out); }
    ExitStatus operator()(const CompareArguments& arguments) const { return compare(arguments, out); }
    ExitStatus operator()(const ServeArguments&) const { return serve(); }
    ExitStatus operator()(const PrintText& print) const
    {
        out.write(print.text);
        return ExitStatus::Success;
    }
};

ExitStatus run(int argc, const char* const* argv, Output& out, Output& remarks)
{
    const ExitStatus status = std::visit(Caller{out, remarks}, parseCommandLine(argc, argv));
    out.finish();
    return status;
}

} // namespace

int main(int argc, char** argv)
{
    // A reader that went away is seen when writing; it must not end a measurement that is also written to a file.
    std::signal(SIGPIPE, SIG_IGN);
    // A file that may not grow further is told in words, like a full disk, and leaves nothing half written behind.
    std::signal(SIGXFSZ, SIG_IGN);
    Output out(STDOUT_FILENO);
    Output remarks(STDERR_FILENO);
    ExitStatus status = ExitStatus::Failed;
    try {
        status = run(argc, argv, out, remarks);
    } catch (const CommandError& error) {
        remarks.write(std::string("roofline: ") + error.what() + '\n');
        status = error.status();
    } catch (const std::exception& error) {
        remarks.write(std::string("roofline: ") + error.what() + '\n');
    }
    return static_cast<int>(status);
}
