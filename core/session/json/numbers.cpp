// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/numbers.h"

#include <cmath>
#include <cstdint>
#include <limits>

namespace roofline::json {

namespace {

/// The neighbour of `guess` that `read` turns into exactly `value`, else the guess.
template <class Read>
double invert(double guess, double value, Read read)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (const double candidate : {guess, std::nextafter(guess, infinity), std::nextafter(guess, -infinity)}) {
        if (read(candidate) == value)
            return candidate;
    }
    return guess;
}

} // namespace

Value number(double value)
{
    constexpr double exactWhole = 9007199254740992.0; // 2^53
    if (!std::isfinite(value))
        return nullptr;
    if (std::abs(value) < exactWhole && std::trunc(value) == value)
        return static_cast<std::int64_t>(value);
    return value;
}

Value positiveNumber(std::optional<double> value) { return value && *value > 0.0 ? number(*value) : Value(nullptr); }

Value text(const std::optional<std::string>& value)
{
    return value && !value->empty() ? Value(*value) : Value(nullptr);
}

double exactMilliseconds(Seconds time)
{
    return invert(inMilliseconds(time), time.count(), [](double ms) { return milliseconds(ms).count(); });
}

double exactMegahertz(Frequency frequency)
{
    return invert(inMegahertz(frequency), frequency.value(), [](double mhz) { return megahertz(mhz).value(); });
}

} // namespace roofline::json
