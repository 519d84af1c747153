// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What each kernel must have written, computed on the host from signal.h, all cores. Outputs come whole or in chunks:
// `first` is the index of the chunk's first value. Sums and products are taken in double.
#pragma once

#include "core/checking/error_tally.h"

#include <cstdint>
#include <span>

namespace roofline {

/// Seeds of the two inputs of one run; fresh for each run.
struct InputSeeds {
    std::uint32_t a = 1;
    std::uint32_t b = 2;
};
[[nodiscard]] InputSeeds freshSeeds();

[[nodiscard]] ErrorTally compareCopy(std::span<const float> out, std::int64_t first, InputSeeds seeds);
[[nodiscard]] ErrorTally compareVectorAdd(std::span<const float> out, std::int64_t first, InputSeeds seeds);
/// out holds the words of stream_words.h.
[[nodiscard]] ErrorTally compareStreamWords(std::span<const float> out, std::int64_t first, InputSeeds seeds);
/// out = a + b / 2.
[[nodiscard]] ErrorTally compareTriad(std::span<const float> out, std::int64_t first, InputSeeds seeds);
/// out is the transpose of the side×side matrix a, row by row.
[[nodiscard]] ErrorTally compareTranspose(std::span<const float> out, std::int64_t first, std::int64_t side,
                                          InputSeeds seeds);
/// sums[k] is the sum of a over block firstBlock + k; the last block may be short.
[[nodiscard]] ErrorTally compareBlockReduction(std::span<const float> sums, std::int64_t firstBlock,
                                               std::int64_t elements, std::int64_t block, InputSeeds seeds);
/// c = a·b, n×n, row by row, whole. Up to n = 512 every element against a double-precision product; above it a sample
/// of elements that includes every edge and corner, and every element by Freivalds' identity c·x = a·(b·x) in double.
[[nodiscard]] ErrorTally compareMatmul(std::span<const float> c, std::int64_t n, InputSeeds seeds);
/// The sample and the identity at any n, in n² steps instead of n³: for answers that are due while a slider moves.
[[nodiscard]] ErrorTally compareMatmulQuickly(std::span<const float> c, std::int64_t n, InputSeeds seeds);
/// As compareMatmul, of operands that were rounded to FP16 first, on tensor cores.
[[nodiscard]] ErrorTally compareMatmulOfHalves(std::span<const float> c, std::int64_t n, InputSeeds seeds);

} // namespace roofline
