// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Where `roofline measure` writes: targets that cannot be written, that fill up, and the standard output.
#include "tests/command/measuring_calls.h"
#include "tests/support/test_folder.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <sys/stat.h>

using namespace roofline;
using namespace roofline::test;
namespace fs = std::filesystem;

TEST_CASE("targets that cannot be written: told before anything is measured")
{
    const TestFolder folder;
    for (const char* option : {"--json", "--csv"}) {
        for (const std::string& target :
             {(folder / "none/s").string(), (folder / "").string(), std::string("/proc/s")}) {
            CAPTURE(target);
            const Finished finished = scripted("paper", {option, target});
            CHECK(finished.status == 1);
            CHECK(finished.out.empty());
            CHECK(isOneLine(finished.err));
            CHECK(finished.err.rfind(std::string("roofline: ") + option + ": " + target + ": ", 0) == 0);
        }
    }
    CHECK(folder.entries() == 0);
}

TEST_CASE("a limit on the size of files is told like a full disk, and leaves nothing half written")
{
    const TestFolder folder;
    const std::string target = (folder / "s.json").string();
    writeText(target, "older");
    const Finished finished = run({"/bin/sh", "-c", "ulimit -f 1; exec \"$@\"", "sh", ROOFLINE_SCRIPTED_PROGRAM,
                                   "measure", "--device", "paper", "--json", target});
    CHECK(finished.status == 1);
    CHECK(isOneLine(finished.err));
    CHECK(has(finished.err, "s.json: it could not be written: File too large"));
    CHECK(readText(target) == "older");
    CHECK(folder.entries() == 1);
}

TEST_CASE("a pipe or a device: refused before anything is measured, and not waited for")
{
    const TestFolder folder;
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    for (const char* option : {"--json", "--csv"}) {
        for (const std::string& target : {(folder / "pipe").string(), std::string("/dev/full")}) {
            const Finished finished = scripted("paper", {option, target});
            CHECK(finished.status == 1);
            CHECK(finished.out.empty());
            CHECK(finished.err == std::string("roofline: ") + option + ": " + target +
                                      ": it is a pipe or a device, and a file is needed\n");
        }
    }
}

TEST_CASE("a target that fills up: the table is there all the same, exit status 1")
{
    const TestFolder folder;
    const std::string target = (folder / "full").string();
    fs::create_symlink("/dev/fd/9", target); // as `--json >(…)` names what a shell opened
    const Finished finished = run({"/bin/sh", "-c", "exec \"$@\" 9>/dev/full", "sh", ROOFLINE_SCRIPTED_PROGRAM,
                                   "measure", "--device", "paper", "--json", target});
    CHECK(finished.status == 1);
    CHECK(has(finished.out, "ridge "));
    CHECK(isOneLine(finished.err));
    CHECK(has(finished.err, "--json: " + target + ": it could not be written: No space left on device"));
}

TEST_CASE("the session alone on the standard output")
{
    for (const char* target : {"-", "/dev/stdout"}) {
        const Finished finished = scripted("paper", {"--json", target});
        CHECK(finished.status == 0);
        CHECK(std::holds_alternative<Session>(sessionFromJson(finished.out)));
        CHECK(has(finished.err, "ridge "));
    }
    const Finished csv = scripted("paper", {"--csv", "-"});
    CHECK(csv.out.rfind("device,result,id,", 0) == 0);
}

TEST_CASE("a full standard output is told, a reader that went away is not")
{
    Process full({ROOFLINE_SCRIPTED_PROGRAM, "measure", "--device", "paper"}, "/dev/full");
    const Finished told = full.finish();
    CHECK(told.status == 1);
    CHECK(told.err == "roofline: standard output: it could not be written: No space left on device\n");

    const TestFolder folder;
    Process away({ROOFLINE_SCRIPTED_PROGRAM, "measure", "--device", "paper", "--json", (folder / "s.json").string()});
    away.closeOutput();
    const Finished quiet = away.wait();
    CHECK(quiet.status == 0);
    CHECK(quiet.err.empty());
    CHECK_FALSE(sessionIn(folder / "s.json").isPartial);

    Process alone({ROOFLINE_SCRIPTED_PROGRAM, "measure", "--device", "paper"});
    alone.closeOutput();
    const Finished ended = alone.wait();
    CHECK(ended.status == 0);
    CHECK(ended.err.empty());
}
