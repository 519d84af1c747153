// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/steps/fma_check.h"

#include "core/checking/fma_chain.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace roofline;
using namespace roofline::cuda;

namespace {

constexpr std::int64_t threadsPerBlock = 32;
constexpr std::int64_t threads = 10 * threadsPerBlock;
constexpr int chains = 8;
constexpr std::int64_t iterations = 70;

std::vector<float> rightOutput()
{
    std::vector<float> out(threads);
    for (std::int64_t t = 0; t < threads; ++t)
        out[static_cast<std::size_t>(t)] = fmaChainSum(static_cast<std::uint64_t>(t), chains, iterations);
    return out;
}

CheckResult verdict(const std::vector<float>& out) { return checkFmaChains(out, threadsPerBlock, chains, iterations); }

/// A thread that is not computed again.
std::size_t unsampled()
{
    const std::vector<std::int64_t> chosen = threadsToCheck(threads, threadsPerBlock);
    for (std::int64_t t = 0; t < threads; ++t) {
        if (!std::binary_search(chosen.begin(), chosen.end(), t))
            return static_cast<std::size_t>(t);
    }
    FAIL("every thread is computed again");
    return 0;
}

} // namespace

TEST_CASE("threads are chosen from the first block, the last and between, each once and in range")
{
    for (const std::int64_t count : {std::int64_t{32}, std::int64_t{64}, threads, std::int64_t{1} << 40}) {
        const std::vector<std::int64_t> chosen = threadsToCheck(count, threadsPerBlock);
        CHECK(chosen.front() == 0);
        CHECK(chosen.back() == count - 1);
        CHECK(std::is_sorted(chosen.begin(), chosen.end()));
        CHECK(std::adjacent_find(chosen.begin(), chosen.end()) == chosen.end());
        CHECK(std::binary_search(chosen.begin(), chosen.end(), threadsPerBlock - 1));
        CHECK(std::binary_search(chosen.begin(), chosen.end(), count - threadsPerBlock));
    }
}

TEST_CASE("the host's own chains pass")
{
    const CheckResult result = verdict(rightOutput());
    CHECK(result.passed);
    CHECK(result.maxAbsError == 0.0);
}

TEST_CASE("an output that was not fetched fails and is not looked into")
{
    CHECK_FALSE(verdict({}).passed);
    CHECK_FALSE(verdict(std::vector<float>(threadsPerBlock - 1)).passed);
}

TEST_CASE("one bit off in a thread that is computed again fails")
{
    std::vector<float> out = rightOutput();
    SUBCASE("the first") { out.front() = std::nextafter(out.front(), 9.0f); }
    SUBCASE("the last") { out.back() = std::nextafter(out.back(), 9.0f); }
    CHECK_FALSE(verdict(out).passed);
}

TEST_CASE("a loop cut short by one iteration fails")
{
    std::vector<float> out = rightOutput();
    for (std::int64_t t = 0; t < threads; ++t)
        out[static_cast<std::size_t>(t)] = fmaChainSum(static_cast<std::uint64_t>(t), chains, iterations - 1);
    CHECK_FALSE(verdict(out).passed);
}

TEST_CASE("a thread that is not computed again must still have written what a chain can have")
{
    std::vector<float> out = rightOutput();
    SUBCASE("nothing, over poison") { out[unsampled()] = std::numeric_limits<float>::quiet_NaN(); }
    SUBCASE("infinity") { out[unsampled()] = -std::numeric_limits<float>::infinity(); }
    SUBCASE("too much") { out[unsampled()] = 1e6f; }
    const CheckResult result = verdict(out);
    CHECK_FALSE(result.passed);
    CHECK(result.method.find("1 threads wrote a value that no chain can have") != std::string::npos);
}

TEST_CASE("chains stay within the bound that the check takes, whatever the thread and however long")
{
    for (std::uint64_t thread = 0; thread < 2000; ++thread)
        for (const std::int64_t length : {0, 1, 2, 101})
            CHECK(std::abs(fmaChainSum(thread, 1, length)) <= 2.0f);
}
