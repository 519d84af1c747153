// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/float_buffer.h"
#include "core/cpu_probe/kernels/block_reduction.h"
#include "core/cpu_probe/kernels/copy.h"
#include "core/cpu_probe/kernels/fma_chains.h"
#include "core/cpu_probe/kernels/matmul.h"
#include "core/cpu_probe/kernels/matmul_any_tile.h"
#include "core/cpu_probe/kernels/transpose.h"
#include "core/cpu_probe/kernels/vector_add.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

using namespace roofline;

namespace {

/// 1, 2, 3, … : small whole numbers, so that every sum is exact in any order.
FloatBuffer counted(std::int64_t count)
{
    FloatBuffer buffer(count);
    std::iota(buffer.data(), buffer.data() + count, 1.0f);
    return buffer;
}

FloatBuffer filled(std::int64_t count, float value)
{
    FloatBuffer buffer(count);
    std::fill(buffer.data(), buffer.data() + count, value);
    return buffer;
}

std::vector<VectorUnit> usableUnits()
{
    std::vector<VectorUnit> units{VectorUnit::Baseline};
    if (widestVectorUnit() != VectorUnit::Baseline)
        units.push_back(VectorUnit::Avx2);
    if (widestVectorUnit() == VectorUnit::Avx512)
        units.push_back(VectorUnit::Avx512);
    return units;
}

using CopyFunction = void (*)(const float*, float*, IndexRange);

} // namespace

TEST_CASE("each copy copies its share and nothing else")
{
    std::vector<CopyFunction> copies{copyByMemcpy, copyByPlainLoop};
#if defined(ROOFLINE_HAS_STREAMED_STORES)
    copies.push_back(copyByStreamedStores);
#endif
    for (const CopyFunction copy : copies) {
        for (const IndexRange share : {IndexRange{0, 100}, {16, 16}, {32, 33}, {48, 100}, {16, 64}}) {
            const FloatBuffer a = counted(100);
            FloatBuffer out = filled(100, -1.0f);
            copy(a.data(), out.data(), share);
            for (std::int64_t i = 0; i < 100; ++i) {
                const bool isInside = i >= share.begin && i < share.end;
                REQUIRE(out.data()[i] == (isInside ? a.data()[i] : -1.0f));
            }
        }
    }
}

TEST_CASE("vector add")
{
    const FloatBuffer a = counted(50);
    const FloatBuffer b = filled(50, 100.0f);
    FloatBuffer out = filled(50, -1.0f);
    vectorAdd(a.data(), b.data(), out.data(), {3, 40});
    CHECK(out.data()[2] == -1.0f);
    CHECK(out.data()[3] == 104.0f);
    CHECK(out.data()[39] == 140.0f);
    CHECK(out.data()[40] == -1.0f);
}

TEST_CASE("naive transpose: the rows given become columns")
{
    const FloatBuffer a = counted(9);
    FloatBuffer out = filled(9, -1.0f);
    transposeNaive(a.data(), out.data(), 3, {0, 2});
    const std::vector<float> expected{1, 4, -1, 2, 5, -1, 3, 6, -1};
    CHECK(std::equal(expected.begin(), expected.end(), out.data()));
}

TEST_CASE("block reduction: every block size up to the largest, and a short last block")
{
    for (std::int64_t block = 1; block <= 70; ++block) {
        const FloatBuffer a = counted(3 * block + 1);
        FloatBuffer out = filled(4, -1.0f);
        blockReduction(a.data(), out.data(), 3 * block + 1, block, {0, 4});
        for (std::int64_t k = 0; k < 3; ++k) {
            const auto first = static_cast<double>(k * block + 1);
            const auto size = static_cast<double>(block);
            REQUIRE(static_cast<double>(out.data()[k]) == size * first + size * (size - 1.0) / 2.0);
        }
        REQUIRE(out.data()[3] == static_cast<float>(3 * block + 1));
    }
    const FloatBuffer ones = filled(2 * largestReductionBlock, 1.0f);
    FloatBuffer out = filled(2, -1.0f);
    blockReduction(ones.data(), out.data(), 2 * largestReductionBlock, largestReductionBlock, {1, 2});
    CHECK(out.data()[0] == -1.0f);
    CHECK(out.data()[1] == static_cast<float>(largestReductionBlock));
}

TEST_CASE("both products, also where tiles do not divide the size")
{
    for (const std::int64_t n : {1, 2, 15, 16, 17, 33, 48}) {
        FloatBuffer a(n * n);
        FloatBuffer b(n * n);
        for (std::int64_t i = 0; i < n * n; ++i) {
            a.data()[i] = static_cast<float>(i % 7 - 3);
            b.data()[i] = static_cast<float>(i % 5 - 2);
        }
        std::vector<float> expected;
        for (std::int64_t i = 0; i < n; ++i)
            for (std::int64_t j = 0; j < n; ++j) {
                float sum = 0.0f;
                for (std::int64_t k = 0; k < n; ++k)
                    sum += a.data()[i * n + k] * b.data()[k * n + j];
                expected.push_back(sum);
            }
        FloatBuffer c = filled(n * n, std::nanf(""));
        matmulNaive(a.data(), b.data(), c.data(), n, {0, n});
        CHECK(std::equal(expected.begin(), expected.end(), c.data()));
        const std::int64_t tiles = (n + matmulTileSide - 1) / matmulTileSide;
        for (const VectorUnit unit : usableUnits()) {
            c = filled(n * n, std::nanf(""));
            matmulTiled(a.data(), b.data(), c.data(), n, {0, tiles * tiles}, unit);
            CHECK(std::equal(expected.begin(), expected.end(), c.data()));
            for (const std::int64_t side : {1, 5, 16, 128}) {
                CAPTURE(side);
                const std::int64_t inRow = (n + side - 1) / side;
                c = filled(n * n, std::nanf(""));
                matmulAnyTile(a.data(), b.data(), c.data(), n, side, {0, inRow * inRow}, unit);
                CHECK(std::equal(expected.begin(), expected.end(), c.data()));
            }
        }
    }
}

TEST_CASE("a share of the rows or tiles leaves the others alone")
{
    const FloatBuffer ones = filled(32 * 32, 1.0f);
    FloatBuffer c = filled(32 * 32, -1.0f);
    matmulNaive(ones.data(), ones.data(), c.data(), 32, {5, 6});
    CHECK(std::count(c.data(), c.data() + 32 * 32, 32.0f) == 32);
    CHECK(c.data()[5 * 32] == 32.0f);
    c = filled(32 * 32, -1.0f);
    matmulTiled(ones.data(), ones.data(), c.data(), 32, {1, 2}, widestVectorUnit());
    CHECK(std::count(c.data(), c.data() + 32 * 32, 32.0f) == 256);
    CHECK(c.data()[16] == 32.0f);
    CHECK(c.data()[15] == -1.0f);
}

TEST_CASE("FMA chains: the very bits of the C library's fma, on every vector unit, for every number of chains")
{
    for (const VectorUnit unit : usableUnits()) {
        for (const int chains : {4, 8, 16}) {
            for (const std::int64_t iterations : {0, 1, 2, 1000}) {
                const auto lanes = static_cast<std::size_t>(lanesOf(unit));
                std::vector<float> out(lanes + 1, -1.0f);
                fmaChains(out.data(), 37, chains, iterations, unit);
                for (std::size_t lane = 0; lane < lanes; ++lane)
                    REQUIRE(out[lane] == expectedChainSum(37 + lane, chains, iterations, unit));
                REQUIRE(out[lanes] == -1.0f);
            }
        }
    }
}

TEST_CASE("vector units have names, and the widest is one that the processor has")
{
    CHECK(vectorUnitName(VectorUnit::Avx512) == "AVX-512");
    CHECK(vectorUnitName(VectorUnit::Avx2) == "AVX2");
    CHECK_FALSE(vectorUnitName(VectorUnit::Baseline).empty());
    CHECK(lanesOf(VectorUnit::Avx512) == 16);
    CHECK(lanesOf(VectorUnit::Avx2) == 8);
    CHECK(lanesOf(VectorUnit::Baseline) == 4);
}
