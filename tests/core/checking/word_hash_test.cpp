// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/word_hash.h"

#include <doctest/doctest.h>

#include <initializer_list>

using namespace roofline;

TEST_CASE("a hash depends on each word and on their order")
{
    CHECK(hashed(0, 7) == 7u);
    CHECK(hashed(1, 7) == hashFactor + 7u);
    CHECK(hashed(hashed(0, 1), 2) != hashed(hashed(0, 2), 1));
    CHECK(hashed(hashed(5, 1), 0) != hashed(5, 1));
}

TEST_CASE("a map does what its words do one by one")
{
    const AffineMap map = AffineMap{}.afterWord(11).afterWord(22);
    for (const std::uint32_t start : {0u, 1u, 0xFFFFFFFFu})
        CHECK(map(start) == hashed(hashed(start, 11), 22));
}

TEST_CASE("maps follow one another in order, and repeating is following oneself")
{
    const AffineMap a = AffineMap{}.afterWord(3);
    const AffineMap b = AffineMap{}.afterWord(5);
    CHECK(a.followedBy(b)(9) == hashed(hashed(9, 3), 5));
    CHECK(a.followedBy(b)(9) != b.followedBy(a)(9));
    std::uint32_t hash = 9;
    for (std::uint64_t times = 0; times < 40; ++times) {
        CHECK(a.repeated(times)(9) == hash);
        hash = a(hash);
    }
    CHECK(AffineMap{}.repeated(1000)(9) == 9u);
}
