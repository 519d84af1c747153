// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What kernels that only read must leave behind: hashes that depend on every element of the input and on its place. How a
// kernel spreads the elements over its threads is part of that, and described here; the kernels themselves are not.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace roofline {

/// Vectors of four floats; a warp is 32 threads.
inline constexpr int lanes = 32;
inline constexpr int vectorFloats = 4;

/// A block of `threads` reads threads · inFlight · rounds vectors one after the other, `threads` at a time.
struct ReadTile {
    int threads = 1024;
    int inFlight = 2;
    int rounds = 2;

    [[nodiscard]] constexpr std::int64_t floats() const
    {
        return std::int64_t{vectorFloats} * threads * inFlight * rounds;
    }
    [[nodiscard]] constexpr std::int64_t warps() const { return threads / lanes; }
};

/// The word of blocks [firstBlock, firstBlock + out.size()): each lane hashes its four columns of floats apart; they are added
/// up with weights of their own to a warp's word, and those likewise to the block's. One word for so much that was read: a
/// word a warp cost some cards a per cent of what they read. The input is signal(i, seed) for i < elements and zeros beyond.
/// All cores.
void readChecksums(std::span<std::uint32_t> out, std::int64_t firstBlock, std::int64_t elements, ReadTile tile,
                   std::uint32_t seed);

/// The hash start of a lane's column (0…3), and the weight of its hash in the warp's word, and of that in the block's. Usable in
/// device code.
constexpr std::uint32_t columnStart(int column) { return static_cast<std::uint32_t>(column) + 1u; }
constexpr std::uint32_t columnWeight(int lane, int column)
{
    return (2u * static_cast<std::uint32_t>(lane) + 1u) * (2u * static_cast<std::uint32_t>(column) + 1u);
}

constexpr std::uint32_t warpWeight(int warp) { return 2u * static_cast<std::uint32_t>(warp) + 1u; }

/// Slices of a buffer that blocks read in turn: block b reads slice b, b + step, b + 2·step … modulo blocks, `passes` of
/// them, and each thread hashes all words that it reads, in order.
struct SliceWalk {
    int blocks = 1;
    int threads = 256;
    int vectorsEach = 1; ///< of a thread in a slice
    int passes = 1;
    int step = 1;

    [[nodiscard]] constexpr std::int64_t sliceFloats() const
    {
        return std::int64_t{vectorFloats} * threads * vectorsEach;
    }
};

/// The words of blocks [firstBlock, firstBlock + out.size() / threads). All cores.
void sliceWalkWords(std::span<std::uint32_t> out, std::int64_t firstBlock, const SliceWalk& walk, std::uint32_t seed);

/// Regions of a block's own that it reads again and again: pass p reads region p modulo regions.
struct RegionWalk {
    int threads = 512;
    int vectorsEach = 4; ///< of a thread in a region
    int regions = 2;
    std::int64_t passes = 1;

    [[nodiscard]] constexpr std::int64_t regionFloats() const
    {
        return std::int64_t{vectorFloats} * threads * vectorsEach;
    }
    [[nodiscard]] constexpr std::int64_t blockFloats() const { return regionFloats() * regions; }
};

/// The words of blocks [firstBlock, firstBlock + out.size() / threads). All cores.
void regionWalkWords(std::span<std::uint32_t> out, std::int64_t firstBlock, const RegionWalk& walk, std::uint32_t seed);

} // namespace roofline
