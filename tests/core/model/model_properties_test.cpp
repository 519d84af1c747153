// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#ifdef ROOFLINE_HAS_RAPIDCHECK
#include "core/model/model_reading.h"
#include "core/model/roof_outline.h"
#include "core/model/time_curves.h"
#include "tests/core/model/generators.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>

using namespace roofline;
using namespace roofline::test;

TEST_CASE("the roof over intensity")
{
    CHECK(rc::check("continuous at the ridge: both ceilings allow the same there", [] {
        const Roof roof = anyRoof();
        const Intensity ridge = ridgePoint(roof);
        RC_ASSERT(isSame(attainable(roof, ridge).value(), roof.peak.value()));
        RC_ASSERT(isSame((roof.bandwidth * ridge).value(), roof.peak.value()));
        RC_ASSERT(limitAt(roof, ridge) == Limit::Balanced);
    }));
    CHECK(rc::check("never falls, and never lies above a ceiling", [] {
        const Roof roof = anyRoof();
        const Intensity low = anyIntensity();
        const Intensity high = low * (1.0 + logUniform(-3, 3));
        RC_ASSERT(attainable(roof, low) <= attainable(roof, high));
        RC_ASSERT(attainable(roof, high) <= roof.peak);
        RC_ASSERT(attainable(roof, low) <= roof.bandwidth * low);
    }));
    CHECK(rc::check("a device twice as fast has the same ridge and twice the rate", [] {
        const Roof roof = anyRoof();
        const Roof twice{roof.bandwidth * 2.0, roof.peak * 2.0};
        const Intensity intensity = anyIntensity();
        RC_ASSERT(isSame(ridgePoint(twice).value(), ridgePoint(roof).value()));
        RC_ASSERT(isSame(attainable(twice, intensity).value(), 2.0 * attainable(roof, intensity).value()));
        RC_ASSERT(limitAt(twice, intensity) == limitAt(roof, intensity));
    }));
    CHECK(rc::check("time bound and roof agree: work / lower bound is the attainable rate", [] {
        const Roof roof = anyRoof();
        const Flops work(logUniform(3, 12));
        const Bytes traffic(logUniform(3, 12));
        const TimeBound bound = timeBound(roof, work, traffic);
        RC_ASSERT(isSame((work / bound.lowerBound()).value(), attainable(roof, work / traffic).value()));
        RC_ASSERT(bound.limit == limitAt(roof, work / traffic));
        RC_ASSERT(isSame(fractionOfCeiling(roof, work, traffic, bound.lowerBound()), 1.0));
    }));
}

TEST_CASE("the product's traffic")
{
    CHECK(rc::check("the formula, term by term", [] {
        const MatmulShape shape = anyShape();
        const auto n = static_cast<double>(shape.n);
        const double tiles = std::ceil(n / static_cast<double>(shape.tile));
        const double elements = shape.traffic == Traffic::MatrixOnce ? 3.0 * n * n : 2.0 * n * n * tiles + n * n;
        RC_ASSERT(isSame(matmulTraffic(shape).value(), elements * shape.elementBytes));
        RC_ASSERT(isSame(matmulWork(shape).value(), 2.0 * n * n * n));
    }));
    CHECK(rc::check("tiles never move less than each matrix once, and a larger tile never more", [] {
        MatmulShape shape = anyShape();
        shape.traffic = Traffic::MatrixOnce;
        const Bytes once = matmulTraffic(shape);
        shape.traffic = Traffic::Tiled;
        const Bytes tiled = matmulTraffic(shape);
        ++shape.tile;
        RC_ASSERT(tiled >= once);
        RC_ASSERT(matmulTraffic(shape) <= tiled);
    }));
    CHECK(rc::check("intensity stays below T/s and comes near it", [] {
        MatmulShape shape = anyShape();
        shape.traffic = Traffic::Tiled;
        RC_ASSERT(matmulIntensity(shape) < largeNIntensity(shape));
        shape.n = shape.tile * 100000;
        RC_ASSERT(isSame(matmulIntensity(shape).value(), largeNIntensity(shape).value(), 1e-4));
    }));
    CHECK(rc::check("the largest tile that fits fits, and the next does not", [] {
        MatmulShape shape;
        shape.elementBytes = *rc::gen::element(1, 2, 4, 8);
        const Bytes capacity(*rc::gen::inRange(0, 1 << 20));
        const std::int64_t tile = largestTileThatFits(capacity, shape.elementBytes);
        const auto needed = [&](std::int64_t t) { return 2.0 * static_cast<double>(t * t) * shape.elementBytes; };
        RC_ASSERT(needed(tile) <= capacity.value());
        RC_ASSERT(needed(tile + 1) > capacity.value());
    }));
}

TEST_CASE("the crossover is where both times are equal")
{
    CHECK(rc::check("each matrix once", [] {
        MatmulShape shape = anyShape();
        shape.traffic = Traffic::MatrixOnce;
        // A roof whose crossover is this very size: ridge = 2·N / (3·s).
        const Bandwidth bandwidth(logUniform(9, 12));
        const Intensity ridge(2.0 * static_cast<double>(shape.n) / (3.0 * shape.elementBytes));
        const Roof roof{bandwidth, bandwidth * ridge};
        RC_ASSERT(isSame(*crossoverSize(roof, shape), static_cast<double>(shape.n)));
        RC_ASSERT(timeBound(roof, matmulWork(shape), matmulTraffic(shape)).limit == Limit::Balanced);
    }));
    CHECK(rc::check("tiles that divide N", [] {
        MatmulShape shape = anyShape();
        shape.traffic = Traffic::Tiled;
        shape.n = shape.tile * *rc::gen::inRange(1, 200);
        const Bandwidth bandwidth(logUniform(9, 12));
        const Roof roof{bandwidth, bandwidth * matmulIntensity(shape)}; // the ridge is where this product lies
        const auto crossover = crossoverSize(roof, shape);
        RC_ASSERT(crossover.has_value());
        RC_ASSERT(isSame(*crossover, static_cast<double>(shape.n), 1e-9));
        const TimeBound time = timeBound(roof, matmulWork(shape), matmulTraffic(shape));
        RC_ASSERT(isSame(time.memory.count(), time.compute.count()));
    }));
    CHECK(rc::check("no crossover, no compute-bound size", [] {
        MatmulShape shape = anyShape();
        const Roof roof = anyRoof();
        if (!crossoverSize(roof, shape))
            RC_ASSERT(timeBound(roof, matmulWork(shape), matmulTraffic(shape)).limit == Limit::Memory);
    }));
    CHECK(rc::check("above the tile that passes the ridge there is a crossover, at or below it none", [] {
        MatmulShape shape = anyShape();
        shape.traffic = Traffic::Tiled;
        const Roof roof = anyRoof();
        const double needed = tileToPassTheRidge(roof, shape.elementBytes);
        const auto tile = static_cast<double>(shape.tile);
        RC_PRE(!isSame(needed, tile, 1e-9));
        RC_ASSERT(crossoverSize(roof, shape).has_value() == (tile > needed));
    }));
}

TEST_CASE("what is drawn")
{
    CHECK(rc::check("every point of the outline lies on the roof, within the range", [] {
        const Roof roof = anyRoof();
        const Intensity from = anyIntensity();
        const Intensity to = from * (1.0 + logUniform(-2, 6));
        const RoofOutline outline = roofOutline(roof, from, to);
        RC_ASSERT((!outline.sloped.empty() || !outline.flat.empty()));
        for (const auto& part : {outline.sloped, outline.flat}) {
            for (const RoofPoint& point : part) {
                RC_ASSERT(point.rate == attainable(roof, point.intensity));
                RC_ASSERT(point.intensity >= from && point.intensity <= to);
            }
        }
    }));
    CHECK(rc::check("decades hold every value, and no narrower ones do", [] {
        const std::array values{logUniform(-12, 15), logUniform(-12, 15), logUniform(-12, 15)};
        const DecadeRange range = decadesAround(values);
        const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
        RC_ASSERT(range.from < *least && range.to > *greatest);
        RC_ASSERT(range.from * 10.0 * (1.0 + 1e-12) >= *least && range.to / 10.0 * (1.0 - 1e-12) <= *greatest);
    }));
    CHECK(rc::check("curves: sizes rise, and the bound is one of the two times and below none", [] {
        const ModelInput input{anyShape(), anyRoof()};
        const double from = logUniform(0, 3);
        const TimeCurves curves = timeCurves(input, from, from * (1.0 + logUniform(-2, 3)), *rc::gen::inRange(1, 64));
        RC_ASSERT(!curves.n.empty());
        for (std::size_t i = 0; i < curves.n.size(); ++i) {
            RC_ASSERT(curves.n[i] == std::floor(curves.n[i]));
            RC_ASSERT((i == 0 || curves.n[i] > curves.n[i - 1]));
            RC_ASSERT(curves.bound[i] == std::max(curves.memory[i], curves.compute[i]));
        }
    }));
}
#endif
