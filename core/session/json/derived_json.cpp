// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/measurement_json.h"

#include "core/session/session.h"

#include <fmt/format.h>

#include <cmath>

namespace roofline::json {

namespace {

/// Near enough to the ridge point for a rounded file to name either side.
bool isNearRidge(const KernelMeasurement& kernel, const Roof& roof)
{
    return std::abs(kernel.intensity() / ridgePoint(roof) - 1.0) <= agreement;
}

} // namespace

void compareWithDerived(const Cursor& at, std::string_view key, double derived, std::string_view from)
{
    const auto member = at.find(key);
    if (!member)
        return;
    if (!(std::abs(member->number() - derived) <= agreement * std::abs(derived)))
        member->refuse(
            fmt::format("{} give {:.6g}, and within {} % of it is needed", from, derived, agreement * 100.0));
}

void compareWithRoof(const Cursor& at, const KernelMeasurement& kernel, const std::optional<Roof>& roof)
{
    if (!roof || !kernel.isUsable())
        return;
    const Placement placement = place(kernel, *roof);
    compareWithDerived(at, "percent_of_ceiling", placement.fractionOfCeiling * 100.0, "times and ceilings");
    const auto boundBy = at.find("bound_by");
    if (boundBy && boundBy->text() != limitName(placement.limit) && !isNearRidge(kernel, *roof))
        boundBy->refuse(fmt::format("\"{}\", as the ceilings say, is needed", limitName(placement.limit)));
}

} // namespace roofline::json
