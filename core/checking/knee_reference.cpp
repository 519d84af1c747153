// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/knee_reference.h"

#include "core/checking/fma_chain.h"
#include "core/checking/parallel_ranges.h"
#include "core/checking/signal.h"
#include "core/model/blocks.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace roofline {

namespace {

constexpr double stepsOfHost = 1 << 21; ///< of a chunk
constexpr float farthest = 2.0f;        ///< from its start within one of 0 a chain never goes farther

std::int64_t stride(std::int64_t count, KneeWork work)
{
    const double steps = static_cast<double>(count) * std::max(1.0, static_cast<double>(work.perFour) / 4.0);
    // Odd, so that all four places of a vector are met.
    return static_cast<std::int64_t>(steps / stepsOfHost) * 2 + 1;
}

} // namespace

float kneeValue(std::int64_t element, KneeWork work, InputSeeds seeds)
{
    const FmaConstants constants = fmaConstants(static_cast<std::uint64_t>(element / 4));
    float x = signal(static_cast<std::uint64_t>(element), seeds.a);
    for (std::int64_t i = 0; i < work.ofElement(element); ++i)
        x = std::fma(x, constants.factor, constants.addend);
    return x;
}

ErrorTally compareKnee(std::span<const float> out, std::int64_t first, KneeWork work, InputSeeds seeds)
{
    const std::int64_t every = stride(std::ssize(out), work);
    ErrorTally whole(Tolerance{});
    std::mutex mutex;
    inParallelRanges(std::ssize(out), std::int64_t{1} << 12, [&](std::int64_t begin, std::int64_t end) {
        ErrorTally part(Tolerance{});
        std::int64_t impossible = 0;
        for (std::int64_t i = begin; i < end; ++i)
            impossible += std::abs(out[static_cast<std::size_t>(i)]) <= farthest ? 0 : 1; // NaN is impossible too
        const auto compareOne = [&](std::int64_t i) {
            const float got = out[static_cast<std::size_t>(i)];
            impossible -= std::abs(got) <= farthest ? 0 : 1; // it is compared, and wrong, below
            part.compare(got, static_cast<double>(kneeValue(first + i, work, seeds)));
        };
        for (std::int64_t i = blocksToCover(begin, every) * every; i < end; i += every)
            compareOne(i);
        const std::int64_t last = std::ssize(out) - 1;
        if (end == std::ssize(out) && last % every != 0)
            compareOne(last);
        if (impossible > 0)
            part.addWrong(impossible);
        const std::lock_guard lock(mutex);
        whole.merge(part);
    });
    return whole;
}

} // namespace roofline
