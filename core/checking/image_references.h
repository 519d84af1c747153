// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What the image kernels must have written, computed on the host by the rules of image_rules.h. Outputs come in chunks, as in
// references.h.
#pragma once

#include "core/checking/references.h"

namespace roofline {

/// The 5×5 blur of the side×side image a, row by row, summed up in double.
[[nodiscard]] ErrorTally compareBlur(std::span<const float> out, std::int64_t first, std::int64_t side,
                                     InputSeeds seeds);
/// Words of four brightnesses each; pixel bytes are those of a's floats in memory, lowest byte first.
[[nodiscard]] ErrorTally compareGrayscale(std::span<const float> out, std::int64_t first, InputSeeds seeds);

} // namespace roofline
