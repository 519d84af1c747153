// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The matrix size at which the bound passes from memory to compute, and the tile that such a size needs.
#pragma once

#include "core/model/matmul_model.h"
#include "core/model/roofline.h"

#include <optional>

namespace roofline {

/// N* where memory time equals compute time, as a real number; above it compute sets the bound.
/// Each matrix once: N* = 3·s·peak / (2·bandwidth).
/// T×T tiles: N* = (s/bandwidth) / (2/peak − 2·s/(T·bandwidth)), taken with N/T unrounded; none where T/s ≤ ridge,
/// since then no N is compute bound.
[[nodiscard]] std::optional<double> crossoverSize(const Roof& roof, const MatmulShape& shape);

/// Tiles must be larger than this for any N to be compute bound: s · ridge.
[[nodiscard]] double tileToPassTheRidge(const Roof& roof, int elementBytes);

} // namespace roofline
