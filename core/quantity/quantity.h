// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A number with a dimension, and the seven laws of the roofline between dimensions.
// Which unit a number is written in is not known here: units.h converts at the edges.
#pragma once

#include <chrono>
#include <compare>

namespace roofline {

/// A value in the base unit of its dimension: byte, FLOP, byte/s, FLOP/s, FLOP/byte, Hz, W, °C.
template <class Dimension>
class Quantity {
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double value) : m_value(value) {}

    /// The value in the base unit. For arithmetic and files; people are shown a unit from units.h.
    [[nodiscard]] constexpr double value() const { return m_value; }

    constexpr auto operator<=>(const Quantity&) const = default;

    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    friend constexpr Quantity operator*(Quantity a, double factor) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator*(double factor, Quantity a) { return a * factor; }
    friend constexpr Quantity operator/(Quantity a, double divisor) { return Quantity(a.m_value / divisor); }
    /// The ratio of two quantities of one dimension is a plain number.
    friend constexpr double operator/(Quantity a, Quantity b) { return a.m_value / b.m_value; }

private:
    double m_value = 0.0;
};

using Bytes = Quantity<struct BytesDimension>;
using Flops = Quantity<struct FlopsDimension>;
using Bandwidth = Quantity<struct BandwidthDimension>;
using ComputeRate = Quantity<struct ComputeRateDimension>;
using Intensity = Quantity<struct IntensityDimension>;
using Frequency = Quantity<struct FrequencyDimension>;
using Power = Quantity<struct PowerDimension>;
using Temperature = Quantity<struct TemperatureDimension>;
using Seconds = std::chrono::duration<double>;

constexpr Bandwidth operator/(Bytes traffic, Seconds time) { return Bandwidth(traffic.value() / time.count()); }
constexpr ComputeRate operator/(Flops work, Seconds time) { return ComputeRate(work.value() / time.count()); }
constexpr Intensity operator/(Flops work, Bytes traffic) { return Intensity(work.value() / traffic.value()); }
constexpr ComputeRate operator*(Bandwidth b, Intensity i) { return ComputeRate(b.value() * i.value()); }
constexpr Intensity operator/(ComputeRate r, Bandwidth b) { return Intensity(r.value() / b.value()); }
constexpr Seconds operator/(Bytes traffic, Bandwidth b) { return Seconds(traffic.value() / b.value()); }
constexpr Seconds operator/(Flops work, ComputeRate r) { return Seconds(work.value() / r.value()); }

} // namespace roofline
