// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/roofline.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

using namespace roofline;

namespace {

/// 3 byte and 4 FLOP a unit of time: the ridge point is at 4/3.
const Roof smallRoof{Bandwidth(3.0), ComputeRate(4.0)};

} // namespace

TEST_CASE("ridge point is peak over bandwidth")
{
    CHECK(ridgePoint({gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}).value() == doctest::Approx(60.0));
    // The recorded T4.
    CHECK(ridgePoint({gigabytesPerSecond(244.5), gigaflopsPerSecond(8092.1)}).value() ==
          doctest::Approx(33.09).epsilon(1e-3));
}

TEST_CASE("attainable: the sloped roof below the ridge, the flat one above, nothing without work")
{
    CHECK(attainable(smallRoof, Intensity(0.0)).value() == 0.0);
    CHECK(attainable(smallRoof, Intensity(1.0)).value() == 3.0);
    CHECK(attainable(smallRoof, Intensity(4.0 / 3.0)).value() == doctest::Approx(4.0));
    CHECK(attainable(smallRoof, Intensity(100.0)).value() == 4.0);
}

TEST_CASE("which ceiling binds, and neither at the ridge")
{
    CHECK(limitAt(smallRoof, Intensity(0.0)) == Limit::Memory);
    CHECK(limitAt(smallRoof, Intensity(1.33)) == Limit::Memory);
    CHECK(limitAt(smallRoof, Intensity(4.0 / 3.0)) == Limit::Balanced);
    CHECK(limitAt(smallRoof, Intensity(1.34)) == Limit::Compute);
    CHECK(limitAt(smallRoof, Intensity(4.0 / 3.0 * (1.0 + 1e-11))) == Limit::Compute);
    CHECK(limitAt(smallRoof, Intensity(4.0 / 3.0 * (1.0 - 1e-11))) == Limit::Memory);
    CHECK(limitAt(smallRoof, Intensity(4.0 / 3.0 * (1.0 + 1e-13))) == Limit::Balanced);
}

TEST_CASE("the bound is the larger time, never the sum")
{
    const TimeBound memory = timeBound(smallRoof, Flops(54.0), Bytes(108.0));
    CHECK(memory.memory.count() == 36.0);
    CHECK(memory.compute.count() == 13.5);
    CHECK(memory.lowerBound().count() == 36.0);
    CHECK(memory.limit == Limit::Memory);

    const TimeBound compute = timeBound(smallRoof, Flops(2000.0), Bytes(1200.0));
    CHECK(compute.memory.count() == 400.0);
    CHECK(compute.compute.count() == 500.0);
    CHECK(compute.lowerBound().count() == 500.0);
    CHECK(compute.limit == Limit::Compute);

    const TimeBound balanced = timeBound(smallRoof, Flops(1024.0), Bytes(768.0));
    CHECK(balanced.memory.count() == 256.0);
    CHECK(balanced.compute.count() == 256.0);
    CHECK(balanced.lowerBound().count() == 256.0);
    CHECK(balanced.limit == Limit::Balanced);
}

TEST_CASE("fraction of the ceiling: by rate, and by bandwidth where there is no work")
{
    // 12 FLOP on 12 byte in 8: 1.5 of the 3 that are attainable at 1 FLOP/byte.
    CHECK(fractionOfCeiling(smallRoof, Flops(12.0), Bytes(12.0), Seconds(8.0)) == doctest::Approx(0.5));
    // Compute bound: 400 FLOP on 4 byte in 200 are 2 of 4.
    CHECK(fractionOfCeiling(smallRoof, Flops(400.0), Bytes(4.0), Seconds(200.0)) == doctest::Approx(0.5));
    CHECK(fractionOfCeiling(smallRoof, Flops(0.0), Bytes(12.0), Seconds(8.0)) == doctest::Approx(0.5));
}

TEST_CASE("the recorded T4: every share of its ceiling, from the rates of the table")
{
    const Roof t4{gigabytesPerSecond(244.5), gigaflopsPerSecond(8092.1)};
    const auto percent = [&](double gflops, double gigabytes) {
        return 100.0 * fractionOfCeiling(t4, Flops(gflops * 1e9), Bytes(gigabytes * 1e9), Seconds(1.0));
    };
    CHECK(percent(21.3, 256.2) == doctest::Approx(104.8).epsilon(5e-4));
    CHECK(percent(0.0, 103.1) == doctest::Approx(42.2).epsilon(1e-3));
    CHECK(percent(29.7, 119.7) == doctest::Approx(48.9).epsilon(2e-3));
    CHECK(percent(615.9, 2466.1) == doctest::Approx(1008.5).epsilon(5e-4));
    CHECK(percent(976.0, 247.8) == doctest::Approx(101.3).epsilon(5e-4));
}
