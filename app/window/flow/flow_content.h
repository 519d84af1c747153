// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the drawing of the flow says of one setting: four parts, the three edges between them, and which of them binds. Where
// it stands on the picture is flow_geometry's.
#pragma once

#include <QString>

#include "core/model/model_reading.h"

#include <array>
#include <cstddef>

namespace roofline::window {

/// In the order of the flow.
enum class FlowPart { GlobalMemory, Tile, Arithmetic, Output };
inline constexpr std::array flowParts = {FlowPart::GlobalMemory, FlowPart::Tile, FlowPart::Arithmetic,
                                         FlowPart::Output};

/// What stands between global memory and arithmetic.
enum class Keeping {
    Tile,      ///< T×T tiles in shared memory
    Nothing,   ///< the untiled baseline: every operand comes from global memory
    Everything ///< each matrix once: a cache that keeps whatever is used again
};
[[nodiscard]] Keeping keepingOf(const MatmulShape& shape);

struct FlowBoxContent {
    QString name;
    QString figure;
    bool binds = false;

    bool operator==(const FlowBoxContent&) const = default;
};

struct FlowEdgeContent {
    QString amount;
    QString detail;
    double breadth = 0.0;  ///< 0: N² values, 1: 2·N³ values, between them by the logarithm
    bool isMemory = false; ///< crosses the boundary of global memory
    bool mayBind = false;  ///< at some setting
    bool binds = false;    ///< at this one

    bool operator==(const FlowEdgeContent&) const = default;
};

struct FlowContent {
    Keeping keeping = Keeping::Tile;
    std::array<FlowBoxContent, 4> boxes;
    std::array<FlowEdgeContent, 3> edges; ///< each under the box of the same place
    QString bindingMark;                  ///< said of what binds: "the limit"
    QString onChip;                       ///< what the frame around tile and arithmetic is

    [[nodiscard]] const FlowBoxContent& box(FlowPart part) const { return boxes.at(static_cast<std::size_t>(part)); }
    bool operator==(const FlowContent&) const = default;
};

[[nodiscard]] FlowContent flowContent(const ModelReading& reading);
/// All of it in words, for those who do not see it.
[[nodiscard]] QString spokenFlow(const FlowContent& content);

} // namespace roofline::window
