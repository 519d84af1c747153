// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/ladder.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace roofline {

namespace {

using Order = std::vector<std::string_view>;

const std::array<std::pair<Problem, Order>, 4>& orders()
{
    static const std::array<std::pair<Problem, Order>, 4> all{{
        {Problem::MatrixProduct,
         {"matmul_naive", "matmul_tiled_8", "matmul_tiled_16", "matmul_tiled_32", "matmul_register_tiled",
          "matmul_double_buffered", "matmul_tensor"}},
        {Problem::Transpose, {"transpose_naive", "transpose_shared", "transpose_padded"}},
        {Problem::Reduction, {"block_reduction", "reduction_shuffle"}},
        {Problem::Blur, {"blur_untiled", "blur_tiled", "blur_separable"}},
    }};
    return all;
}

constexpr double otherPlace = 1.1;  ///< of intensity
constexpr double sameHeight = 1.01; ///< below it two runs of one kernel may differ

const KernelMeasurement* timedKernel(const Session& session, std::string_view id)
{
    const auto found = std::find_if(session.kernels.begin(), session.kernels.end(),
                                    [id](const KernelMeasurement& kernel) { return kernel.id == id; });
    const bool isTimed = found != session.kernels.end() && found->isUsable() && found->time.median > Seconds(0.0) &&
                         found->traffic.value() > 0.0;
    return isTimed ? &*found : nullptr;
}

std::optional<Placement> placementOf(const Session& session, const KernelMeasurement& kernel)
{
    const std::optional<Roof> roof = roofOf(session, kernel);
    return roof ? std::optional(place(kernel, *roof)) : std::nullopt;
}

void compare(Rung& rung, const Session& session, const KernelMeasurement& before, const KernelMeasurement& kernel)
{
    rung.leadsRight = kernel.intensity().value() > otherPlace * before.intensity().value();
    const std::optional<Placement> from = placementOf(session, before);
    const std::optional<Placement> to = placementOf(session, kernel);
    rung.leadsUp = from && to && to->fractionOfCeiling > sameHeight * from->fractionOfCeiling;
}

Ladder ladderOf(const Session& session, Problem problem, const Order& order)
{
    Ladder ladder{problem, {}};
    const KernelMeasurement* before = nullptr;
    bool wasComputeBound = false;
    for (const std::string_view id : order) {
        const KernelMeasurement* kernel = timedKernel(session, id);
        if (kernel == nullptr)
            continue;
        Rung rung{kernel->id};
        const std::optional<Placement> placement = placementOf(session, *kernel);
        const bool isComputeBound = placement && placement->limit == Limit::Compute;
        rung.flipsToComputeBound = isComputeBound && !wasComputeBound && before != nullptr;
        wasComputeBound = wasComputeBound || isComputeBound;
        if (before != nullptr)
            compare(rung, session, *before, *kernel);
        before = kernel;
        ladder.rungs.push_back(std::move(rung));
    }
    return ladder;
}

} // namespace

std::vector<Ladder> ladders(const Session& session)
{
    std::vector<Ladder> found;
    for (const auto& [problem, order] : orders()) {
        Ladder ladder = ladderOf(session, problem, order);
        if (ladder.rungs.size() > 1)
            found.push_back(std::move(ladder));
    }
    return found;
}

} // namespace roofline
