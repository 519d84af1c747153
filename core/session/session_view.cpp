// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/session_view.h"

namespace roofline {

const std::vector<std::string>& viewThemes()
{
    static const std::vector<std::string> themes = {"system", "light", "dark", "contrast"};
    return themes;
}

SessionView viewOf(const ModelInput& input, const std::optional<Roof>& measured)
{
    SessionView view;
    view.n = input.shape.n;
    view.tile = input.shape.tile;
    view.traffic = input.shape.traffic;
    view.elementBytes = input.shape.elementBytes;
    if (measured == input.roof)
        return view;
    view.bandwidth = input.roof.bandwidth;
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
