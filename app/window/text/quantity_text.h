// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Quantities into words, in the user's locale (QLocale()). Files and the table keep the C locale; sentences are wording.h's.
#pragma once

#include <QString>

#include "core/quantity/quantity.h"

namespace roofline::window {

/// `significant` digits, trailing zeros kept: 3.969, 60.00, 16384. Powers of ten only below 1e-4 and from 1e7 on.
[[nodiscard]] QString numberText(double value, int significant = 4);
/// The same without trailing zeros: 60, 244.5, 5 × 10⁷.
[[nodiscard]] QString briefNumberText(double value, int significant = 4);

[[nodiscard]] QString intensityText(Intensity intensity); ///< "3.969 FLOP/byte"
[[nodiscard]] QString timeText(Seconds time);             ///< "0.5411 ms", "3.579 µs", "12.35 s"; ms from 0.01 to 1000
/// A time on its way to `total`: in the unit and with the decimals of the total, so that a counter does not flicker.
[[nodiscard]] QString elapsedText(Seconds elapsed, Seconds total);
[[nodiscard]] QString bandwidthText(Bandwidth bandwidth); ///< "244.5 GB/s"
[[nodiscard]] QString computeRateText(ComputeRate rate);  ///< "29.7 GFLOP/s", "60 TFLOP/s"
[[nodiscard]] QString storageText(Bytes bytes);           ///< "2.000 KiB": sizes are binary, and only sizes
[[nodiscard]] QString percentText(double fraction);       ///< "104.8 %"
/// A number with its unit stays in one line.
[[nodiscard]] QString inOnePiece(QString quantity);
/// A matrix size or tile as it is typed: no group separators.
[[nodiscard]] QString countText(qint64 count);
/// A real matrix size, such as the crossover: "90.00", "1234".
[[nodiscard]] QString crossoverSizeText(double size);
[[nodiscard]] QString powerOfTenText(int exponent); ///< "10⁻⁵"

} // namespace roofline::window
