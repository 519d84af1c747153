// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The named units in which numbers enter and leave. Decimal everywhere (1 GB/s = 1e9 byte/s,
// 1 TFLOP/s = 1e12 FLOP/s); only storage sizes are binary (KiB, MiB).
#pragma once

#include "core/quantity/quantity.h"

namespace roofline {

constexpr Bytes bytes(double value) { return Bytes(value); }
constexpr Bytes kibibytes(double value) { return Bytes(value * 1024.0); }
constexpr Bytes mebibytes(double value) { return Bytes(value * 1048576.0); }
constexpr Bytes gibibytes(double value) { return Bytes(value * 1073741824.0); }
constexpr Flops flops(double value) { return Flops(value); }
constexpr Bandwidth gigabytesPerSecond(double value) { return Bandwidth(value * 1e9); }
constexpr ComputeRate gigaflopsPerSecond(double value) { return ComputeRate(value * 1e9); }
constexpr ComputeRate teraflopsPerSecond(double value) { return ComputeRate(value * 1e12); }
constexpr Intensity flopsPerByte(double value) { return Intensity(value); }
constexpr Frequency megahertz(double value) { return Frequency(value * 1e6); }
constexpr Power watts(double value) { return Power(value); }
constexpr Temperature celsius(double value) { return Temperature(value); }
constexpr Seconds milliseconds(double value) { return Seconds(value / 1e3); }

constexpr double inBytes(Bytes q) { return q.value(); }
constexpr double inKibibytes(Bytes q) { return q.value() / 1024.0; }
constexpr double inMebibytes(Bytes q) { return q.value() / 1048576.0; }
constexpr double inFlops(Flops q) { return q.value(); }
constexpr double inGigabytesPerSecond(Bandwidth q) { return q.value() / 1e9; }
constexpr double inGigaflopsPerSecond(ComputeRate q) { return q.value() / 1e9; }
constexpr double inTeraflopsPerSecond(ComputeRate q) { return q.value() / 1e12; }
constexpr double inFlopsPerByte(Intensity q) { return q.value(); }
constexpr double inMegahertz(Frequency q) { return q.value() / 1e6; }
constexpr double inWatts(Power q) { return q.value(); }
constexpr double inCelsius(Temperature q) { return q.value(); }
constexpr double inMilliseconds(Seconds t) { return t.count() * 1e3; }

} // namespace roofline
