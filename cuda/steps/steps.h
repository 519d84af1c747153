// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The results that a card is measured for: what each counts as work and traffic, how its buffers look, and what its output is
// compared with. Which of them a plan asks for is step_list's; the kernels themselves are in kernels/.
#pragma once

#include "core/checking/references.h"
#include "core/measuring/plan.h"
#include "core/measuring/probe.h"
#include "cuda/steps/card.h"

#include <optional>
#include <vector>

namespace roofline::cuda {

/// Times over its buffers in one launch of a stream of the plan scaled. They are many times as large as the last cache, so
/// that a sweep finds nothing there of the one before, and starting a launch costs less than it does.
inline constexpr int streamSweeps = 4;

/// Copy, read and written: the bandwidth ceiling of the classic chart.
[[nodiscard]] Step copyStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
/// The compute ceiling: 4, 8 and 16 chains, in the plan scaled the better two. 4 blocks of 512 threads for each of
/// `multiprocessors`, and four times the plan's iterations; the plan classic keeps the 327,680 threads and the iterations of
/// the recorded table, whatever the card.
[[nodiscard]] Step fmaStep(const SharedCard& card, const Plan& plan, int multiprocessors);

/// Ceilings of device memory by access mix.
[[nodiscard]] Step dramReadStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step dramWriteStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step triadStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
/// Ceilings of the caches. `cache` is the size of L2. So many passes over what lies in them: long, since starting and filling
/// take some hundredths of a millisecond.
[[nodiscard]] Step l2ReadStep(const SharedCard& card, Bytes cache, InputSeeds seeds, int passes = 512);
[[nodiscard]] Step l1ReadStep(const SharedCard& card, InputSeeds seeds, int passes = 60'000);
/// Ceilings of the arithmetic units that this card has, but FP32 FMA.
[[nodiscard]] std::vector<Step> chainSteps(const SharedCard& card, const Plan& plan);

/// By which instruction: the fastest alone, or mma.sync, which reaches but some 70 % of wgmma on 9.0.
enum class TensorPath { Fastest, MmaSync };
/// Ceilings of the tensor cores, for each kind of operand that they and this program's code take.
[[nodiscard]] std::vector<Step> tensorSteps(const SharedCard& card, InputSeeds seeds, int iterations,
                                            TensorPath path = TensorPath::Fastest);

/// The shape of copy and triad that keeps a block's reads before its writes, as this card runs it (kernels/evict_last.h).
[[nodiscard]] std::string readsFirstShape(const Card& card);

[[nodiscard]] Step vectorAddStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step transposeNaiveStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step blockReductionStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step matmulNaiveStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step matmulTiled16Step(const SharedCard& card, const Plan& plan, InputSeeds seeds);

/// The rungs of the products beyond those two: tiles of 8 and 32, registers, double buffers, tensor cores.
[[nodiscard]] std::vector<Step> matmulLadderSteps(const SharedCard& card, const Plan& plan, InputSeeds seeds);
/// The measured crossover (core/measuring/product_point.h): untiled, tiles of 8, 16 and 32, from N = 32 to what this card gets
/// through in some tenths of a second.
[[nodiscard]] std::vector<Step> productSteps(const SharedCard& card, InputSeeds seeds);
/// The same up to `largest`, launched in parts of about so many FLOP of a multiprocessor, which gets through some 15 to 40 GFLOP/s:
/// a cancel waits for one.
[[nodiscard]] std::vector<Step> productSteps(const SharedCard& card, InputSeeds seeds, std::int64_t largest,
                                             double flopsOfPart = 1e9);
/// One product while a slider moves: naive, or in tiles of 8, 16 or 32, up to 4096×4096; none otherwise.
[[nodiscard]] std::optional<Step> liveProductStep(const SharedCard& card, const LiveRequest& request);
/// The rungs of transpose and reduction, the blurs, and grayscale.
[[nodiscard]] std::vector<Step> ladderSteps(const SharedCard& card, const Plan& plan, InputSeeds seeds);
/// The stream with arithmetic from 1/16 to 1024 FLOP/byte, in factors of two: knee_0.0625 … knee_1024.
[[nodiscard]] std::vector<Step> kneeSteps(const SharedCard& card, const Plan& plan, InputSeeds seeds);

} // namespace roofline::cuda
