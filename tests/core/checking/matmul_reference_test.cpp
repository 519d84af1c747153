// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/product_reference.h"
#include "core/checking/references.h"
#include "core/checking/signal.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <span>
#include <stop_token>
#include <vector>

using namespace roofline;

namespace {

constexpr InputSeeds seeds{17, 42};

std::vector<float> inputOf(std::int64_t n, std::uint32_t seed)
{
    std::vector<float> values;
    for (std::int64_t i = 0; i < n * n; ++i)
        values.push_back(signal(static_cast<std::uint64_t>(i), seed));
    return values;
}

/// As a kernel would: in single precision, term after term.
std::vector<float> product(std::int64_t n)
{
    const auto size = static_cast<std::size_t>(n);
    const std::vector<float> a = inputOf(n, seeds.a);
    const std::vector<float> b = inputOf(n, seeds.b);
    std::vector<float> c(size * size);
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t k = 0; k < size; ++k)
            for (std::size_t j = 0; j < size; ++j)
                c[i * size + j] += a[i * size + k] * b[k * size + j];
    return c;
}

constexpr std::int64_t sampledSize = 528; // above 512: edges, a sample, and Freivalds' identity

const std::vector<float>& sampledProduct()
{
    static const std::vector<float> c = product(sampledSize);
    return c;
}

bool passes(const std::vector<float>& c, std::int64_t n) { return compareMatmul(c, n, seeds).result("m").passed; }

} // namespace

TEST_CASE("small products: every element, whatever the size")
{
    for (const std::int64_t n : {1, 2, 3, 17, 64}) {
        const ErrorTally tally = compareMatmul(product(n), n, seeds);
        CHECK(tally.wrong() == 0);
        CHECK(tally.compared() == n * n);
    }
}

TEST_CASE("a product of the wrong size is no product")
{
    CHECK_FALSE(passes(product(16), 15));
    CHECK_FALSE(passes({1.0f}, 2));
}

TEST_CASE("any wrong element of a small product is found, and told as one")
{
    constexpr std::int64_t n = 64;
    const std::vector<float> right = product(n);
    for (const std::size_t where : {std::size_t{0}, std::size_t{63}, std::size_t{2000}, std::size_t{4095}}) {
        for (const float value : {right[where] + 1e-3f, std::numeric_limits<float>::quiet_NaN()}) {
            std::vector<float> c = right;
            c[where] = value;
            CHECK(compareMatmul(c, n, seeds).wrong() == 1);
        }
    }
}

TEST_CASE("a product with one term left out, of swapped inputs, or transposed fails")
{
    constexpr std::int64_t n = 48;
    const std::vector<float> right = product(n);
    std::vector<float> shortOfOneTerm = right;
    const std::vector<float> a = inputOf(n, seeds.a);
    const std::vector<float> b = inputOf(n, seeds.b);
    for (std::size_t i = 0; i < 48; ++i)
        for (std::size_t j = 0; j < 48; ++j)
            shortOfOneTerm[i * 48 + j] -= a[i * 48 + 47] * b[47 * 48 + j];
    CHECK(compareMatmul(shortOfOneTerm, n, seeds).wrong() > n * n / 2);
    CHECK_FALSE(compareMatmul(right, n, {seeds.b, seeds.a}).result("m").passed);
    std::vector<float> transposed(right.size());
    for (std::size_t i = 0; i < 48; ++i)
        for (std::size_t j = 0; j < 48; ++j)
            transposed[j * 48 + i] = right[i * 48 + j];
    CHECK_FALSE(passes(transposed, n));
}

TEST_CASE("512 is the largest whose every element is computed again")
{
    const std::vector<float> zeros(512 * 512);
    CHECK(compareMatmul(zeros, 512, seeds).compared() == 512 * 512);
}

TEST_CASE("above 512 the right product passes, edges and a sample compared")
{
    const ErrorTally tally = compareMatmul(sampledProduct(), sampledSize, seeds);
    CHECK(tally.wrong() == 0);
    CHECK(tally.compared() >= 4 * (sampledSize - 1) + (sampledSize - 2) * (sampledSize - 2) / 4093);
    CHECK(tally.compared() < sampledSize * sampledSize / 10);
}

TEST_CASE("above 512 a wrong element is found in the corner, on an edge and where no sample lies")
{
    const auto n = static_cast<std::size_t>(sampledSize);
    const std::size_t inside = 100 * n + 101;
    REQUIRE(inside % 4093 != 0);
    for (const std::size_t where : {std::size_t{0}, n - 1, n * n - 1, 100 * n, 100 * n + n - 1, inside}) {
        for (const float value : {sampledProduct()[where] + 0.05f, std::numeric_limits<float>::quiet_NaN()}) {
            std::vector<float> c = sampledProduct();
            c[where] = value;
            CHECK_FALSE(passes(c, sampledSize));
        }
    }
}

TEST_CASE("above 512 two elements of one row that changed places are found")
{
    const auto n = static_cast<std::size_t>(sampledSize);
    for (std::size_t column = 10; column < 20; ++column) {
        std::vector<float> c = sampledProduct();
        std::swap(c[200 * n + column], c[200 * n + column + 1]);
        CHECK_FALSE(passes(c, sampledSize));
    }
}

TEST_CASE("the check's line tells of both ways where only a sample was computed again")
{
    const auto methodAt = [](std::int64_t n) { return compareMatmul(product(n), n, seeds).result("m").method; };
    CHECK(methodAt(16).find("Freivalds") == std::string::npos);
    CHECK(methodAt(sampledSize)
              .find("; every element of each row also in c x = a (b x) with random weights x (Freivalds)") !=
          std::string::npos);
}

TEST_CASE("the quick way finds what the whole one finds, at small sizes too")
{
    for (const std::int64_t n : {1, 2, 17, 64}) {
        std::vector<float> c = product(n);
        CHECK(compareMatmulQuickly(c, n, seeds).result("m").passed);
        for (const std::int64_t where : {std::int64_t{0}, n * n / 2, n * n - 1}) {
            std::vector<float> wrong = c;
            wrong[static_cast<std::size_t>(where)] += 1e-2f;
            CHECK_FALSE(compareMatmulQuickly(wrong, n, seeds).result("m").passed);
        }
    }
    CHECK_FALSE(compareMatmulQuickly(product(16), 15, seeds).result("m").passed);
}

TEST_CASE("one reference judges many products, and a stop leaves it to be computed again")
{
    constexpr std::int64_t n = 64;
    ProductReference reference({n, seeds});
    std::stop_source stopped;
    stopped.request_stop();
    static_cast<void>(reference.compare(product(n), stopped.get_token()));
    for (int i = 0; i < 2; ++i) {
        CHECK(reference.compare(product(n)).result("m").passed);
        for (const std::size_t where :
             {std::size_t{0}, std::size_t{n - 1}, std::size_t{n * n / 2 + 5}, std::size_t{n * n - 1}}) {
            std::vector<float> wrong = product(n);
            wrong[where] += 1e-2f;
            CHECK_FALSE(reference.compare(wrong).result("m").passed);
        }
    }
    CHECK_FALSE(reference.compare(std::span<const float>(product(n)).first(n)).result("m").passed);
}

TEST_CASE("a product that comes in rows is judged as a whole is, and rows that are none are not passed")
{
    constexpr std::int64_t n = 130;
    const std::vector<float> right = product(n);
    ProductReference reference({n, seeds});
    std::int64_t compared = 0;
    for (std::int64_t row = 0; row < n; row += 26) {
        const auto rows = std::span<const float>(right).subspan(static_cast<std::size_t>(row * n), 26 * n);
        const ErrorTally tally = reference.compareRows(rows, row);
        CHECK(tally.result("m").passed);
        compared += tally.compared();
        for (const std::size_t where : {std::size_t{0}, std::size_t{26 * n - 1}, std::size_t{1000}}) {
            std::vector<float> wrong(rows.begin(), rows.end());
            wrong[where] += 0.05f;
            CHECK_FALSE(reference.compareRows(wrong, row).result("m").passed);
        }
    }
    CHECK(compared == reference.compare(right).compared());
    const std::span<const float> whole(right);
    CHECK_FALSE(reference.compareRows(whole.first(n + 1), 0).result("m").passed);
    CHECK_FALSE(reference.compareRows(whole.first(n), n).result("m").passed);
    CHECK_FALSE(reference.compareRows({}, 0).result("m").passed);
}
