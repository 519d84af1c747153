// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/read_checksums.h"

#include "core/checking/signal.h"
#include "core/checking/word_hash.h"

#include <doctest/doctest.h>

#include <bit>
#include <vector>

using namespace roofline;

namespace {

constexpr std::uint32_t seed = 99;

std::uint32_t input(std::int64_t i, std::int64_t elements)
{
    return i < elements ? std::bit_cast<std::uint32_t>(signal(static_cast<std::uint64_t>(i), seed)) : 0u;
}

/// As a card would: thread by thread, vector by vector.
std::uint32_t warpAsOnACard(std::int64_t warp, std::int64_t elements, ReadTile tile)
{
    std::uint32_t word = 0;
    for (int lane = 0; lane < lanes; ++lane) {
        std::uint32_t hashes[vectorFloats] = {1, 2, 3, 4};
        const std::int64_t block = warp / tile.warps();
        std::int64_t vector = block * tile.floats() / vectorFloats + warp % tile.warps() * lanes + lane;
        for (int row = 0; row < tile.inFlight * tile.rounds; ++row, vector += tile.threads)
            for (int column = 0; column < vectorFloats; ++column)
                hashes[column] = hashed(hashes[column], input(vector * vectorFloats + column, elements));
        for (int column = 0; column < vectorFloats; ++column)
            word += hashes[column] * columnWeight(lane, column);
    }
    return word;
}

std::uint32_t blockAsOnACard(std::int64_t block, std::int64_t elements, ReadTile tile)
{
    std::uint32_t word = 0;
    for (int warp = 0; warp < tile.warps(); ++warp)
        word += warpWeight(warp) * warpAsOnACard(block * tile.warps() + warp, elements, tile);
    return word;
}

} // namespace

TEST_CASE("a block's word is what its lanes leave, at the end of the buffer too")
{
    for (const ReadTile tile : {ReadTile{64, 2, 1}, ReadTile{64, 2, 3}, ReadTile{32, 1, 1}}) {
        for (const std::int64_t elements : {1, 5, 1023, 1024, 1025, 4000}) {
            std::vector<std::uint32_t> words(9);
            readChecksums(words, 1, elements, tile, seed);
            for (std::size_t i = 0; i < words.size(); ++i)
                CHECK(words[i] == blockAsOnACard(static_cast<std::int64_t>(i) + 1, elements, tile));
        }
    }
}

TEST_CASE("another element, another place or another end is another word")
{
    const ReadTile tile{32, 2, 1};
    std::vector<std::uint32_t> words(2);
    readChecksums(words, 0, 512, tile, seed);
    std::vector<std::uint32_t> other(2);
    readChecksums(other, 0, 512, tile, seed + 1);
    CHECK(words[0] != other[0]);
    readChecksums(other, 0, 511, tile, seed);
    CHECK(words[0] == other[0]);
    CHECK(words[1] != other[1]);
    for (int lane = 1; lane < lanes; ++lane)
        CHECK(columnWeight(lane, 0) != columnWeight(0, 0));
    CHECK(warpWeight(1) != warpWeight(0));
}

TEST_CASE("a walk over slices is what each thread reads, pass by pass")
{
    const SliceWalk walk{5, 32, 2, 7, 3};
    std::vector<std::uint32_t> words(static_cast<std::size_t>(3 * walk.threads));
    sliceWalkWords(words, 2, walk, seed);
    for (int i = 0; i < std::ssize(words); ++i) {
        std::uint32_t hash = 0;
        std::int64_t slice = 2 + i / walk.threads;
        for (int pass = 0; pass < walk.passes; ++pass, slice = (slice + walk.step) % walk.blocks)
            for (int k = 0; k < walk.vectorsEach; ++k)
                for (int column = 0; column < vectorFloats; ++column)
                    hash = hashed(hash, input(slice * walk.sliceFloats() +
                                                  vectorFloats * (k * walk.threads + i % walk.threads) + column,
                                              1 << 20));
        CHECK(words[static_cast<std::size_t>(i)] == hash);
    }
}

TEST_CASE("a walk over regions is what each thread reads, with an incomplete last round too")
{
    for (const int passes : {0, 1, 2, 7, 8}) {
        const RegionWalk walk{32, 2, 2, passes};
        std::vector<std::uint32_t> words(static_cast<std::size_t>(2 * walk.threads));
        regionWalkWords(words, 1, walk, seed);
        for (int i = 0; i < std::ssize(words); ++i) {
            std::uint32_t hash = 0;
            const std::int64_t own = (1 + i / walk.threads) * walk.blockFloats();
            for (int pass = 0; pass < passes; ++pass)
                for (int k = 0; k < walk.vectorsEach; ++k)
                    for (int column = 0; column < vectorFloats; ++column)
                        hash = hashed(hash, input(own + pass % walk.regions * walk.regionFloats() +
                                                      vectorFloats * (k * walk.threads + i % walk.threads) + column,
                                                  1 << 20));
            CHECK(words[static_cast<std::size_t>(i)] == hash);
        }
    }
}
