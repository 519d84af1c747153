// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/product_series.h"

#include "core/counting/kernel_count.h"
#include "core/measuring/product_point.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

namespace roofline {

namespace {

/// 100 GB/s and 10 TFLOP/s.
const Roof roof{gigabytesPerSecond(100.0), teraflopsPerSecond(10.0)};

KernelMeasurement product(std::int64_t tile, std::int64_t n, double us)
{
    const KernelCount count = tile > 1 ? countMatmulTiled(n, tile) : countMatmulUntiled(n);
    KernelMeasurement kernel{productId({tile, n}), count.work, count.traffic, {}, {}, CheckResult{true, 0, 0, "all"}};
    kernel.time.median = Seconds(us * 1e-6);
    return kernel;
}

ProductSeries seriesOf(const std::vector<KernelMeasurement>& kernels)
{
    Session session;
    session.kernels = kernels;
    return productSeries(session).at(0);
}

} // namespace

TEST_CASE("A session's products are series by tile and N; wrong ones and other kernels are left out")
{
    Session session;
    CHECK(productSeries(session).empty());
    session.kernels = {product(16, 64, 3.0), product(16, 32, 3.0), product(1, 32, 2.0), product(16, 128, 4.0)};
    session.kernels.back().check->passed = false;
    session.kernels.push_back(product(8, 32, 1.0));
    session.kernels.back().id = "matmul_naive";
    session.kernels.push_back(product(8, 32, 0.0));
    const std::vector<ProductSeries> series = productSeries(session);
    REQUIRE(series.size() == 2);
    CHECK(series[0].tile == 1);
    CHECK(series[1].tile == 16);
    REQUIRE(series[1].points.size() == 2);
    CHECK(series[1].points[0].n == 32);
    CHECK(series[1].points[1].n == 64);
}

TEST_CASE("Small products take a launch; the N from which the model holds within twice")
{
    // T 16, memory time of (2 N³/16 + N²) · 4 byte at 100 GB/s: N 32 0.20 µs, 64 1.47 µs, 128 11.1 µs.
    const Departure departure =
        departureOf(seriesOf({product(16, 32, 3.0), product(16, 64, 3.5), product(16, 128, 12.0)}), roof);
    REQUIRE(departure.launch);
    CHECK(departure.launch->floor.count() == doctest::Approx(3e-6));
    CHECK(departure.launch->overTwiceBelow == 128);
    CHECK_FALSE(departure.caches);
}

TEST_CASE("Times that grow from the start are no launch, and neither are times near the model")
{
    CHECK_FALSE(departureOf(seriesOf({product(16, 32, 3.0), product(16, 64, 24.0)}), roof).launch);
    CHECK_FALSE(departureOf(seriesOf({product(16, 32, 0.25), product(16, 64, 0.4)}), roof).launch);
    CHECK_FALSE(departureOf(seriesOf({product(16, 32, 3.0)}), roof).launch); // one point is not flat
    const Departure never = departureOf(seriesOf({product(16, 32, 30.0), product(16, 64, 31.0)}), roof);
    REQUIRE(never.launch);
    CHECK_FALSE(never.launch->overTwiceBelow);
    CHECK(never.least == doctest::Approx(31.0 / 1.475).epsilon(0.01)); // at N 64
}

TEST_CASE("Less than the memory time is caches: by what factor, and where")
{
    // Untiled, (2 N³ + N²) · 4 byte: N 64 21.1 µs, 128 168 µs, 256 1345 µs.
    const Departure departure = departureOf(
        seriesOf({product(1, 64, 20.5), product(1, 128, 56.0), product(1, 256, 269.0), product(1, 512, 1e5)}), roof);
    REQUIRE(departure.caches);
    CHECK(departure.caches->mostTimes == doctest::Approx(5.0).epsilon(0.01));
    CHECK(departure.caches->at == 256);
    CHECK(departure.caches->from == 128);
    CHECK(departure.caches->to == 256);
    CHECK_FALSE(departure.launch);
}

TEST_CASE("A ceiling that was only noise explains no help of caches")
{
    // 4 µs for 10⁵ byte: the copy has 25 GB/s, so that N 128 would take 0.67 ms and N 256 5.4 ms.
    const ProductSeries series = seriesOf({product(1, 128, 560.0), product(1, 256, 2690.0)});
    Session session;
    CeilingMeasurement copy;
    copy.id = "copy";
    copy.kind = CeilingKind::Memory;
    copy.best.traffic = Bytes(1e5);
    copy.best.time.median = Seconds(4e-6);
    copy.best.time.spread = SampleSummary{Seconds(4e-6), Seconds(4e-6), Seconds(4e-6), Seconds(4e-8), 5};
    CeilingMeasurement fma = copy;
    fma.id = "fma_fp32";
    fma.kind = CeilingKind::Compute;
    fma.best.work = Flops(4e9);
    session.ceilings = {copy, fma};
    CHECK_FALSE(ownDeparture(series, Session{}));
    const std::optional<Departure> steady = ownDeparture(series, session);
    REQUIRE(steady);
    REQUIRE(steady->caches);
    CHECK(steady->caches->mostTimes == doctest::Approx(2.0).epsilon(0.01));
    CHECK_FALSE(steady->caches->onlyNoise);
    session.ceilings[0].best.time.spread->medianAbsoluteDeviation = Seconds(0.5e-6);
    const std::optional<Departure> noisy = ownDeparture(series, session);
    CHECK(noisy->caches->onlyNoise == "the ceiling itself scattered by ± 12.5 %: this percentage says nothing");
}

TEST_CASE("Where the second size failed its check, the third is compared by its N")
{
    // N times 4, work times 64: times up to 4 are flat.
    CHECK(departureOf(seriesOf({product(16, 32, 3.0), product(16, 128, 11.9)}), roof).launch);
    CHECK_FALSE(departureOf(seriesOf({product(16, 32, 3.0), product(16, 128, 12.1)}), roof).launch);
    CHECK_FALSE(departureOf(seriesOf({product(16, 32, 3.0), product(16, 64, 6.1)}), roof).launch);
}

TEST_CASE("Caches that help at two places apart: the run of sizes with the most is told")
{
    // Untiled: N 64 21.1 µs, 128 168 µs, 256 1345 µs, 512 10.7 ms, 1024 85.9 ms.
    const auto caches = [](double second, double last) {
        return departureOf(seriesOf({product(1, 64, 10.5), product(1, 128, second), product(1, 256, 1345.0),
                                     product(1, 512, 5370.0), product(1, 1024, last)}),
                           roof)
            .caches;
    };
    const auto early = caches(42.0, 43e3);
    REQUIRE(early);
    CHECK(early->from == 64);
    CHECK(early->to == 128);
    CHECK(early->at == 128);
    CHECK(early->mostTimes == doctest::Approx(4.0).epsilon(0.01));
    const auto late = caches(84.0, 17.2e3);
    REQUIRE(late);
    CHECK(late->from == 512);
    CHECK(late->to == 1024);
    CHECK(late->at == 1024);
    CHECK(late->mostTimes == doctest::Approx(5.0).epsilon(0.01));
}

} // namespace roofline
