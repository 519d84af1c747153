// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/session_view.h"

#include "core/quantity/units.h"
#include "core/session/view_range.h"

namespace roofline {

const std::vector<std::string>& viewThemes()
{
    static const std::vector<std::string> themes = {"system", "light", "dark", "contrast"};
    return themes;
}

namespace {

/// A view that could not be read again would cost the whole session: what is outside stays out.
template <class Number>
std::optional<Number> within(Number value, Number lowest, Number highest)
{
    return value >= lowest && value <= highest ? std::optional(value) : std::nullopt;
}

} // namespace

SessionView viewOf(const ModelInput& input, const std::optional<Roof>& measured)
{
    SessionView view;
    view.n = within<std::int64_t>(input.shape.n, smallestViewSize, largestViewSize);
    view.tile = within<std::int64_t>(input.shape.tile, 1, largestViewTile);
    view.traffic = input.shape.traffic;
    if (isOfferedElement(input.shape.elementBytes))
        view.elementBytes = input.shape.elementBytes;
    if (measured == input.roof)
        return view;
    if (keptRate.contains(inGigabytesPerSecond(input.roof.bandwidth)))
        view.bandwidth = input.roof.bandwidth;
    if (keptRate.contains(inTeraflopsPerSecond(input.roof.peak)))
        view.peak = input.roof.peak;
    return view;
}

ModelInput withView(ModelInput input, const SessionView& view)
{
    input.shape.n = view.n.value_or(input.shape.n);
    input.shape.tile = view.tile.value_or(input.shape.tile);
    input.shape.traffic = view.traffic.value_or(input.shape.traffic);
    input.shape.elementBytes = view.elementBytes.value_or(input.shape.elementBytes);
    input.roof.bandwidth = view.bandwidth.value_or(input.roof.bandwidth);
    input.roof.peak = view.peak.value_or(input.roof.peak);
    return input;
}

} // namespace roofline
