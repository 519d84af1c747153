// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Requests as lines, and lines that are no request.
#include "core/wire/request.h"

#include <doctest/doctest.h>

#include <limits>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include "tests/support/random_sessions.h"
#endif

using namespace roofline;
using namespace roofline::wire;

namespace {

std::string refusal(std::string_view line)
{
    const auto read = requestFromLine(line);
    const auto* bad = std::get_if<BadLine>(&read);
    return bad == nullptr ? "read" : bad->message;
}

} // namespace

TEST_CASE("requests as they stand on the line")
{
    CHECK(toLine(ListDevices{}) == R"({"type":"list_devices"})");
    CHECK(toLine(Measure{7, "cuda:0", PlanKind::Quick}) ==
          R"({"type":"measure","run":7,"device":"cuda:0","plan":"quick"})");
    CHECK(toLine(Measure{7, "cpu", PlanKind::Quick, Seconds(30)}) ==
          R"({"type":"measure","run":7,"device":"cpu","plan":"quick","sustained_s":30})");
    CHECK(toLine(TimeNow{8, "cuda:0", {"matmul_tiled", 1024, 16}}) ==
          R"({"type":"time","ticket":8,"device":"cuda:0","kernel":"matmul_tiled","n":1024,"tile":16})");
    CHECK(toLine(Cancel{7}) == R"({"type":"cancel","run":7})");
    CHECK(toLine(Quit{}) == R"({"type":"quit"})");
}

TEST_CASE("each request reads back")
{
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    for (const Request& request :
         {Request(ListDevices{}), Request(Measure{largest, "cpu", PlanKind::Scaled}),
          Request(Measure{0, "line\nfeed \"x\"", PlanKind::Classic}),
          Request(Measure{1, "cpu", PlanKind::Quick, Seconds(0.5)}), Request(TimeNow{largest, "cpu", {"x", 1, 1}}),
          Request(Cancel{largest}), Request(Quit{})}) {
        const std::string line = toLine(request);
        CHECK(line.find('\n') == std::string::npos);
        CHECK(std::get<Request>(requestFromLine(line)) == request);
    }
}

TEST_CASE("keys that nobody knows and space around are no fault")
{
    CHECK(refusal(" {\"type\": \"quit\", \"why\": {\"deep\": [1]}} \r") == "read");
}

TEST_CASE("lines that are no request, each with what would be right")
{
    CHECK(refusal("") == "it is empty");
    CHECK(refusal("measure") == "no JSON at byte 1, near 'm'");
    CHECK(refusal("[]") == "an object is needed, found a list");
    CHECK(refusal("{}") == "type: it is needed, and is not there");
    CHECK(refusal(R"({"type":"stop"})") ==
          "type: \"list_devices\", \"measure\", \"cancel\", \"time\" or \"quit\" is needed, found \"stop\"");
    CHECK(refusal(R"({"type":"time","ticket":1,"device":"cpu","kernel":"matmul_naive","n":0})") ==
          "n: a whole number from 1 to 2147483648 is needed, found 0");
    CHECK(refusal(R"({"type":"measure","run":1,"device":"cpu","plan":"quick","sustained_s":3601})") ==
          "sustained_s: an hour at most is needed, found 3601");
    CHECK(refusal(R"({"type":"measure","device":"cpu","plan":"quick"})") == "run: it is needed, and is not there");
    CHECK(refusal(R"({"type":"measure","run":-1,"device":"cpu","plan":"quick"})") ==
          "run: a whole number of 0 or more is needed, found -1");
    CHECK(refusal(R"({"type":"measure","run":1.5,"device":"cpu","plan":"quick"})") ==
          "run: a whole number of 0 or more is needed, found 1.5");
    CHECK(refusal(R"({"type":"measure","run":1,"device":3,"plan":"quick"})") == "device: a text is needed, found 3");
    CHECK(refusal(R"({"type":"measure","run":1,"device":"cpu","plan":"fast"})") ==
          "plan: \"scaled\", \"classic\" or \"quick\" is needed, found \"fast\"");
    CHECK(refusal(R"({"type":"cancel"})") == "run: it is needed, and is not there");
    CHECK(refusal(R"({"type":"quit"} {"type":"quit"})").rfind("no JSON at byte 17", 0) == 0);
    CHECK(refusal(std::string(maxLineBytes + 1, ' ')) == "the line is longer than 4194304 bytes");
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("any measure request reads back")
{
    const bool holds = rc::check("measure", [] {
        const auto plan = *rc::gen::element(PlanKind::Quick, PlanKind::Classic, PlanKind::Scaled);
        const Request request = Measure{*rc::gen::arbitrary<std::uint64_t>(), *random::text(), plan};
        RC_ASSERT(std::get<Request>(requestFromLine(toLine(request))) == request);
    });
    CHECK(holds);
}

TEST_CASE("any bytes are read or refused in one line")
{
    const bool holds = rc::check("garbage", [] {
        const auto read = requestFromLine(*rc::gen::arbitrary<std::string>());
        if (const auto* bad = std::get_if<BadLine>(&read))
            RC_ASSERT(bad->message.find('\n') == std::string::npos);
    });
    CHECK(holds);
}
#endif
