// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/steps/word_check.h"

#include <doctest/doctest.h>

#include <bit>
#include <vector>

using namespace roofline;
using namespace roofline::cuda;

namespace {

constexpr std::int64_t threadsPerBlock = 64;
constexpr std::int64_t threads = 4 * threadsPerBlock;

std::uint32_t wordOf(std::uint64_t thread) { return static_cast<std::uint32_t>(thread) * 2654435761u & 0x7FFFFFFFu; }

std::vector<float> rightOutput()
{
    std::vector<float> out;
    for (std::uint64_t thread = 0; thread < threads; ++thread)
        out.push_back(std::bit_cast<float>(wordOf(thread)));
    return out;
}

CheckResult verdict(const std::vector<float>& out) { return checkChainWords(out, threadsPerBlock, wordOf, {}); }

} // namespace

TEST_CASE("the host's own words pass") { CHECK(verdict(rightOutput()).passed); }

TEST_CASE("an output that was not fetched fails and is not looked into")
{
    CHECK_FALSE(checkChainWords({}, threadsPerBlock, wordOf, {}).passed);
    CHECK_FALSE(verdict(std::vector<float>(threadsPerBlock - 1)).passed);
}

TEST_CASE("one bit off in a thread that is computed again fails")
{
    std::vector<float> out = rightOutput();
    SUBCASE("the first") { out.front() = std::bit_cast<float>(wordOf(0) ^ 1u); }
    SUBCASE("the last") { out.back() = std::bit_cast<float>(wordOf(threads - 1) ^ 0x400u); }
    CHECK_FALSE(verdict(out).passed);
}

TEST_CASE("a thread that is not computed again must still have written")
{
    std::vector<float> out = rightOutput();
    out[threadsPerBlock + 1] = std::bit_cast<float>(0xFFFFFFFFu);
    const CheckResult result = verdict(out);
    CHECK_FALSE(result.passed);
    CHECK(result.method.find("1 threads wrote nothing") != std::string::npos);
}

TEST_CASE("expected words are computed once, piece by piece, and no further piece after a stop")
{
    std::stop_source stop;
    std::vector<std::int64_t> pieces;
    ExpectedWords words(250, 100, [&](std::span<std::uint32_t> out, std::int64_t first) {
        pieces.push_back(first);
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = static_cast<std::uint32_t>(first) + static_cast<std::uint32_t>(i);
        if (first == 100)
            stop.request_stop();
    });
    static_cast<void>(words.all(stop.get_token()));
    CHECK(pieces == std::vector<std::int64_t>{0, 100});
    const std::span<const std::uint32_t> all = words.all({});
    REQUIRE(all.size() == 250);
    for (std::size_t i = 0; i < all.size(); ++i)
        CHECK(all[i] == i);
    static_cast<void>(words.all({}));
    CHECK(pieces == std::vector<std::int64_t>{0, 100, 200});
}
