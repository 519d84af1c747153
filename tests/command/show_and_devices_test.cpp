// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// `roofline show`, `devices`, --help and --version.
#include "core/session/recorded_cards.h"
#include "tests/support/run_process.h"
#include "tests/support/test_folder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace roofline;
using namespace roofline::test;

namespace {

Finished call(std::vector<std::string> arguments, const std::string& input = {})
{
    arguments.insert(arguments.begin(), ROOFLINE_PROGRAM);
    return run(arguments, input);
}

/// The line that starts with `name`, its columns by single spaces.
std::string rowOf(const std::string& table, const std::string& name)
{
    std::istringstream lines(table);
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind(name, 0) != 0)
            continue;
        std::istringstream words(line);
        std::string row;
        for (std::string word; words >> word;)
            row += (row.empty() ? "" : " ") + word;
        return row;
    }
    return "no such row";
}

} // namespace

TEST_CASE("the recorded T4 prints its published table to the last digit")
{
    const Finished shown = call({"show", "tesla-t4"});
    REQUIRE(shown.status == 0);
    CHECK(shown.err.empty());
    const std::string unknown = " not recorded"; // its check; what was never read has no columns
    CHECK(rowOf(shown.out, "copy") == "copy, read and written 244.5 GB/s 0.549 n/a float" + unknown);
    CHECK(rowOf(shown.out, "FMA") == "FMA, float32 8092.1 GFLOP/s 1.327 n/a 8 chains, 327680 threads" + unknown);
    CHECK(rowOf(shown.out, "ridge") == "ridge 33.09 FLOP/byte");
    CHECK(rowOf(shown.out, "vector add") == "vector add 0.083 0.786 n/a 256.2 21.3 bandwidth 104.8" + unknown);
    CHECK(rowOf(shown.out, "transpose") == "transpose, naive 0.000 1.302 n/a 103.1 0.0 bandwidth 42.2" + unknown);
    CHECK(rowOf(shown.out, "block") == "block reduction 0.248 0.563 n/a 119.7 29.7 bandwidth 48.9" + unknown);
    CHECK(rowOf(shown.out, "matmul, naive") == "matmul, naive 0.250 0.436 n/a 2466.1 615.9 bandwidth 1008.5" + unknown);
    CHECK(rowOf(shown.out, "matmul, tiled") ==
          "matmul, tiled 16 3.938 0.275 n/a 247.8 976.0 bandwidth 101.3" + unknown);
}

TEST_CASE("a file comes before a recorded card of the same name; - is the standard input")
{
    const TestFolder folder;
    const std::string card(recordedCards()[0].json);
    writeText(folder / "tesla-t4", "{}");
    const auto here = std::filesystem::current_path();
    std::filesystem::current_path(folder / "");
    const Finished file = call({"show", "tesla-t4"});
    std::filesystem::current_path(here);
    CHECK(file.status == 2);
    CHECK(file.err == "roofline: tesla-t4: format: it is needed, and is not there; a session file has "
                      "\"format\": \"roofline-session\"\n");
    CHECK(call({"show", "-"}, card).out == call({"show", "tesla-t4"}).out);
}

TEST_CASE("a full standard output is told, a reader that went away is not")
{
    Process full({ROOFLINE_PROGRAM, "show", "tesla-t4"}, "/dev/full");
    const Finished told = full.finish();
    CHECK(told.status == 1);
    CHECK(told.err == "roofline: standard output: it could not be written: No space left on device\n");
    Process away({ROOFLINE_PROGRAM, "show", "-"});
    away.closeOutput();
    away.write(std::string(recordedCards()[0].json));
    const Finished quiet = away.finish();
    CHECK(quiet.status == 0);
    CHECK(quiet.err.empty());
}

TEST_CASE("devices: the processor is always among them, and why there is no card where there is none")
{
    const Finished listed = call({"devices", "--json"});
    REQUIRE(listed.status == 0);
    const auto root = nlohmann::json::parse(listed.out);
    CHECK(root.at("devices").back().at("id") == "cpu");
    CHECK(root.at("devices").back().at("kind") == "cpu");
    const bool hasCard = root.at("devices").size() > 1;
    CHECK(hasCard == root.at("notes").empty());
    const Finished words = call({"devices"});
    CHECK(words.status == 0);
    CHECK(words.out.find("(cpu)") != std::string::npos);
    for (const auto& note : root.at("notes"))
        CHECK(words.out.find(note.get<std::string>()) != std::string::npos);
}

TEST_CASE("compare prints each result once; a file that cannot be read is named")
{
    const Finished same = call({"compare", "tesla-t4", "tesla-t4"});
    CHECK(same.status == 0);
    CHECK(same.err.empty());
    CHECK(rowOf(same.out, "vector add") == "vector add 21.3 GFLOP/s 21.3 GFLOP/s 1.000 no verdict: too few samples");
    const Finished missing = call({"compare", "tesla-t4", "nowhere.json"});
    CHECK(missing.status == 2);
    CHECK(missing.err.rfind("roofline: nowhere.json: ", 0) == 0);
}

TEST_CASE("help for each verb, and the version, on the standard output")
{
    for (const char* verb : {"model", "devices", "measure", "show", "compare", "serve"}) {
        const Finished help = call({verb, "--help"});
        CAPTURE(verb);
        CHECK(help.status == 0);
        CHECK(help.err.empty());
        CHECK(help.out.find(std::string("roofline ") + verb) != std::string::npos);
    }
    CHECK(call({"--help"}).out.find("measure") != std::string::npos);
    const Finished version = call({"--version"});
    CHECK(version.status == 0);
    CHECK(version.out.rfind("roofline ", 0) == 0);
    CHECK(version.out.back() == '\n');
}
