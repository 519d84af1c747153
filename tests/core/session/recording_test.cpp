// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A run's events as a session, the roof that they give, and where a kernel stands under it.
#include "core/quantity/units.h"
#include "core/session/session.h"
#include "core/session/timestamp.h"
#include "tests/support/made_up_run.h"

#include <doctest/doctest.h>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline;

namespace {

KernelMeasurement kernelOf(double flop, double byte, double ms)
{
    KernelMeasurement kernel;
    kernel.work = flops(flop);
    kernel.traffic = bytes(byte);
    kernel.time.median = milliseconds(ms);
    return kernel;
}

const Roof roof{gigabytesPerSecond(100.0), gigaflopsPerSecond(1000.0)}; // ridge at 10 FLOP/byte

} // namespace

TEST_CASE("a run that starts empties the session and is partial until it is completed")
{
    Session session = made_up::session();
    session.origin = "somewhere else";
    record(session, RunStarted{made_up::device(), made_up::environment(), Plan(), 7});
    CHECK(session.ceilings.empty());
    CHECK(session.kernels.empty());
    CHECK(session.origin.empty());
    CHECK(session.isPartial);
    CHECK(session.device == made_up::device());
    CHECK(isTimestamp(session.created));
    CHECK(session.created.size() == std::string("2026-08-30T14:05:09Z").size());
    record(session, StepStarted{1, 7, "copy", "float4"});
    CHECK(session.ceilings.empty());
}

TEST_CASE("completed takes the environment with its conditions; failed and cancelled leave the session partial")
{
    Environment environment = made_up::environment();
    environment.during.clock = megahertz(1980.0);
    Session session = made_up::session();
    record(session, Completed{environment});
    CHECK_FALSE(session.isPartial);
    CHECK(session.environment == environment);
    for (const Ending& ending : {Ending(Cancelled{}), Ending(Failed{"lost", true})}) {
        Session ended = session;
        record(ended, ending);
        CHECK(ended.isPartial);
        CHECK(ended.kernels == session.kernels);
    }
}

TEST_CASE("a result whose id is there already takes its place")
{
    Session session = made_up::session();
    const std::size_t count = session.kernels.size();
    KernelMeasurement again = session.kernels[1];
    again.time.median = milliseconds(9.0);
    record(session, RunEvent(again));
    REQUIRE(session.kernels.size() == count);
    CHECK(session.kernels[1].time.median == milliseconds(9.0));
}

TEST_CASE("the roof needs both ceilings, passed or at least not failed")
{
    const auto whole = roofOf(made_up::session());
    REQUIRE(whole.has_value());
    CHECK(inGigabytesPerSecond(whole->bandwidth) == doctest::Approx(100.0).epsilon(1e-12));
    CHECK(inGigaflopsPerSecond(whole->peak) == doctest::Approx(1000.0).epsilon(1e-12));

    CHECK_FALSE(roofOf(Session()).has_value());
    for (const std::size_t missing : {0u, 1u}) {
        Session session = made_up::session();
        session.ceilings.erase(session.ceilings.begin() + static_cast<std::ptrdiff_t>(missing));
        CHECK_FALSE(roofOf(session).has_value());
    }
    for (const std::size_t failed : {0u, 1u}) {
        Session session = made_up::session();
        session.ceilings[failed].best.check->passed = false;
        CHECK_FALSE(roofOf(session).has_value());
        session.ceilings[failed].best.check.reset();
        CHECK(roofOf(session).has_value());
    }
}

TEST_CASE("a ceiling without a time, or named for the other kind, is no roof")
{
    Session session = made_up::session();
    session.ceilings[0].best.time = Timing();
    CHECK_FALSE(roofOf(session).has_value());
    session = made_up::session();
    session.ceilings[0].kind = CeilingKind::Compute;
    CHECK_FALSE(roofOf(session).has_value());
}

TEST_CASE("places by hand: below, at, and above the ceiling that binds")
{
    // 5 FLOP/byte: attainable 500 GFLOP/s. 1e9 FLOP in 4 ms are 250 GFLOP/s.
    CHECK(place(kernelOf(1e9, 2e8, 4.0), roof).limit == Limit::Memory);
    CHECK(place(kernelOf(1e9, 2e8, 4.0), roof).fractionOfCeiling == doctest::Approx(0.5));
    // 50 FLOP/byte: attainable 1000 GFLOP/s. 1e9 FLOP in 1.25 ms are 800.
    CHECK(place(kernelOf(1e9, 2e7, 1.25), roof).limit == Limit::Compute);
    CHECK(place(kernelOf(1e9, 2e7, 1.25), roof).fractionOfCeiling == doctest::Approx(0.8));
    CHECK(place(kernelOf(1e9, 1e8, 1.0), roof).limit == Limit::Balanced);
    // No FLOP: 1e8 byte in 2 ms are 50 GB/s of 100.
    CHECK(place(kernelOf(0, 1e8, 2.0), roof).limit == Limit::Memory);
    CHECK(place(kernelOf(0, 1e8, 2.0), roof).fractionOfCeiling == doctest::Approx(0.5));
}

TEST_CASE("above the ceiling is what is shown as more than 100.0 %")
{
    CHECK_FALSE(place(kernelOf(0, 1e8, 1.0), roof).isAboveCeiling);
    CHECK_FALSE(place(kernelOf(0, 1.0004e8, 1.0), roof).isAboveCeiling);
    CHECK(place(kernelOf(0, 1.0006e8, 1.0), roof).isAboveCeiling);
    CHECK(place(kernelOf(0, 1e9, 1.0), roof).fractionOfCeiling == doctest::Approx(10.0)); // never clamped
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("twice the time is half the fraction of the ceiling, and the same limit")
{
    const bool holds = rc::check("place scales with time", [] {
        const double flop = *rc::gen::inRange(0, 1000000), byte = *rc::gen::inRange(1, 1000000);
        const Placement once = place(kernelOf(flop, byte, 1.0), roof);
        const Placement twice = place(kernelOf(flop, byte, 2.0), roof);
        RC_ASSERT(once.limit == twice.limit);
        RC_ASSERT(std::abs(once.fractionOfCeiling - 2.0 * twice.fractionOfCeiling) <= 1e-12 * once.fractionOfCeiling);
    });
    CHECK(holds);
}
#endif
