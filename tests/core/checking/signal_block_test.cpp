// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/signal_block.h"

#include "core/checking/signal.h"
#include "core/checking/word_hash.h"

#include <doctest/doctest.h>

#include <bit>
#include <vector>

using namespace roofline;

namespace {

constexpr std::uint32_t seed = 0xC0FFEEu;
/// Around the vectors' widths, and around the change of the indices' upper half.
constexpr std::int64_t counts[] = {0, 1, 7, 8, 15, 16, 17, 100, 257};
constexpr std::int64_t firsts[] = {0,
                                   1,
                                   12'345,
                                   (std::int64_t{1} << 32) - 9,
                                   (std::int64_t{1} << 32) - 1,
                                   std::int64_t{1} << 32,
                                   3 * (std::int64_t{1} << 32) - 100};

std::uint64_t index(std::int64_t i) { return static_cast<std::uint64_t>(i); }

} // namespace

TEST_CASE("many values at once are the same as one by one, to the last bit")
{
    for (const std::int64_t count : counts)
        for (const std::int64_t first : firsts)
            for (const std::int64_t stride : {1, 3, 16'384, (1 << 30) + 1}) {
                std::vector<float> out(static_cast<std::size_t>(count), -7.0f);
                fillSignal(out, first, seed, stride);
                std::int64_t wrong = 0;
                for (std::int64_t i = 0; i < count; ++i)
                    wrong += std::bit_cast<std::uint32_t>(out[static_cast<std::size_t>(i)]) ==
                                     std::bit_cast<std::uint32_t>(signal(index(first + i * stride), seed))
                                 ? 0
                                 : 1;
                CAPTURE(count);
                CAPTURE(first);
                CAPTURE(stride);
                CHECK(wrong == 0);
            }
}

TEST_CASE("words and hashes of many at once are the same as one by one")
{
    for (const std::int64_t count : counts)
        for (const std::int64_t first : firsts) {
            std::vector<std::uint32_t> words(static_cast<std::size_t>(count));
            fillMixedWords(words, first, seed);
            std::vector<std::uint32_t> hashes(static_cast<std::size_t>(count), 5u);
            hashSignal(hashes, first, seed);
            std::int64_t wrong = 0;
            for (std::int64_t i = 0; i < count; ++i) {
                const auto bits = std::bit_cast<std::uint32_t>(signal(index(first + i), seed));
                wrong += words[static_cast<std::size_t>(i)] == mixedWord(index(first + i), seed) ? 0 : 1;
                wrong += hashes[static_cast<std::size_t>(i)] == hashed(5u, bits) ? 0 : 1;
            }
            CAPTURE(count);
            CAPTURE(first);
            CHECK(wrong == 0);
        }
}
