// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/matmul_model.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

using namespace roofline;

namespace {

constexpr MatmulShape once(std::int64_t n) { return {n, 16, 4, Traffic::MatrixOnce}; }
constexpr MatmulShape tiled(std::int64_t n, std::int64_t tile, int bytes = 4)
{
    return {n, tile, bytes, Traffic::Tiled};
}

} // namespace

TEST_CASE("each matrix once: the rows of the reference")
{
    CHECK(matmulTraffic(once(8)).value() == 768.0);
    CHECK(matmulWork(once(8)).value() == 1024.0);
    CHECK(matmulTraffic(once(3)).value() == 108.0);
    CHECK(matmulWork(once(3)).value() == 54.0);
    CHECK(matmulTraffic(once(10)).value() == 1200.0);
    CHECK(matmulWork(once(10)).value() == 2000.0);
}

TEST_CASE("the smallest product: one element")
{
    CHECK(matmulWork(once(1)).value() == 2.0);
    CHECK(matmulTraffic(once(1)).value() == 12.0);
    CHECK(matmulTraffic(tiled(1, 16)).value() == 12.0);
}

TEST_CASE("tiles that divide N")
{
    // (2·1024³/16 + 1024²)·4
    CHECK(matmulTraffic(tiled(1024, 16)).value() == 541065216.0);
    CHECK(matmulIntensity(tiled(1024, 16)).value() == doctest::Approx(2048.0 / 516.0));
    CHECK(matmulTraffic(tiled(1024, 16, 8)).value() == 2.0 * 541065216.0);
}

TEST_CASE("tiles that do not divide N: the last one counts as a whole")
{
    // ⌈10/4⌉ = 3: (2·100·3 + 100)·4
    CHECK(matmulTraffic(tiled(10, 4)).value() == 2800.0);
    CHECK(matmulTraffic(tiled(12, 4)).value() == (2.0 * 144.0 * 3.0 + 144.0) * 4.0);
    CHECK(matmulTraffic(tiled(13, 4)).value() == (2.0 * 169.0 * 4.0 + 169.0) * 4.0);
    // A tile larger than the matrix moves each matrix once.
    CHECK(matmulTraffic(tiled(10, 64)) == matmulTraffic(once(10)));
}

TEST_CASE("T = 1 is the untiled baseline")
{
    CHECK(matmulTraffic(tiled(512, 1)).value() == 4.0 * (2.0 * 512.0 * 512.0 * 512.0 + 512.0 * 512.0));
    CHECK(sharedMemoryPerBlock(tiled(512, 1)).value() == 0.0);
}

TEST_CASE("a large product does not overflow")
{
    CHECK(matmulWork(tiled(1'000'000, 16)).value() == doctest::Approx(2e18));
    CHECK(matmulTraffic(tiled(1'000'000, 16)).value() == doctest::Approx((2e18 / 16.0 + 1e12) * 4.0));
}

TEST_CASE("shared memory of a block: two tiles")
{
    CHECK(inKibibytes(sharedMemoryPerBlock(tiled(1024, 16))) == 2.0);
    CHECK(inKibibytes(sharedMemoryPerBlock(tiled(1024, 32))) == 8.0);
    CHECK(inKibibytes(sharedMemoryPerBlock(tiled(1024, 32, 8))) == 16.0);
    CHECK(sharedMemoryPerBlock(tiled(1024, 2)).value() == 32.0);
}

TEST_CASE("large N: T/s")
{
    CHECK(largeNIntensity(tiled(1, 16)).value() == 4.0);
    CHECK(largeNIntensity(tiled(1, 16, 8)).value() == 2.0);
    CHECK(largeNIntensity(tiled(1, 1)).value() == 0.25);
}

TEST_CASE("tiles that fit: 64 KiB holds 90 for float32")
{
    CHECK(largestTileThatFits(kibibytes(64.0), 4) == 90);
    CHECK(largestTileThatFits(kibibytes(64.0), 8) == 64);
    CHECK(largestTileThatFits(bytes(2.0 * 90.0 * 90.0 * 4.0), 4) == 90);
    CHECK(largestTileThatFits(bytes(2.0 * 90.0 * 90.0 * 4.0 - 1.0), 4) == 89);
    CHECK(largestTileThatFits(bytes(7.0), 4) == 0);
    CHECK(largestTileThatFits(bytes(0.0), 4) == 0);
}

TEST_CASE("one thread for each output: 1024 threads allow 32")
{
    CHECK(largestTileOfOneThreadPerOutput(1024) == 32);
    CHECK(largestTileOfOneThreadPerOutput(1023) == 31);
    CHECK(largestTileOfOneThreadPerOutput(1) == 1);
    CHECK(largestTileOfOneThreadPerOutput(0) == 0);
}
