// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/model_reading.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

using namespace roofline;

TEST_CASE("the first row of the reference: N 1024, T 16, 1000 GB/s, 60 TFLOP/s, float32")
{
    const ModelReading reading =
        readModel({{1024, 16, 4, Traffic::Tiled}, {gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}});
    CHECK(reading.intensity.value() == doctest::Approx(3.968992248));
    CHECK(inKibibytes(reading.sharedPerBlock) == 2.0);
    CHECK(inMilliseconds(reading.time.memory) == doctest::Approx(0.541065216));
    CHECK(inMilliseconds(reading.time.compute) == doctest::Approx(0.0357913941));
    CHECK(inMilliseconds(reading.time.lowerBound()) == doctest::Approx(0.541065216));
    CHECK(reading.time.limit == Limit::Memory);
    CHECK(reading.ridge.value() == doctest::Approx(60.0));
    CHECK(inTeraflopsPerSecond(reading.attainable) == doctest::Approx(3.968992248));
    CHECK_FALSE(reading.crossover.has_value());
    CHECK(reading.work.value() == 2147483648.0);
    CHECK(reading.traffic.value() == 541065216.0);
    CHECK(reading.input.shape.n == 1024);
}

TEST_CASE("each matrix once at its crossover: balanced, and the crossover is its own size")
{
    const ModelReading reading = readModel({{8, 16, 4, Traffic::MatrixOnce}, {Bandwidth(3.0), ComputeRate(4.0)}});
    CHECK(reading.time.limit == Limit::Balanced);
    CHECK(reading.time.memory.count() == 256.0);
    CHECK(reading.time.compute.count() == 256.0);
    CHECK(*reading.crossover == 8.0);
    CHECK(reading.attainable.value() == doctest::Approx(4.0));
}

TEST_CASE("each matrix once below and above its crossover")
{
    const Roof roof{Bandwidth(3.0), ComputeRate(4.0)};
    CHECK(readModel({{3, 16, 4, Traffic::MatrixOnce}, roof}).time.limit == Limit::Memory);
    CHECK(readModel({{10, 16, 4, Traffic::MatrixOnce}, roof}).time.limit == Limit::Compute);
}
