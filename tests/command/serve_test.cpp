// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Conversations with `roofline serve`, as the window has them and as it must never have them.
#include "core/session/session.h"
#include "tests/command/conversation.h"

#include <doctest/doctest.h>

#include <sstream>

using namespace roofline;
using namespace roofline::test;
using wire::Event;

namespace {

int endingsOf(const std::string& out, std::uint64_t run)
{
    int endings = 0;
    std::istringstream lines(out);
    for (std::string line; std::getline(lines, line);) {
        const Event event = parsed(line);
        const auto* ended = std::get_if<wire::Ended>(&event);
        endings += ended != nullptr && ended->run == run ? 1 : 0;
    }
    return endings;
}

std::string failureOf(const wire::Ended& ended)
{
    const auto* failed = std::get_if<Failed>(&ended.ending);
    return failed == nullptr ? "no failure" : failed->message;
}

} // namespace

TEST_CASE("hello, then nothing more; the end of the input ends it well")
{
    Conversation talk;
    const Finished finished = talk.finish();
    CHECK(finished.status == 0);
    CHECK(finished.err.empty());
    CHECK(finished.out == wire::toLine(wire::Hello{wire::protocolVersion, ROOFLINE_VERSION}) + '\n');
}

TEST_CASE("quit ends it well with the input still open")
{
    Conversation talk;
    talk.say(wire::Quit{});
    CHECK(talk.wait().status == 0);
}

TEST_CASE("devices are listed as often as they are asked for")
{
    Conversation talk;
    talk.say(wire::ListDevices{});
    talk.say(wire::ListDevices{});
    talk.say(wire::ListDevices{});
    for (int i = 0; i < 3; ++i)
        CHECK(talk.await<wire::DeviceList>().devices.back().id == "cpu");
    CHECK(talk.finish().status == 0);
}

TEST_CASE("a whole run on the processor tells its start, its steps, its results, and one ending")
{
    Conversation talk;
    talk.say(wire::Measure{7, "cpu", PlanKind::Quick});
    Session session;
    std::optional<Ending> ending;
    while (!ending) {
        const Event event = talk.next();
        if (const auto* told = std::get_if<wire::Told>(&event)) {
            CHECK(told->run == 7);
            record(session, told->event);
        } else {
            const auto& ended = std::get<wire::Ended>(event);
            CHECK(ended.run == 7);
            ending = ended.ending;
            record(session, ended.ending);
        }
    }
    CHECK(std::holds_alternative<Completed>(*ending));
    CHECK(session.ceilings.size() >= 5); // caches that the system does not tell are left out
    CHECK(session.kernels.size() == 5);
    CHECK_FALSE(session.isPartial);
    CHECK(roofOf(session).has_value());
    const Finished finished = talk.finish();
    CHECK(finished.status == 0);
    CHECK(endingsOf(finished.out, 7) == 1);
}

TEST_CASE("cancelled in the middle, and the next run starts at once")
{
    Conversation talk;
    talk.say(wire::Measure{1, "cpu", PlanKind::Classic});
    (void)talk.await<wire::Told>();
    talk.say(wire::Cancel{1});
    const auto first = talk.await<wire::Ended>();
    CHECK(first.run == 1);
    CHECK(std::holds_alternative<Cancelled>(first.ending));
    talk.say(wire::Measure{2, "cpu", PlanKind::Classic});
    CHECK(talk.await<wire::Told>().run == 2);
    talk.say(wire::Cancel{2});
    CHECK(std::holds_alternative<Cancelled>(talk.await<wire::Ended>().ending));
    const Finished finished = talk.finish();
    CHECK(endingsOf(finished.out, 1) == 1);
    CHECK(endingsOf(finished.out, 2) == 1);
}

TEST_CASE("a second run while one goes on is told at once that it ended; the first goes on")
{
    Conversation talk(ROOFLINE_SCRIPTED_PROGRAM);
    talk.say(wire::Measure{1, "hang", PlanKind::Quick});
    (void)talk.await<wire::Told>();
    talk.say(wire::Measure{2, "paper", PlanKind::Quick});
    const auto ended = talk.await<wire::Ended>();
    CHECK(ended.run == 2);
    CHECK(failureOf(ended).rfind("another run goes on here", 0) == 0);
}

TEST_CASE("cancelling what does not go on changes nothing")
{
    Conversation talk(ROOFLINE_SCRIPTED_PROGRAM);
    talk.say(wire::Cancel{5});
    talk.say(wire::Measure{1, "paper", PlanKind::Quick});
    talk.say(wire::Cancel{99});
    const auto ended = talk.await<wire::Ended>();
    CHECK(ended.run == 1);
    CHECK(std::holds_alternative<Completed>(ended.ending));
    talk.say(wire::Cancel{1});
    CHECK(talk.finish().status == 0);
}

TEST_CASE("a device that is not here ends its run, once, and the conversation goes on")
{
    Conversation talk;
    talk.say(wire::Measure{3, "cuda:77", PlanKind::Quick});
    const auto ended = talk.await<wire::Ended>();
    CHECK(ended.run == 3);
    CHECK(failureOf(ended).rfind("no device \"cuda:77\" is here; there is ", 0) == 0);
    talk.say(wire::ListDevices{});
    CHECK_FALSE(talk.await<wire::DeviceList>().devices.empty());
    CHECK(endingsOf(talk.finish().out, 3) == 1);
}

TEST_CASE("what is no request is refused, each in one line, and the conversation goes on")
{
    Conversation talk;
    talk.sayText("hello?\n");
    CHECK(talk.await<wire::Refused>().message == "no JSON at byte 1, near 'h'");
    talk.sayText("{\"type\":\"measure\",\"run\":1,\"device\":\"cpu\",\"plan\":\"fast\"}\r\n");
    CHECK(talk.await<wire::Refused>().message.rfind("plan: ", 0) == 0);
    talk.sayText("\n \r\n\t\n"); // blank lines are nothing
    talk.sayText(std::string(3, '\0') + "\n");
    CHECK(talk.await<wire::Refused>().message.rfind("no JSON at byte 1", 0) == 0);
    talk.say(wire::ListDevices{});
    (void)talk.await<wire::DeviceList>();
    CHECK(talk.finish().status == 0);
}

TEST_CASE("a line without end is refused once, and what follows it is heard")
{
    Conversation talk;
    for (int i = 0; i < 40; ++i)
        talk.sayText(std::string(1 << 20, 'x'));
    CHECK(talk.await<wire::Refused>().message == "the line is longer than 4194304 bytes");
    talk.sayText("\n");
    talk.say(wire::ListDevices{});
    CHECK(std::holds_alternative<wire::DeviceList>(talk.next()));
    talk.sayText(std::string((4 << 20) + 1, 'y') + "\n{\"type\":\"quit\"}\n");
    CHECK(std::holds_alternative<wire::Refused>(talk.next()));
    CHECK(talk.wait().status == 0);
}

TEST_CASE("requests in one write, in halves, and a last one without a line feed")
{
    Conversation talk(ROOFLINE_SCRIPTED_PROGRAM);
    const std::string list = wire::toLine(wire::ListDevices{});
    talk.sayText(list + "\n" + list.substr(0, 9));
    (void)talk.await<wire::DeviceList>();
    talk.sayText(list.substr(9) + "\n" + list);
    const Finished finished = talk.finish();
    CHECK(finished.status == 0);
    std::size_t lists = 0;
    for (std::size_t at = 0; (at = finished.out.find("\"type\":\"devices\"", at)) != std::string::npos; ++at)
        ++lists;
    CHECK(lists == 3);
}

TEST_CASE("the end of the input in the middle of a run ends it, with its one ending")
{
    Conversation talk;
    talk.say(wire::Measure{4, "cpu", PlanKind::Classic});
    (void)talk.await<wire::Told>();
    const Finished finished = talk.finish();
    CHECK(finished.status == 0);
    CHECK(endingsOf(finished.out, 4) == 1);
}

TEST_CASE("nobody listens any more: it ends by itself, with the input still open")
{
    Conversation talk;
    talk.say(wire::Measure{5, "cpu", PlanKind::Classic});
    (void)talk.await<wire::Told>();
    talk.process().closeOutput();
    const Finished finished = talk.process().wait();
    CHECK(finished.status == 0);
    CHECK(finished.err.empty());
}

TEST_CASE("a lost card is told, and then the process ends by itself with status 1")
{
    Conversation talk(ROOFLINE_SCRIPTED_PROGRAM);
    talk.say(wire::Measure{6, "lost", PlanKind::Quick});
    const auto ended = talk.await<wire::Ended>();
    CHECK(std::get<Failed>(ended.ending).isProcessUnusable);
    CHECK(failureOf(ended) == "fma_fp32: the card has fallen off the bus");
    const Finished finished = talk.wait();
    CHECK(finished.status == 1);
    CHECK(endingsOf(finished.out, 6) == 1);
}

TEST_CASE("a card that hangs its caller does not keep the process")
{
    Conversation talk(ROOFLINE_SCRIPTED_PROGRAM);
    talk.say(wire::Measure{8, "hang", PlanKind::Quick});
    while (!talk.isAtStep("fma_fp32")) {
    }
    CHECK(talk.finish().status == 0);
}
