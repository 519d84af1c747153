// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Live requests to `roofline serve`: exactly one answer each, the newest one timed, nothing beside a run.
#include "core/cpu_probe/cpu_probe.h"
#include "tests/command/conversation.h"

#include <doctest/doctest.h>

#include <map>

using namespace roofline;
using namespace roofline::test;
using wire::Timed;
using wire::TimeNow;

namespace {

const KernelMeasurement* resultOf(const Timed& timed) { return std::get_if<KernelMeasurement>(&timed.answer); }

std::string failureOf(const Timed& timed)
{
    const auto* failed = std::get_if<Failed>(&timed.answer);
    return failed == nullptr ? "no failure" : failed->message;
}

} // namespace

TEST_CASE("a product on the processor is checked, counted and timed, naive and through tiles of any side")
{
    Conversation talk;
    talk.say(TimeNow{5, "cpu", {"matmul_tiled", 96, 24}});
    const Timed tiled = talk.await<Timed>();
    CHECK(tiled.ticket == 5);
    REQUIRE(resultOf(tiled));
    CHECK(resultOf(tiled)->id == "matmul_tiled_24");
    CHECK(resultOf(tiled)->check->passed);
    CHECK(resultOf(tiled)->time.spread->count >= 3);
    CHECK(resultOf(tiled)->traffic.value() == 4.0 * (2 * 96 * 96 * 4 + 96 * 96));
    talk.say(TimeNow{6, "cpu", {"matmul_naive", 64, 1}});
    const Timed naive = talk.await<Timed>();
    CHECK(naive.ticket == 6);
    REQUIRE(resultOf(naive));
    CHECK(resultOf(naive)->id == "matmul_naive");
    CHECK(talk.finish().status == 0);
}

TEST_CASE("what cannot be timed live is answered with why")
{
    Conversation talk;
    talk.say(TimeNow{1, "cpu", {"matmul_naive", 65536, 1}});
    const std::string processor = cpuFacts().name; // as people know it
    CHECK(failureOf(talk.await<Timed>()) ==
          "too large to be timed in a moment on " + processor + ": choose a smaller N");
    talk.say(TimeNow{2, "cpu", {"fourier", 64, 1}});
    CHECK(failureOf(talk.await<Timed>()) ==
          "no kernel \"fourier\" can be timed live: ask for matmul_naive or matmul_tiled");
    talk.say(TimeNow{3, "cuda:77", {"matmul_naive", 64, 1}});
    CHECK(failureOf(talk.await<Timed>()).rfind("no device \"cuda:77\" is here", 0) == 0);
    talk.say(TimeNow{4, "cpu", {"matmul_tiled", 64, 129}});
    CHECK(failureOf(talk.await<Timed>()) == processor + " has no kernel with tiles of 129: choose 8, 16, 32");
    CHECK(talk.finish().status == 0);
}

TEST_CASE("of many requests at once each is answered once, the last one is timed, and stale ones say so")
{
    Conversation talk(ROOFLINE_SCRIPTED_PROGRAM);
    constexpr std::uint64_t last = 40;
    std::string all;
    for (std::uint64_t ticket = 1; ticket <= last; ++ticket)
        all += wire::toLine(TimeNow{ticket, "paper", {"matmul_tiled", 64, 16}}) + '\n';
    talk.sayText(all);
    std::map<std::uint64_t, int> answers;
    for (std::uint64_t i = 0; i < last; ++i) {
        const Timed timed = talk.await<Timed>();
        ++answers[timed.ticket];
        CHECK((resultOf(timed) != nullptr || std::holds_alternative<wire::Stale>(timed.answer)));
        if (timed.ticket == last)
            CHECK(resultOf(timed) != nullptr);
    }
    CHECK(answers.size() == last);
    CHECK(talk.finish().status == 0);
}

TEST_CASE("behind one that does not end the newest waits, and those between are stale at once")
{
    Conversation talk(ROOFLINE_SCRIPTED_PROGRAM);
    for (std::uint64_t ticket = 1; ticket <= 3; ++ticket)
        talk.say(TimeNow{ticket, "hang", {"matmul_tiled", 64, 16}});
    const Timed stale = talk.await<Timed>();
    CHECK(std::holds_alternative<wire::Stale>(stale.answer));
    CHECK(stale.ticket < 3);
    CHECK(talk.finish().status == 0);
}

TEST_CASE("beside a run nothing is timed, and after it again")
{
    Conversation talk(ROOFLINE_SCRIPTED_PROGRAM);
    talk.say(TimeNow{1, "paper", {"matmul_tiled", 64, 16}});
    CHECK(resultOf(talk.await<Timed>()) != nullptr);
    talk.say(wire::Measure{7, "hang", PlanKind::Quick});
    while (!talk.isAtStep("fma_fp32")) {
    }
    talk.say(TimeNow{2, "paper", {"matmul_tiled", 64, 16}});
    CHECK(failureOf(talk.await<Timed>()) == "a run goes on here; nothing is timed beside it");
    Conversation other(ROOFLINE_SCRIPTED_PROGRAM);
    other.say(wire::Measure{8, "paper", PlanKind::Quick});
    (void)other.await<wire::Ended>();
    other.say(TimeNow{3, "paper", {"matmul_tiled", 64, 16}});
    CHECK(resultOf(other.await<Timed>()) != nullptr);
    CHECK(other.finish().status == 0);
}

TEST_CASE("a card that is lost while it is timed ends the process, after it was told")
{
    Conversation talk(ROOFLINE_SCRIPTED_PROGRAM);
    talk.say(TimeNow{9, "lost", {"matmul_tiled", 64, 16}});
    const Timed timed = talk.await<Timed>();
    CHECK(failureOf(timed) == "the card has fallen off the bus");
    CHECK(std::get<Failed>(timed.answer).isProcessUnusable);
    CHECK(talk.wait().status == 1);
}
