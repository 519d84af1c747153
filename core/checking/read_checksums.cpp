// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/read_checksums.h"

#include "core/checking/parallel_ranges.h"
#include "core/checking/signal.h"
#include "core/checking/word_hash.h"

#include <algorithm>
#include <array>
#include <bit>

namespace roofline {

namespace {

constexpr std::int64_t rowFloats = std::int64_t{lanes} * vectorFloats; ///< what a warp reads at once

std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

std::uint32_t inputWord(std::int64_t element, std::uint32_t seed)
{
    return std::bit_cast<std::uint32_t>(signal(static_cast<std::uint64_t>(element), seed));
}

using Row = std::array<std::uint32_t, static_cast<std::size_t>(rowFloats)>;

void hashRow(Row& hashes, std::int64_t first, std::int64_t elements, std::uint32_t seed)
{
    if (first + rowFloats <= elements) { // simple enough for the compiler to vectorise
        for (std::int64_t i = 0; i < rowFloats; ++i)
            hashes[at(i)] = hashed(hashes[at(i)], inputWord(first + i, seed));
        return;
    }
    for (std::int64_t i = 0; i < rowFloats; ++i)
        hashes[at(i)] = hashed(hashes[at(i)], first + i < elements ? inputWord(first + i, seed) : 0u);
}

std::uint32_t warpWord(std::int64_t warp, std::int64_t elements, ReadTile tile, std::uint32_t seed)
{
    Row hashes;
    for (std::int64_t i = 0; i < rowFloats; ++i)
        hashes[at(i)] = columnStart(static_cast<int>(i % vectorFloats));
    const std::int64_t first = warp / tile.warps() * tile.floats() + warp % tile.warps() * rowFloats;
    const std::int64_t stride = std::int64_t{vectorFloats} * tile.threads;
    for (std::int64_t row = 0; row < std::int64_t{tile.inFlight} * tile.rounds; ++row)
        hashRow(hashes, first + row * stride, elements, seed);
    std::uint32_t word = 0;
    for (std::int64_t i = 0; i < rowFloats; ++i)
        word += hashes[at(i)] * columnWeight(static_cast<int>(i / vectorFloats), static_cast<int>(i % vectorFloats));
    return word;
}

/// What a thread does to its hash while it reads its vectors of the region of `vectorsEach · threads` from `first` on.
AffineMap threadMap(std::int64_t first, int thread, int threads, int vectorsEach, std::uint32_t seed)
{
    AffineMap map;
    for (int k = 0; k < vectorsEach; ++k) {
        const std::int64_t vector = first + vectorFloats * (std::int64_t{k} * threads + thread);
        for (int column = 0; column < vectorFloats; ++column)
            map = map.afterWord(inputWord(vector + column, seed));
    }
    return map;
}

} // namespace

void readChecksums(std::span<std::uint32_t> out, std::int64_t firstWarp, std::int64_t elements, ReadTile tile,
                   std::uint32_t seed)
{
    inParallelRanges(std::ssize(out), 64, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i)
            out[at(i)] = warpWord(firstWarp + i, elements, tile, seed);
    });
}

void sliceWalkWords(std::span<std::uint32_t> out, std::int64_t firstBlock, const SliceWalk& walk, std::uint32_t seed)
{
    inParallelRanges(walk.threads, 1, [&](std::int64_t begin, std::int64_t end) {
        std::vector<AffineMap> slices(at(walk.blocks));
        for (std::int64_t thread = begin; thread < end; ++thread) {
            for (std::int64_t slice = 0; slice < walk.blocks; ++slice)
                slices[at(slice)] = threadMap(slice * walk.sliceFloats(), static_cast<int>(thread), walk.threads,
                                              walk.vectorsEach, seed);
            for (std::int64_t block = 0; block < std::ssize(out) / walk.threads; ++block) {
                std::uint32_t hash = 0;
                std::int64_t slice = firstBlock + block;
                for (int pass = 0; pass < walk.passes; ++pass) {
                    hash = slices[at(slice)](hash);
                    slice += walk.step;
                    slice -= slice >= walk.blocks ? walk.blocks : 0;
                }
                out[at(block * walk.threads + thread)] = hash;
            }
        }
    });
}

void regionWalkWords(std::span<std::uint32_t> out, std::int64_t firstBlock, const RegionWalk& walk, std::uint32_t seed)
{
    inParallelRanges(std::ssize(out), walk.threads, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            const std::int64_t block = firstBlock + i / walk.threads;
            AffineMap round;     // all regions once
            AffineMap remainder; // the regions of the last, incomplete round
            for (int region = 0; region < walk.regions; ++region) {
                round = round.followedBy(threadMap(block * walk.blockFloats() + region * walk.regionFloats(),
                                                   static_cast<int>(i % walk.threads), walk.threads, walk.vectorsEach,
                                                   seed));
                if (region + 1 == walk.passes % walk.regions)
                    remainder = round;
            }
            const auto rounds = static_cast<std::uint64_t>(walk.passes / walk.regions);
            out[at(i)] = round.repeated(rounds).followedBy(remainder)(0);
        }
    });
}

} // namespace roofline
