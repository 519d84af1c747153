// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What was written reads back as it was, to the last bit.
#include "core/quantity/units.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include "tests/support/random_sessions.h"
#endif

#include <doctest/doctest.h>

#include <limits>

using namespace roofline;

namespace {

Session again(const Session& session)
{
    auto read = sessionFromJson(sessionToJson(session));
    if (const auto* error = std::get_if<SessionError>(&read))
        FAIL(error->message);
    return std::get<Session>(read);
}

} // namespace

TEST_CASE("a whole run reads back as it was, with a failed check and without")
{
    for (const bool lastFails : {false, true}) {
        Session session = made_up::session(lastFails);
        CHECK(again(session) == session);
    }
}

TEST_CASE("whatever the setting, a session with its view can be opened again")
{
    const ModelInput odd[] = {
        {{100000, 4096, 3, Traffic::Tiled}, {gigabytesPerSecond(1e12), teraflopsPerSecond(1e-9)}},
        {{1, 1, 16, Traffic::MatrixOnce}, {gigabytesPerSecond(1e-9), teraflopsPerSecond(1e12)}},
        {{65536, 128, 8, Traffic::Tiled}, {gigabytesPerSecond(20000.0), teraflopsPerSecond(5000.0)}},
    };
    for (const ModelInput& input : odd) {
        Session session = made_up::session();
        session.view = viewOf(input, std::nullopt);
        const auto read = sessionFromJson(sessionToJson(session));
        REQUIRE(std::holds_alternative<Session>(read));
        CHECK(std::get<Session>(read).view == session.view);
    }
    CHECK(withView({}, viewOf(odd[2], std::nullopt)) == odd[2]);
}

TEST_CASE("a view is written back as it was read, and where there is none, none is written")
{
    Session session = made_up::session();
    CHECK(sessionToJson(session).find("view") == std::string::npos);
    session.view = SessionView{};
    CHECK(again(session) == session);
    session.view->isLecture = true;
    session.view->theme = "dark";
    session.view->n = 2048;
    session.view->tile = 32;
    session.view->traffic = Traffic::MatrixOnce;
    session.view->elementBytes = 8;
    session.view->bandwidth = gigabytesPerSecond(244.5);
    session.view->peak = teraflopsPerSecond(8.0);
    CHECK(again(session) == session);
    const ModelInput seen =
        withView({MatmulShape{}, Roof{gigabytesPerSecond(1.0), teraflopsPerSecond(1.0)}}, *session.view);
    CHECK(seen == ModelInput{MatmulShape{2048, 32, 8, Traffic::MatrixOnce},
                             Roof{gigabytesPerSecond(244.5), teraflopsPerSecond(8.0)}});
    CHECK(withView(seen, SessionView{}) == seen);
}

TEST_CASE("a session of nothing reads back")
{
    Session session;
    session.device.id = "cpu";
    CHECK(again(session) == session);
}

TEST_CASE("what was never known is null in the file, never 0, and no number there is infinite")
{
    Session session;
    session.plan = Plan();
    session.plan.streamElements = 0;
    CheckResult check;
    check.maxAbsError = std::numeric_limits<double>::infinity();
    check.maxRelError = std::numeric_limits<double>::quiet_NaN();
    session.kernels.push_back({"broken", Flops(8.0), Bytes(16.0), {}, {}, check});
    const std::string text = sessionToJson(session);
    CHECK(text.find("\"clock_mhz\": null") != std::string::npos);
    CHECK(text.find("\"stream_elements\": null") != std::string::npos);
    CHECK(text.find("\"ms\": null") != std::string::npos);
    CHECK(text.find("\"gb_per_s\": null") != std::string::npos);
    CHECK(text.find("\"max_abs_error\": null, \"max_rel_error\": null") != std::string::npos);
    CHECK(text.find("inf") == std::string::npos);
    CHECK(text.find("nan") == std::string::npos);
    CHECK(again(session).kernels[0].check->maxRelError == std::numeric_limits<double>::infinity());
}

TEST_CASE("a reading that failed as 0 is written as unknown")
{
    Session session;
    session.device.multiprocessors = 0;
    session.environment.during.clock = Frequency(0.0);
    const Session read = again(session);
    CHECK_FALSE(read.device.multiprocessors.has_value());
    CHECK_FALSE(read.environment.during.clock.has_value());
}

TEST_CASE("a name with bytes that are no UTF-8 is written with replacement characters")
{
    Session session;
    session.device.name = "card \xFF";
    CHECK(again(session).device.name == "card \xEF\xBF\xBD");
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("any session reads back as it was")
{
    const bool holds = rc::check("round trip", [] {
        const Session session = *random::session();
        const auto read = sessionFromJson(sessionToJson(session));
        if (const auto* error = std::get_if<SessionError>(&read))
            RC_FAIL(error->message);
        RC_ASSERT(std::get<Session>(read) == session);
    });
    CHECK(holds);
}
#endif
