// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/time_curves.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

#include <limits>

using namespace roofline;

namespace {

const ModelInput input{{77, 16, 4, Traffic::MatrixOnce}, {Bandwidth(3.0), ComputeRate(4.0)}};

} // namespace

TEST_CASE("sizes are whole, each once, from end to end")
{
    const TimeCurves curves = timeCurves(input, 1.0, 4.0, 100);
    CHECK(curves.n == std::vector<double>{1.0, 2.0, 3.0, 4.0});
    CHECK(curves.memory.size() == 4);
    CHECK(curves.compute.size() == 4);
    CHECK(curves.bound.size() == 4);
}

TEST_CASE("few points are evenly spaced on a log axis")
{
    CHECK(timeCurves(input, 1.0, 1000.0, 4).n == std::vector<double>{1.0, 10.0, 100.0, 1000.0});
    CHECK(timeCurves(input, 16.0, 65536.0, 3).n == std::vector<double>{16.0, 1024.0, 65536.0});
}

TEST_CASE("or on a linear one")
{
    CHECK(timeCurves(input, 1.0, 1000.0, 4, Spacing::Linear).n == std::vector<double>{1.0, 334.0, 667.0, 1000.0});
    CHECK(timeCurves(input, 8.0, 11.0, 50, Spacing::Linear).n == std::vector<double>{8.0, 9.0, 10.0, 11.0});
    CHECK(timeCurves(input, 8.0, 11.0, 1, Spacing::Linear).n == std::vector<double>{8.0});
}

TEST_CASE("the times are the model's")
{
    const TimeCurves curves = timeCurves(input, 3.0, 10.0, 8);
    REQUIRE(curves.n.front() == 3.0);
    CHECK(curves.memory.front().count() == 36.0);
    CHECK(curves.compute.front().count() == 13.5);
    CHECK(curves.bound.front().count() == 36.0);
    REQUIRE(curves.n.back() == 10.0);
    CHECK(curves.memory.back().count() == 400.0);
    CHECK(curves.compute.back().count() == 500.0);
    CHECK(curves.bound.back().count() == 500.0);
}

TEST_CASE("tiles that do not divide are rounded up in the curve too")
{
    const TimeCurves curves = timeCurves({{1, 4, 4, Traffic::Tiled}, input.roof}, 10.0, 10.0, 1);
    REQUIRE(curves.n == std::vector<double>{10.0});
    CHECK(curves.memory.front().count() == doctest::Approx(2800.0 / 3.0));
}

TEST_CASE("degenerate ranges")
{
    CHECK(timeCurves(input, 8.0, 8.0, 5).n == std::vector<double>{8.0});
    CHECK(timeCurves(input, 0.0, 1.4, 5).n == std::vector<double>{1.0});
    CHECK(timeCurves(input, 9.0, 8.0, 5).n.empty());
    CHECK(timeCurves(input, 1.0, 8.0, 0).n.empty());
    CHECK(timeCurves(input, 1.0, 8.0, 1).n == std::vector<double>{1.0});
    CHECK(timeCurves(input, std::numeric_limits<double>::quiet_NaN(), 8.0, 5).n.empty());
    CHECK(timeCurves(input, 1.0, std::numeric_limits<double>::infinity(), 2).n.size() == 2);
}
