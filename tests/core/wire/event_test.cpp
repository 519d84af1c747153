// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Events as lines, and lines that are no event.
#include "core/wire/event.h"
#include "tests/support/made_up_run.h"

#include <doctest/doctest.h>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include "tests/support/random_sessions.h"
#endif

using namespace roofline;
using namespace roofline::wire;

namespace {

Event again(const Event& event)
{
    const std::string line = toLine(event);
    CHECK(line.find('\n') == std::string::npos);
    auto read = eventFromLine(line);
    if (const auto* bad = std::get_if<BadLine>(&read))
        FAIL(bad->message);
    return std::get<Event>(read);
}

std::string refusal(std::string_view line)
{
    const auto read = eventFromLine(line);
    const auto* bad = std::get_if<BadLine>(&read);
    return bad == nullptr ? "read" : bad->message;
}

} // namespace

TEST_CASE("short events as they stand on the line")
{
    CHECK(toLine(Hello{1, "0.1.0"}) == R"({"type":"hello","protocol":1,"program_version":"0.1.0"})");
    CHECK(toLine(Ended{3, Cancelled{}}) == R"({"type":"ended","run":3,"how":"cancelled"})");
    CHECK(toLine(Ended{3, Failed{"lost", true}}) ==
          R"({"type":"ended","run":3,"how":"failed","message":"lost","process_unusable":true})");
    CHECK(toLine(Refused{"no"}) == R"({"type":"refused","message":"no"})");
    CHECK(toLine(Told{3, StepStarted{2, 7, "copy", "float4"}}) ==
          R"({"type":"told","run":3,"what":"step","step":2,"steps":7,"id":"copy","shape":"float4"})");
}

TEST_CASE("what a whole run tells reads back, event by event")
{
    for (const RunEvent& event : made_up::events())
        CHECK(again(Told{9, event}) == Event(Told{9, event}));
    for (const Ending& ending :
         {Ending(Completed{made_up::environment()}), Ending(Failed{"a\nb", false}), Ending(Cancelled{})})
        CHECK(again(Ended{9, ending}) == Event(Ended{9, ending}));
    CHECK(again(DeviceList{{made_up::device()}, {"no driver"}}) ==
          Event(DeviceList{{made_up::device()}, {"no driver"}}));
    CHECK(again(DeviceList{}) == Event(DeviceList{}));
    CHECK(again(Hello{2, ""}) == Event(Hello{2, ""}));
    CHECK(again(Refused{""}) == Event(Refused{""}));
}

TEST_CASE("each answer to a live request reads back, and one that says nothing is refused")
{
    for (const Timed& timed : {Timed{1, made_up::kernels()[3]}, Timed{2, Stale{}}, Timed{3, Failed{"too large", false}},
                               Timed{4, Failed{"lost", true}}})
        CHECK(again(timed) == Event(timed));
    CHECK(toLine(Timed{2, Stale{}}) == R"({"type":"timed","ticket":2,"stale":true})");
    CHECK(refusal(R"({"type":"timed","ticket":2})") == "stale: it is needed, and is not there");
}

TEST_CASE("a result that failed its check before it was timed reads back without a time")
{
    KernelMeasurement failed = made_up::kernels()[0];
    failed.check = CheckResult{false, 2.0, 1.0, "every element"};
    failed.time = Timing();
    CHECK(again(Told{1, failed}) == Event(Told{1, failed}));
}

TEST_CASE("a line of a session recorded again is the same session")
{
    Session session;
    for (const RunEvent& event : made_up::events())
        record(session, std::get<Told>(again(Told{1, event})).event);
    record(session, std::get<Ended>(again(Ended{1, Completed{made_up::environment()}})).ending);
    session.created = made_up::session().created;
    Session expected = made_up::session();
    expected.created = session.created;
    CHECK(session == expected);
}

TEST_CASE("lines that are no event, each with what would be right")
{
    CHECK(refusal("Segmentation fault") == "no JSON at byte 1, near 'S'");
    CHECK(refusal(R"({"type":"bye"})") ==
          "type: \"hello\", \"devices\", \"told\", \"ended\", \"timed\" or \"refused\" is needed, found \"bye\"");
    CHECK(refusal(R"({"type":"hello","protocol":0,"program_version":"x"})") ==
          "protocol: a whole number from 1 to 2147483647 is needed, found 0");
    CHECK(refusal(R"({"type":"ended","run":1,"how":"well"})") ==
          "how: \"completed\", \"failed\" or \"cancelled\" is needed, found \"well\"");
    CHECK(refusal(R"({"type":"told","run":1,"what":"rumour"})") ==
          "what: \"started\", \"step\", \"ceiling\" or \"kernel\" is needed, found \"rumour\"");
    CHECK(refusal(R"({"type":"told","run":1,"what":"step","step":8,"steps":7,"id":"copy"})") ==
          "steps: a whole number from 8 to 2147483647 is needed, found 7");
    CHECK(refusal(
              R"({"type":"told","run":1,"what":"kernel","kernel":{"id":"x","flop":1,"bytes":1,"ms":{"median":-1}}})") ==
          "kernel.ms.median: a positive number of milliseconds is needed, found -1");
    CHECK(refusal(R"({"type":"devices","devices":[{"id":"cpu"}]})") ==
          "devices[0].kind: it is needed, and is not there");
}

TEST_CASE("half a line is refused wherever it was cut")
{
    const std::string line = toLine(Told{1, made_up::copyCeiling()});
    for (std::size_t length = 0; length < line.size(); length += 3) {
        CAPTURE(length);
        CHECK(refusal(std::string_view(line).substr(0, length)) != "read");
    }
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("any told result, start, device list and ending reads back")
{
    const auto reads = [](const Event& event) {
        const auto read = eventFromLine(toLine(event));
        if (const auto* bad = std::get_if<BadLine>(&read))
            RC_FAIL(bad->message);
        RC_ASSERT(std::get<Event>(read) == event);
    };
    const bool holds = rc::check("events", [&reads] {
        const auto run = *rc::gen::arbitrary<std::uint64_t>();
        reads(Told{run, *random::ceiling()});
        reads(Told{run, *random::kernel()});
        reads(Told{run,
                   RunStarted{*random::device(), *random::environment(), *random::plan(), *rc::gen::inRange(0, 100)}});
        reads(Ended{run, Completed{*random::environment()}});
        reads(Ended{run, Failed{*random::text(), *rc::gen::arbitrary<bool>()}});
        reads(DeviceList{{*random::device()}, {*random::text()}});
    });
    CHECK(holds);
}
#endif
