// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/read_checksums.h"

#include "core/checking/parallel_ranges.h"
#include "core/checking/signal.h"
#include "core/checking/signal_block.h"
#include "core/checking/word_hash.h"

#include <algorithm>
#include <bit>

namespace roofline {

namespace {

std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

std::uint32_t inputWord(std::int64_t element, std::uint32_t seed)
{
    return std::bit_cast<std::uint32_t>(signal(static_cast<std::uint64_t>(element), seed));
}

/// What all threads of a block read at once lies together: float i of it goes into hash i.
void hashRow(std::span<std::uint32_t> hashes, std::int64_t first, std::int64_t elements, std::uint32_t seed)
{
    const std::int64_t there = std::clamp<std::int64_t>(elements - first, 0, std::ssize(hashes));
    hashSignal(hashes.first(at(there)), first, seed);
    for (std::uint32_t& hash : hashes.subspan(at(there)))
        hash = hashed(hash, 0u);
}

std::uint32_t blockWord(std::int64_t block, std::int64_t elements, ReadTile tile, std::uint32_t seed)
{
    std::vector<std::uint32_t> hashes(at(std::int64_t{vectorFloats} * tile.threads));
    for (std::size_t i = 0; i < hashes.size(); ++i)
        hashes[i] = columnStart(static_cast<int>(i % vectorFloats));
    std::int64_t first = block * tile.floats();
    for (int row = 0; row < tile.inFlight * tile.rounds; ++row, first += std::ssize(hashes))
        hashRow(hashes, first, elements, seed);
    std::uint32_t word = 0;
    for (int i = 0; i < static_cast<int>(hashes.size()); ++i) {
        const int thread = i / vectorFloats;
        word += hashes[at(i)] * columnWeight(thread % lanes, i % vectorFloats) * warpWeight(thread / lanes);
    }
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

void readChecksums(std::span<std::uint32_t> out, std::int64_t firstBlock, std::int64_t elements, ReadTile tile,
                   std::uint32_t seed)
{
    inParallelRanges(std::ssize(out), 4, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i)
            out[at(i)] = blockWord(firstBlock + i, elements, tile, seed);
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
