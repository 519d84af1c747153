// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/conditions_watch.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

#include <vector>

using namespace roofline;

namespace {

Conditions atClock(double mhz)
{
    Conditions reading;
    reading.clock = megahertz(mhz);
    return reading;
}

} // namespace

TEST_CASE("no readings, nothing known")
{
    const Conditions combined = combine({});
    CHECK_FALSE(combined.clock.has_value());
    CHECK_FALSE(combined.memoryClock.has_value());
    CHECK_FALSE(combined.power.has_value());
    CHECK_FALSE(combined.temperature.has_value());
    CHECK_FALSE(combined.throttleReasons.has_value());
}

TEST_CASE("clocks and power by their medians, the temperature by its highest")
{
    std::vector<Conditions> readings(4);
    readings[0] = {megahertz(1000), megahertz(10), watts(100), celsius(50), {}};
    readings[1] = {megahertz(1980), megahertz(30), watts(700), celsius(70), {}};
    readings[2] = {megahertz(1900), megahertz(20), watts(300), celsius(60), {}};
    readings[3] = {megahertz(1800), megahertz(40), watts(500), celsius(65), {}};
    const Conditions combined = combine(readings);
    CHECK(inMegahertz(*combined.clock) == doctest::Approx(1850.0));
    CHECK(inMegahertz(*combined.memoryClock) == doctest::Approx(25.0));
    CHECK(inWatts(*combined.power) == 400.0);
    CHECK(inCelsius(*combined.temperature) == 70.0);
    CHECK_FALSE(combined.throttleReasons.has_value());
}

TEST_CASE("a reading that does not know a field has no part in it")
{
    const std::vector<Conditions> readings{Conditions{}, atClock(1500), Conditions{}, atClock(1400), atClock(1600)};
    CHECK(inMegahertz(*combine(readings).clock) == doctest::Approx(1500.0));
    CHECK_FALSE(combine(readings).power.has_value());
}

TEST_CASE("throttle reasons: unknown, known and none, and each that was seen once")
{
    std::vector<Conditions> readings(4);
    CHECK_FALSE(combine(readings).throttleReasons.has_value());
    readings[1].throttleReasons.emplace();
    REQUIRE(combine(readings).throttleReasons.has_value());
    CHECK(combine(readings).throttleReasons->empty());
    readings[2].throttleReasons = {"power cap", "heat"};
    readings[3].throttleReasons = {"heat", "hardware"};
    CHECK(*combine(readings).throttleReasons == std::vector<std::string>{"power cap", "heat", "hardware"});
}

TEST_CASE("the power of what ran before is left out of a watched run's, unless there is no other")
{
    const Moment start{};
    const auto at = [&](int ms, double power, double clock) {
        Reading reading{start + std::chrono::milliseconds(ms), {}};
        reading.conditions.power = watts(power);
        reading.conditions.clock = megahertz(clock);
        return reading;
    };
    const std::vector<Reading> longRun{at(0, 120, 1000), at(60, 120, 1980), at(129, 120, 1980), at(130, 600, 1980),
                                       at(140, 610, 1980)};
    CHECK(inWatts(*combineWatched(longRun).power) == 605.0);
    CHECK(inMegahertz(*combineWatched(longRun).clock) == 1980.0);
    const std::span<const Reading> shortRun = std::span(longRun).first(3);
    CHECK(inWatts(*combineWatched(shortRun).power) == 120.0);
    std::vector<Reading> unknownLater = longRun;
    unknownLater[3].conditions.power.reset();
    unknownLater[4].conditions.power.reset();
    CHECK(inWatts(*combineWatched(unknownLater).power) == 120.0);
    CHECK_FALSE(combineWatched({}).power.has_value());
}
