// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the benchmarks say of their times.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

/// Linear between neighbours: 0 the smallest, 1 the largest. `values` is not empty.
inline double percentile(std::vector<double> values, double fraction)
{
    std::sort(values.begin(), values.end());
    const double place = fraction * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - std::floor(place)) * (values[above] - values[below]);
}

inline double median(const std::vector<double>& values) { return percentile(values, 0.5); }
