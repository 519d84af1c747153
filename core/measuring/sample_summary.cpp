// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/sample_summary.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace roofline {

namespace {

Seconds medianOf(std::vector<Seconds> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    const Seconds below = *std::max_element(values.begin(), middle);
    return (below + *middle) / 2.0;
}

bool isPositiveFinite(Seconds sample) { return std::isfinite(sample.count()) && sample.count() > 0.0; }

} // namespace

std::optional<SampleSummary> summarise(std::span<const Seconds> samples)
{
    if (samples.empty() || !std::all_of(samples.begin(), samples.end(), isPositiveFinite))
        return std::nullopt;
    const Seconds median = medianOf({samples.begin(), samples.end()});
    std::vector<Seconds> deviations(samples.size());
    std::transform(samples.begin(), samples.end(), deviations.begin(),
                   [median](Seconds s) { return Seconds(std::abs((s - median).count())); });
    const auto [least, greatest] = std::minmax_element(samples.begin(), samples.end());
    return SampleSummary{median, *least, *greatest, medianOf(std::move(deviations)), samples.size()};
}

} // namespace roofline
