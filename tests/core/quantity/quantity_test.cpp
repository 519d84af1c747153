// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/quantity/quantity.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

#include <cmath>

using namespace roofline;

TEST_CASE("each of the seven laws, with numbers of its own")
{
    CHECK((Bytes(12.0) / Seconds(4.0)).value() == 3.0);
    CHECK((Flops(12.0) / Seconds(3.0)).value() == 4.0);
    CHECK((Flops(10.0) / Bytes(4.0)).value() == 2.5);
    CHECK((Bandwidth(6.0) * Intensity(7.0)).value() == 42.0);
    CHECK((ComputeRate(42.0) / Bandwidth(6.0)).value() == 7.0);
    CHECK((Bytes(12.0) / Bandwidth(5.0)).count() == doctest::Approx(2.4));
    CHECK((Flops(54.0) / ComputeRate(4.0)).count() == 13.5);
}

TEST_CASE("a quantity of nothing is zero, and quantities add and scale within their dimension")
{
    CHECK(Bytes().value() == 0.0);
    CHECK(Bytes(3.0) + Bytes(4.0) == Bytes(7.0));
    CHECK(Bytes(3.0) - Bytes(4.0) == Bytes(-1.0));
    CHECK(Bytes(3.0) * 4.0 == Bytes(12.0));
    CHECK(4.0 * Bytes(3.0) == Bytes(12.0));
    CHECK(Bytes(3.0) / 4.0 == Bytes(0.75));
    CHECK(Bytes(3.0) / Bytes(4.0) == 0.75);
    CHECK(Bytes(3.0) < Bytes(4.0));
}

TEST_CASE("rates are decimal")
{
    CHECK(gigabytesPerSecond(244.5).value() == doctest::Approx(244'500'000'000.0).epsilon(1e-15));
    CHECK(gigaflopsPerSecond(2.0).value() == 2e9);
    CHECK(teraflopsPerSecond(60.0).value() == 6e13);
    CHECK(megahertz(1980.0).value() == 1.98e9);
    CHECK(milliseconds(2.0).count() == 0.002);
}

TEST_CASE("storage sizes are binary")
{
    CHECK(kibibytes(2.0).value() == 2048.0);
    CHECK(mebibytes(2.0).value() == 2097152.0);
    CHECK(gibibytes(2.0).value() == 2147483648.0);
}

TEST_CASE("what enters in a unit leaves as the same number")
{
    CHECK(inBytes(bytes(3.5)) == 3.5);
    CHECK(inKibibytes(kibibytes(3.5)) == 3.5);
    CHECK(inMebibytes(mebibytes(3.5)) == 3.5);
    CHECK(inFlops(flops(3.5)) == 3.5);
    CHECK(inGigabytesPerSecond(gigabytesPerSecond(3.5)) == 3.5);
    CHECK(inGigaflopsPerSecond(gigaflopsPerSecond(3.5)) == 3.5);
    CHECK(inTeraflopsPerSecond(teraflopsPerSecond(3.5)) == 3.5);
    CHECK(inFlopsPerByte(flopsPerByte(3.5)) == 3.5);
    CHECK(inMegahertz(megahertz(3.5)) == 3.5);
    CHECK(inWatts(watts(3.5)) == 3.5);
    CHECK(inCelsius(celsius(3.5)) == 3.5);
    CHECK(inMilliseconds(milliseconds(3.5)) == 3.5);
}

TEST_CASE("units of one dimension stand in their ratio")
{
    CHECK(inGigaflopsPerSecond(teraflopsPerSecond(60.0)) == 60000.0);
    CHECK(inKibibytes(mebibytes(1.0)) == 1024.0);
    CHECK(inMebibytes(gibibytes(1.0)) == 1024.0);
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("the laws undo each other")
{
    CHECK(rc::check("bytes / (bytes / bandwidth) is the bandwidth, and peak = bandwidth · ridge", [] {
        const double a = *rc::gen::inRange(1, 1 << 30);
        const double b = *rc::gen::inRange(1, 1 << 30);
        const auto same = [](double x, double y) { return std::abs(x - y) <= 1e-12 * y; };
        RC_ASSERT(same((Bytes(a) / (Bytes(a) / Bandwidth(b))).value(), b));
        RC_ASSERT(same((Flops(a) / (Flops(a) / ComputeRate(b))).value(), b));
        RC_ASSERT(same((Bandwidth(a) * (ComputeRate(b) / Bandwidth(a))).value(), b));
        RC_ASSERT(
            same((Flops(a) / Seconds(3.0)).value() / (Bytes(b) / Seconds(3.0)).value(), (Flops(a) / Bytes(b)).value()));
    }));
}
#endif
