// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One reading of the model as text for people and as JSON for programs.
#pragma once

#include "core/model/model_reading.h"

#include <string>

namespace roofline::command {

[[nodiscard]] std::string modelWords(const ModelReading& reading);
/// Why cards may not hold the tile in a block, in one line; empty where every card does.
[[nodiscard]] std::string tileFaultWords(const MatmulShape& shape);
/// All digits: each number reads back to the same double.
[[nodiscard]] std::string modelJson(const ModelReading& reading);

} // namespace roofline::command
