// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/crossover.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

using namespace roofline;

TEST_CASE("each matrix once: N* = 3·s·peak / (2·bandwidth)")
{
    // 3 byte and 4 FLOP a unit: 3·4·4 / (2·3) = 8.
    CHECK(*crossoverSize({Bandwidth(3.0), ComputeRate(4.0)}, {100, 16, 4, Traffic::MatrixOnce}) == 8.0);
    CHECK(*crossoverSize({Bandwidth(3.0), ComputeRate(4.0)}, {100, 16, 8, Traffic::MatrixOnce}) == 16.0);
}

TEST_CASE("tiles: N* exists only where T/s is above the ridge")
{
    // s 4, T 16: T/s = 4. Ridge 3: (4/1) / (2/3 − 8/16) = 24.
    const MatmulShape shape{100, 16, 4, Traffic::Tiled};
    CHECK(*crossoverSize({Bandwidth(1.0), ComputeRate(3.0)}, shape) == doctest::Approx(24.0));
    CHECK_FALSE(crossoverSize({Bandwidth(1.0), ComputeRate(4.0)}, shape).has_value());
    CHECK_FALSE(crossoverSize({Bandwidth(1.0), ComputeRate(5.0)}, shape).has_value());
    CHECK_FALSE(crossoverSize({gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}, shape).has_value());
}

TEST_CASE("a hair above the ridge there is a huge crossover or none, never a negative one")
{
    const MatmulShape shape{100, 16, 4, Traffic::Tiled};
    for (const double below : {1e-9, 1e-12, 1e-14, 1e-15, 1e-16}) {
        const auto size = crossoverSize({Bandwidth(1.0), ComputeRate(4.0 * (1.0 - below))}, shape);
        CHECK((!size || *size > 1e6));
    }
}

TEST_CASE("the tile that passes the ridge: s · ridge")
{
    const Roof roof{gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)};
    CHECK(tileToPassTheRidge(roof, 4) == doctest::Approx(240.0));
    CHECK(tileToPassTheRidge(roof, 8) == doctest::Approx(480.0));
    CHECK(tileToPassTheRidge({Bandwidth(2.0), ComputeRate(3.0)}, 2) == 3.0);
}
