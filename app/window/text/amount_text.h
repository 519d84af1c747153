// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Amounts that are moved or done, into words with decimal prefixes. Sizes of storage are binary, and quantity_text's.
#pragma once

#include <QString>

#include "core/quantity/quantity.h"

namespace roofline::window {

[[nodiscard]] QString trafficText(Bytes bytes); ///< "768 byte", "4.194 MB", "541.1 MB"
[[nodiscard]] QString workText(Flops work);     ///< "1024 FLOP", "2.147 GFLOP"
[[nodiscard]] QString amountText(double count); ///< "65536", "134.2 M"

} // namespace roofline::window
