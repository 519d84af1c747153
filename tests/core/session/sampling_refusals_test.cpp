// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What a file may not say of its samples, of a sustained rate and of the card: each refused where it stands.
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace roofline;
using Json = nlohmann::json;

namespace {

/// The made-up run, three samples a result, with one value put in at a JSON pointer.
std::string refusalOf(const std::string& pointer, const Json& value)
{
    Json tree = Json::parse(sessionToJson(made_up::session()));
    tree[Json::json_pointer(pointer)] = value;
    const auto read = sessionFromJson(tree.dump());
    const auto* error = std::get_if<SessionError>(&read);
    return error == nullptr ? "read" : error->message;
}

} // namespace

TEST_CASE("throttled samples are samples that there are, each once and in order")
{
    CHECK(refusalOf("/kernels/0/ms/throttled", Json::array()) == "read");
    CHECK(refusalOf("/kernels/0/ms/throttled", {0, 2}) == "read");
    CHECK(refusalOf("/kernels/0/ms/throttled", {3}) ==
          "kernels[0].ms.throttled[0]: a whole number from 0 to 2 is needed, found 3");
    CHECK(refusalOf("/kernels/0/ms/throttled", {1, 1}) ==
          "kernels[0].ms.throttled[1]: a whole number from 2 to 2 is needed, found 1");
    CHECK(refusalOf("/kernels/0/ms/throttled", {0, 1, 2, 2}) ==
          "kernels[0].ms.throttled[3]: a whole number from 3 to 2 is needed, found 2");
    CHECK(refusalOf("/kernels/0/ms/throttled", "all") == "kernels[0].ms.throttled: a list is needed, found \"all\"");
}

TEST_CASE("late samples leave an earlier one")
{
    CHECK(refusalOf("/ceilings/0/ms/late_samples", 2) == "read");
    CHECK(refusalOf("/ceilings/0/ms/late_samples", 3) ==
          "ceilings[0].ms.late_samples: a whole number from 0 to 2 is needed, found 3");
    CHECK(refusalOf("/ceilings/0/ms/late_samples", -1) ==
          "ceilings[0].ms.late_samples: a whole number from 0 to 2 is needed, found -1");
}

TEST_CASE("a rate is kept up for a positive time")
{
    CHECK(refusalOf("/ceilings/0/sustained_s", 30) == "read");
    CHECK(refusalOf("/ceilings/0/sustained_s", 0) ==
          "ceilings[0].sustained_s: a positive number of seconds is needed, found 0");
    CHECK(refusalOf("/plan/sampling/sustained_s", -1) ==
          "plan.sampling.sustained_s: a number of seconds of 0 or more is needed, found -1");
    CHECK(refusalOf("/plan/sampling/returns_to_roof", 1) ==
          "plan.sampling.returns_to_roof: true or false is needed, found 1");
}

TEST_CASE("what goes on with a card is told in counts and claims; 0 and false are answers")
{
    CHECK(refusalOf("/device/other_processes", 0) == "read");
    CHECK(refusalOf("/device/ecc", false) == "read");
    CHECK(refusalOf("/device/other_processes", -1) ==
          "device.other_processes: a whole number from 0 to 2147483647 is needed, found -1");
    CHECK(refusalOf("/device/ecc", "on") == "device.ecc: true or false is needed, found \"on\"");
    CHECK(refusalOf("/device/cuda_index", 0.5) ==
          "device.cuda_index: a whole number from 0 to 2147483647 is needed, found 0.5");
}

TEST_CASE("a file of a program before the return to the roof is read: one visit, the warm-up that there was")
{
    Json tree = Json::parse(sessionToJson(made_up::session()));
    for (const char* key : {"warm_up_ms", "returns_to_roof"})
        tree["plan"]["sampling"].erase(key);
    const auto read = sessionFromJson(tree.dump());
    REQUIRE(std::holds_alternative<Session>(read));
    CHECK_FALSE(std::get<Session>(read).plan.returnsToRoof);
    CHECK(std::get<Session>(read).plan.warmUp == Seconds(0.03));
    CHECK(std::get<Session>(read).ceilings == made_up::session().ceilings);
}
