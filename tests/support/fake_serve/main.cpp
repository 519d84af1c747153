// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A stand-in for `roofline serve` that misbehaves in one way, named by its first argument. The second, where given, is a
// file to which the id of each process is added.
#include "core/wire/event.h"
#include "core/wire/request.h"
#include "tests/support/fake_serve/timing.h"
#include "tests/support/made_up_run.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace {

using namespace roofline;

std::string mode;
bool hasTimed = false;
std::optional<wire::TimeNow> kept; ///< not answered before the devices are listed

void say(const wire::Event& event) { std::cout << wire::toLine(event) << std::endl; }

void writeProcessId(const char* path)
{
    if (path != nullptr)
        std::ofstream(path, std::ios::app) << ::getpid() << '\n';
}

[[noreturn]] void hang()
{
    for (;;)
        ::pause();
}

void ignoreEverything()
{
    std::signal(SIGTERM, SIG_IGN);
    std::signal(SIGHUP, SIG_IGN);
    std::signal(SIGINT, SIG_IGN);
}

void tellStart(std::uint64_t run)
{
    say(wire::Told{run, made_up::events()[0]});
    say(wire::Told{run, made_up::events()[1]});
}

void tellCeiling(std::uint64_t run) { say(wire::Told{run, made_up::copyCeiling()}); }

void tellAll(std::uint64_t run)
{
    for (const RunEvent& event : made_up::events())
        say(wire::Told{run, event});
    say(wire::Ended{run, Completed{made_up::environment()}});
}

/// A whole run whose last answer is wrong.
void tellAWrongAnswer(std::uint64_t run)
{
    for (const RunEvent& event : made_up::events())
        say(wire::Told{run, event});
    say(wire::Told{run, made_up::session(true).kernels.back()});
    say(wire::Ended{run, Completed{made_up::environment()}});
}

/// A run of 1.2 s that never keeps silent for long.
void tellSlowly(std::uint64_t run)
{
    for (int step = 1; step <= 30; ++step) {
        std::this_thread::sleep_for(std::chrono::milliseconds(40));
        say(wire::Told{run, StepStarted{step, 30, "copy", "float4"}});
    }
    say(wire::Ended{run, Completed{made_up::environment()}});
}

[[noreturn]] void flood(std::uint64_t run)
{
    for (;;)
        say(wire::Told{run, StepStarted{1, 7, "copy", "float4"}});
}

[[noreturn]] void writeWithoutEnd()
{
    const std::string piece(65536, 'x');
    for (;;)
        std::cout << piece << std::flush;
}

void keepUp(const wire::Measure& asked)
{
    for (const RunEvent& event : made_up::events())
        say(wire::Told{asked.run, event});
    say(wire::Told{asked.run, made_up::sustainedCopy(asked.sustained)});
    say(wire::Ended{asked.run, Completed{made_up::environment()}});
}

/// What each misbehaviour does once it is asked to measure.
void measure(const wire::Measure& asked)
{
    const std::uint64_t run = asked.run;
    if (mode == "answers" && asked.sustained > Seconds(0.0))
        return keepUp(asked);
    if (mode == "fails")
        return say(wire::Ended{run, Failed{"no room on the device: choose the plan quick", false}});
    if (mode == "unusable")
        return say(wire::Ended{run, Failed{"the card is lost", true}});
    if (mode == "refuses")
        return say(wire::Refused{"what is that?"});
    if (mode == "answers" || mode == "chatty-login" || mode == "orphans")
        return tellAll(run);
    if (mode == "stale") {
        say(wire::Told{run + 1000, made_up::events()[0]});
        say(wire::Ended{run + 1000, Cancelled{}});
        return tellAll(run);
    }
    if (mode == "wrong-answer")
        return tellAWrongAnswer(run);
    if (mode == "slow")
        return tellSlowly(run);
    tellStart(run);
    if (mode == "waits" || mode == "hangs")
        return;
    if (mode == "stubborn" || mode == "wrapper")
        hang();
    tellCeiling(run);
    if (mode == "dies")
        ::raise(SIGKILL);
    if (mode == "quits")
        std::exit(3);
    if (mode == "floods")
        flood(run);
    if (mode == "endless")
        writeWithoutEnd();
    if (mode == "garbage")
        std::cout << "{\"event\": Segmentation fault" << std::endl;
    if (mode == "half-line") {
        std::cout << wire::toLine(wire::Told{run, made_up::fmaCeiling()}).substr(0, 40) << std::flush;
        std::exit(0);
    }
}

void time(const wire::TimeNow& asked)
{
    if (mode == "live-dies")
        ::raise(SIGKILL);
    if (mode == "live-after-list" && !kept && std::exchange(hasTimed, true)) {
        kept = asked;
        return;
    }
    for (const wire::Event& event : fake::timingAnswers(asked, mode))
        say(event);
}

void listDevices()
{
    say(wire::DeviceList{{made_up::device()}, {"no card: this is a stand-in"}});
    if (!kept)
        return;
    std::this_thread::sleep_for(std::chrono::milliseconds(900));
    time(*kept);
}

void answer(const wire::Request& request)
{
    if (std::holds_alternative<wire::ListDevices>(request) && mode != "hangs-on-devices")
        listDevices();
    if (const auto* asked = std::get_if<wire::Measure>(&request))
        measure(*asked);
    if (const auto* asked = std::get_if<wire::TimeNow>(&request))
        time(*asked);
    if (const auto* asked = std::get_if<wire::Cancel>(&request); asked != nullptr && mode == "waits")
        say(wire::Ended{asked->run, Cancelled{}});
    if (std::holds_alternative<wire::Quit>(request))
        std::exit(0);
}

/// Like `ssh` or a script: the one that the window started waits for the one that serves.
void becomeWrapper(const char* path)
{
    if (const pid_t inner = ::fork(); inner != 0) {
        ::waitpid(inner, nullptr, 0);
        std::exit(0);
    }
    writeProcessId(path);
    ignoreEverything();
}

/// It serves well and ends when it is told to, and leaves something behind.
void leaveAnOrphan(const char* path)
{
    if (::fork() != 0)
        return;
    writeProcessId(path);
    ignoreEverything();
    hang();
}

void begin(const char* path)
{
    writeProcessId(path);
    if (mode == "orphans")
        leaveAnOrphan(path);
    if (mode == "wrapper")
        becomeWrapper(path);
    if (mode == "stubborn")
        ignoreEverything();
    if (mode == "denied") {
        std::cerr << "debug: connecting\nPermission denied (publickey).\n";
        std::exit(255);
    }
    if (mode == "no-hello")
        return;
    if (mode == "chatty-login")
        std::cout << "Welcome to the cluster!\n\nQuota: 12 of 50 GB\n";
    say(wire::Hello{mode == "wrong-protocol" ? wire::protocolVersion + 1 : wire::protocolVersion, "0.0.0"});
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::cerr << "usage: fake_serve MODE [FILE]\n";
        return 2;
    }
    mode = argv[1];
    begin(argc > 2 ? argv[2] : nullptr);
    std::string line;
    while (std::getline(std::cin, line)) {
        const auto read = wire::requestFromLine(line);
        if (const auto* request = std::get_if<wire::Request>(&read))
            answer(*request);
    }
    if (mode == "stubborn" || mode == "wrapper")
        hang();
    return 0;
}
