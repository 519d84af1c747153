// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/numbers.h"

#include <cmath>
#include <cstdint>

namespace roofline::json {

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

} // namespace roofline::json
