// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/axes/axis_ticks.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace roofline::window {

namespace {

constexpr double rounding = 1e-9; ///< a tick this near beyond an end is still on the axis

/// An even step and into how many parts its fine lines cut it.
struct Step {
    double size;
    int parts;
};

/// The least of 1, 2, 5 times a power of ten that is not below `least`.
Step roundStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least) + rounding));
    for (const Step step : {Step{1.0, 5}, Step{2.0, 4}, Step{5.0, 5}})
        if (step.size * power >= least * (1.0 - rounding))
            return {step.size * power, step.parts};
    return {10.0 * power, 5};
}

AxisTicks evenTicks(double from, double to, const Step& step)
{
    AxisTicks ticks;
    const double part = step.size / step.parts;
    const double slack = rounding * (to - from);
    const auto first = static_cast<long long>(std::ceil((from - slack) / part));
    const auto last = static_cast<long long>(std::floor((to + slack) / part));
    for (long long i = first; i <= last; ++i)
        (i % step.parts == 0 ? ticks.labelled : ticks.fine).push_back(static_cast<double>(i) * part);
    return ticks;
}

/// These digits in each decade; the others of 1 … 9 are fine lines.
AxisTicks digitTicks(double from, double to, std::span<const int> digits)
{
    AxisTicks ticks;
    const int last = static_cast<int>(std::floor(std::log10(to) + rounding));
    for (int exponent = static_cast<int>(std::floor(std::log10(from))); exponent <= last; ++exponent) {
        for (int digit = 1; digit <= 9; ++digit) {
            const double value = exponent < 0 ? digit / std::pow(10.0, -exponent) : digit * std::pow(10.0, exponent);
            if (value < from * (1.0 - rounding) || value > to * (1.0 + rounding))
                continue;
            const bool isLabelled = std::find(digits.begin(), digits.end(), digit) != digits.end();
            (isLabelled ? ticks.labelled : ticks.fine).push_back(value);
        }
    }
    return ticks;
}

AxisTicks decadeTicks(double from, double to, int every)
{
    static constexpr int one[] = {1};
    AxisTicks ticks = digitTicks(from, to, one);
    if (every == 1)
        return ticks;
    AxisTicks thinned;
    for (const double value : ticks.labelled) {
        const auto exponent = static_cast<int>(std::lround(std::log10(value)));
        (exponent % every == 0 ? thinned.labelled : thinned.fine).push_back(value);
    }
    return thinned;
}

/// Whether no two labels stand nearer than room allows, on a log axis.
bool hasRoom(const AxisTicks& ticks, double span, int room)
{
    for (std::size_t i = 1; i < ticks.labelled.size(); ++i)
        if (std::log10(ticks.labelled[i] / ticks.labelled[i - 1]) * room < span * (1.0 - rounding))
            return false;
    return true;
}

/// Even steps on a log axis lie closest at its upper end.
std::optional<AxisTicks> evenTicksOnLog(double from, double to, int room)
{
    const double span = std::log10(to / from);
    const double leastStep = to * (1.0 - std::pow(10.0, -span / room));
    if (!(leastStep > 0.0))
        return std::nullopt;
    AxisTicks ticks = evenTicks(from, to, roundStep(leastStep));
    return ticks.labelled.size() >= 2 ? std::optional(std::move(ticks)) : std::nullopt;
}

/// Of these labels those that stand so many decades apart from the one before; the others are fine lines.
AxisTicks thinnedOnLog(const AxisTicks& ticks, double apart)
{
    AxisTicks thinned;
    for (const double value : ticks.labelled) {
        const bool isFar = thinned.labelled.empty() || std::log10(value / thinned.labelled.back()) >= apart;
        (isFar ? thinned.labelled : thinned.fine).push_back(value);
    }
    return thinned;
}

} // namespace

AxisTicks logTicks(double from, double to, int room)
{
    if (!(from > 0.0) || !(from < to) || !std::isfinite(to))
        return {};
    room = std::max(1, room);
    const double span = std::log10(to / from);
    if (span >= 2.0 - 1e-6)
        return decadeTicks(from, to, std::max(1, static_cast<int>(std::ceil(span / room - rounding))));
    static constexpr int oneTwoFive[] = {1, 2, 5};
    static constexpr int oneThree[] = {1, 3};
    AxisTicks usual = digitTicks(from, to, oneTwoFive);
    if (usual.labelled.size() >= 4 && hasRoom(usual, span, room))
        return usual;
    const std::optional<AxisTicks> even = usual.labelled.size() < 4 ? evenTicksOnLog(from, to, room) : std::nullopt;
    if (even)
        return *even;
    if (usual.labelled.size() >= 2 && hasRoom(usual, span, room))
        return usual;
    AxisTicks sparse = digitTicks(from, to, oneThree);
    if (sparse.labelled.size() >= 2 && hasRoom(sparse, span, room))
        return sparse;
    AxisTicks decades = decadeTicks(from, to, 1);
    return decades.labelled.size() >= 2 ? decades
                                        : thinnedOnLog(evenTicks(from, to, roundStep((to - from) / 10.0)), span / room);
}

AxisTicks linearTicks(double from, double to, int room)
{
    if (!(from < to) || !std::isfinite(to - from))
        return {};
    return evenTicks(from, to, roundStep((to - from) / std::max(1, room)));
}

AxisTicks binaryTicks(double from, double to, int room)
{
    if (!(from < to) || !std::isfinite(to - from))
        return {};
    const double least = std::max(1.0, (to - from) / std::max(1, room));
    return evenTicks(from, to, {std::exp2(std::ceil(std::log2(least) - rounding)), 4});
}

} // namespace roofline::window
