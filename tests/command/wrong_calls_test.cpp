// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Calls and files that are wrong: exit status 2, nothing on the standard output, one line that names the place and what
// would be right.
#include "tests/support/run_process.h"
#include "tests/support/test_folder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

using namespace roofline::test;
namespace fs = std::filesystem;

namespace {

Finished call(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), ROOFLINE_PROGRAM);
    return run(arguments);
}

/// The one line, without "roofline: "; what is not as it must be is told instead.
std::string complaint(const std::vector<std::string>& arguments)
{
    const Finished finished = call(arguments);
    CHECK(finished.status == 2);
    CHECK(finished.out.empty());
    CHECK(std::count(finished.err.begin(), finished.err.end(), '\n') == 1);
    CHECK(finished.err.find("CLI::") == std::string::npos);
    const std::string prefix = "roofline: ";
    REQUIRE(finished.err.rfind(prefix, 0) == 0);
    return finished.err.substr(prefix.size(), finished.err.size() - prefix.size() - 1);
}

std::vector<std::string> model(const std::vector<std::string>& changed)
{
    std::vector<std::string> arguments = {"model", "--n", "1024", "--bandwidth", "1000", "--compute", "60"};
    const auto at = std::find(arguments.begin(), arguments.end(), changed.front());
    if (at == arguments.end())
        arguments.insert(arguments.end(), changed.begin(), changed.end());
    else
        *(at + 1) = changed.back();
    return arguments;
}

} // namespace

TEST_CASE("no verb, an unknown verb, two verbs")
{
    CHECK(complaint({}) ==
          "model, devices, measure, show, compare or serve is needed, found nothing; see roofline --help");
    CHECK(complaint({"modle", "--n", "3"}) ==
          "model, devices, measure, show, compare or serve is needed, found \"modle\"; see roofline --help");
    CHECK(complaint({"--frobnicate"}) ==
          "model, devices, measure, show, compare or serve is needed, found \"--frobnicate\"; see roofline --help");
    CHECK(complaint({"devices", "show"}) ==
          "\"show\": one argument too many; see roofline devices --help for what it takes");
}

TEST_CASE("options that are not there, lack a value, or come twice")
{
    CHECK(complaint({"model", "--size", "3"}) ==
          "--size: model has no such option; see roofline model --help for what it takes");
    CHECK(complaint({"model"}) == "--n: it is needed, for example --n 1024");
    CHECK(complaint({"model", "--n", "3"}) == "--bandwidth: it is needed, for example --bandwidth 1000");
    CHECK(complaint({"model", "--n", "3", "--bandwidth", "2"}) == "--compute: it is needed, for example --compute 60");
    CHECK(complaint({"model", "--n"}) == "--n: exactly one value is needed");
    CHECK(complaint({"model", "--n", "3", "--n", "4"}) == "--n: exactly one value is needed");
    CHECK(complaint({"measure", "--json"}) == "--json: exactly one value is needed");
    for (const char* given : {"--json=maybe", "--json=5", "--json=0"})
        CHECK(complaint({"model", given}) == "--json: no value is needed, since it is on or off here");
    CHECK(complaint({"devices", "--json=1"}) == "--json: no value is needed, since it is on or off here");
    CHECK(complaint({"show"}) == "show: a session file is needed, for example roofline show session.json");
    const std::string two =
        "compare: two session files are needed, for example roofline compare before.json after.json";
    CHECK(complaint({"compare"}) == two);
    CHECK(complaint({"compare", "one.json"}) == two);
    CHECK(complaint({"compare", "-", "-"}) == two);
    CHECK(complaint({"compare", "a", "b", "c"}) ==
          "\"c\": one argument too many; see roofline compare --help for what it takes");
    CHECK(complaint({"serve", "now"}) == "\"now\": one argument too many; see roofline serve --help for what it takes");
}

TEST_CASE("an option in a value's place is told as the missing value, not by what it pushed aside")
{
    CHECK(complaint({"model", "--n", "4", "--bandwidth", "--compute", "3"}) ==
          "--bandwidth: exactly one value is needed, found \"--compute\"");
    CHECK(complaint({"model", "--n=", "--bandwidth", "3", "--compute", "3"}) ==
          "--n: exactly one value is needed, found \"--bandwidth\"");
    CHECK(complaint({"measure", "--json", "--csv", "f"}) == "--json: exactly one value is needed, found \"--csv\"");
}

TEST_CASE("after -- nothing is passed over, and a file may be named like an option")
{
    CHECK(complaint({"model", "--n", "4", "--bandwidth", "2", "--compute", "3", "--", "x"}) ==
          "\"x\": one argument too many; see roofline model --help for what it takes");
    CHECK(complaint({"show", "--", "--none"}).rfind("--none: it cannot be read: ", 0) == 0);
}

TEST_CASE("values out of their range")
{
    const std::string size = "a whole number from 1 to 2147483648 is needed, found ";
    for (const char* wrong :
         {"0", "-5", "2147483649", "1e3", "3.5", "12a", "", " 5", "+5", "0x10", "99999999999999999999", "1,024"}) {
        CHECK(complaint(model({"--n", wrong})) == "--n: " + size + '"' + wrong + '"');
        CHECK(complaint(model({"--tile", wrong})) == "--tile: " + size + '"' + wrong + '"');
    }
    CHECK(complaint(model({"--element-bytes", "17"})) ==
          "--element-bytes: a whole number from 1 to 16 is needed, found \"17\"");
    CHECK(complaint(model({"--traffic", "twice"})) == "--traffic: tiled or once is needed, found \"twice\"");
    CHECK(complaint({"measure", "--plan", "fast"}) == "--plan: scaled, classic or quick is needed, found \"fast\"");
    for (const char* wrong : {"0", "-1", "3601", "1.5", "long"})
        CHECK(complaint({"measure", "--sustained", wrong}) ==
              std::string("--sustained: a whole number of seconds from 1 to 3600 is needed, found \"") + wrong + '"');
    CHECK(complaint({"measure", "--json", ""}) == "--json: a file name is needed, found nothing");
    CHECK(complaint({"measure", "--json", "x", "--csv", "x"}) == "--csv: a file other than that of --json is needed");
    CHECK(complaint({"measure", "--json", "x", "--csv", "./x"}) == "--csv: a file other than that of --json is needed");
}

TEST_CASE("rates that are no positive number, or can be read two ways")
{
    for (const char* wrong : {"0", "-1", "nan", "inf", "1e400", "1,5", "1.5.2", "fast", "", "1 000", "0x1p3"}) {
        CAPTURE(wrong);
        CHECK(complaint(model({"--bandwidth", wrong})) ==
              std::string(
                  "--bandwidth: a positive number of GB/s, such as 1000 or 0.5 (with a point), is needed, found \"") +
                  wrong + '"');
        CHECK(complaint(model({"--compute", wrong})) ==
              std::string(
                  "--compute: a positive number of TFLOP/s, such as 1000 or 0.5 (with a point), is needed, found \"") +
                  wrong + '"');
    }
    CHECK(complaint(model({"--bandwidth", "1e305"})).rfind("--bandwidth, --compute: rates between", 0) == 0);
}

TEST_CASE("what was typed cannot break the line")
{
    CHECK(complaint(model({"--n", "1\n2\x1b[31m"})).find('\n') == std::string::npos);
    CHECK(complaint({"--a\nb"}).find('\n') == std::string::npos);
    CHECK(complaint({"show", "no\nsuch.json"}).find('\n') == std::string::npos);
}

TEST_CASE("a device that is not here")
{
    CHECK(
        complaint({"measure", "--device", "cuda:77"}).rfind("--device: no device \"cuda:77\" is here; there is ", 0) ==
        0);
    CHECK(complaint({"measure", "--device", "CPU"}).rfind("--device: no device \"CPU\" is here; there is ", 0) == 0);
}

TEST_CASE("files that are no session")
{
    const TestFolder testFolder;
    const fs::path file = testFolder / "wrong.json";
    const auto refusalOf = [&](const std::string& text) {
        writeText(file, text);
        const std::string line = complaint({"show", file.string()});
        REQUIRE(line.rfind(file.string() + ": ", 0) == 0);
        return line.substr(file.string().size() + 2);
    };
    CHECK(refusalOf("{\"format\": \"roofline-session\", \"version\": 2}") ==
          "version 2 is newer than this program reads (1): update Roofline Explorer");
    CHECK(refusalOf("{\"format\": \"roofline-sess") == "format: the text ends unfinished, at byte 25");
    CHECK(refusalOf(std::string(1000000, '[')).find("nested deeper than 32 levels") != std::string::npos);
    CHECK(refusalOf("{\"version\": 1e999}") == "version: the number 1e999 is beyond what can be stored");
    fs::resize_file(file, 100u << 20);
    CHECK(complaint({"show", file.string()}) ==
          file.string() + ": it is larger than 16777216 bytes, the most that is read");
    fs::remove(file);
    CHECK(complaint({"show", file.string()})
              .rfind(file.string() + ": it cannot be read: No such file or directory; ", 0) == 0);
    const std::string folder = fs::temp_directory_path().string();
    CHECK(complaint({"show", folder}) == folder + ": it is a folder, and a file is needed");
}
