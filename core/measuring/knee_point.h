// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Which kernels are points of the measured knee, by their ids: "knee_<FLOP/byte>". How they are measured and drawn is not
// known here.
#pragma once

#include <string_view>

namespace roofline {

[[nodiscard]] constexpr bool isKneePoint(std::string_view id) { return id.starts_with("knee_"); }

} // namespace roofline
