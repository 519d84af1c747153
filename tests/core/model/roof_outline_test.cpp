// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/roof_outline.h"

#include <doctest/doctest.h>

#include <array>
#include <limits>
#include <vector>

using namespace roofline;

namespace {

/// Ridge at 4, peak 8.
const Roof roof{Bandwidth(2.0), ComputeRate(8.0)};

} // namespace

TEST_CASE("a range over the ridge: two parts that meet there")
{
    const RoofOutline outline = roofOutline(roof, Intensity(0.5), Intensity(100.0));
    REQUIRE(outline.sloped.size() == 2);
    REQUIRE(outline.flat.size() == 2);
    CHECK(outline.sloped[0].intensity.value() == 0.5);
    CHECK(outline.sloped[0].rate.value() == 1.0);
    CHECK(outline.sloped[1].intensity.value() == 4.0);
    CHECK(outline.sloped[1].rate.value() == 8.0);
    CHECK(outline.flat[0].intensity.value() == 4.0);
    CHECK(outline.flat[0].rate.value() == 8.0);
    CHECK(outline.flat[1].intensity.value() == 100.0);
    CHECK(outline.flat[1].rate.value() == 8.0);
}

TEST_CASE("a range on one side of the ridge has one part")
{
    const RoofOutline below = roofOutline(roof, Intensity(1.0), Intensity(3.0));
    REQUIRE(below.sloped.size() == 2);
    CHECK(below.sloped[1].rate.value() == 6.0);
    CHECK(below.flat.empty());

    const RoofOutline above = roofOutline(roof, Intensity(5.0), Intensity(6.0));
    CHECK(above.sloped.empty());
    REQUIRE(above.flat.size() == 2);
    CHECK(above.flat[0].intensity.value() == 5.0);
}

TEST_CASE("a range that ends or begins at the ridge")
{
    const RoofOutline ends = roofOutline(roof, Intensity(1.0), Intensity(4.0));
    CHECK(ends.sloped.size() == 2);
    CHECK(ends.flat.empty());
    const RoofOutline begins = roofOutline(roof, Intensity(4.0), Intensity(5.0));
    CHECK(begins.sloped.empty());
    CHECK(begins.flat.size() == 2);
}

TEST_CASE("no range, no roof")
{
    for (const auto& [from, to] : {std::pair{1.0, 1.0}, {2.0, 1.0}, {0.0, 1.0}, {-1.0, 1.0}}) {
        const RoofOutline outline = roofOutline(roof, Intensity(from), Intensity(to));
        CHECK(outline.sloped.empty());
        CHECK(outline.flat.empty());
    }
}

TEST_CASE("decades reach past every value on both sides")
{
    const auto around = [](std::vector<double> values) { return decadesAround(values); };
    CHECK(around({20.0, 300.0}).from == 10.0);
    CHECK(around({20.0, 300.0}).to == 1000.0);
    CHECK(around({0.25}).from == doctest::Approx(0.1));
    CHECK(around({0.25}).to == 1.0);
    CHECK(around({300.0, 0.083, 20.0}).from == doctest::Approx(0.01));
    // On a power of ten a point would be cut in half.
    CHECK(around({1.0}).from == doctest::Approx(0.1));
    CHECK(around({1.0}).to == 10.0);
    CHECK(around({1000.0}).from == 100.0);
    CHECK(around({1000.0}).to == 10000.0);
    CHECK(around({9.999}).to == 10.0);
}

TEST_CASE("values without a place on a log axis are passed over")
{
    const double infinity = std::numeric_limits<double>::infinity();
    const std::array values{0.0, -5.0, 50.0, infinity, std::numeric_limits<double>::quiet_NaN(), 1e308, 1e-310};
    CHECK(decadesAround(values).from == 10.0);
    CHECK(decadesAround(values).to == 100.0);
    CHECK(decadesAround({}).from == 1.0);
    CHECK(decadesAround({}).to == 10.0);
}
