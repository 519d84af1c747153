// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/log_scale.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roofline::window {

namespace {

constexpr int positionsPerDecade = 100;

double toThreeDigits(double value)
{
    const double exponent = std::floor(std::log10(value)) - 2.0;
    // Dividing by a whole power of ten keeps 0.102 the double that is written 0.102.
    return exponent < 0.0 ? std::round(value * std::pow(10.0, -exponent)) / std::pow(10.0, -exponent)
                          : std::round(value / std::pow(10.0, exponent)) * std::pow(10.0, exponent);
}

} // namespace

LogScale::LogScale(double lowest, double highest, double positionsPerE, bool isWhole)
    : m_lowest(lowest),
      m_highest(highest),
      m_positionsPerE(positionsPerE),
      m_lastPosition(static_cast<int>(std::lround(std::log(highest / lowest) * positionsPerE))),
      m_isWhole(isWhole)
{}

LogScale LogScale::powersOfTwo(int lowest, int highest)
{
    return {static_cast<double>(lowest), static_cast<double>(highest), 1.0 / std::numbers::ln2, true};
}

LogScale LogScale::decades(double lowest, double highest)
{
    return {lowest, highest, positionsPerDecade / std::numbers::ln10, false};
}

int LogScale::positionsOf(Stride stride) const
{
    switch (stride) {
    case Stride::Fine:
        return 1;
    case Stride::Step:
        return m_isWhole ? 1 : 5;
    case Stride::Page:
        return m_isWhole ? 2 : 30;
    }
    return 1;
}

double LogScale::realPositionOf(double value) const { return std::log(value / m_lowest) * m_positionsPerE; }

double LogScale::valueAt(int position) const
{
    if (position <= 0)
        return m_lowest;
    if (position >= m_lastPosition)
        return m_highest;
    const double value = m_lowest * std::exp(position / m_positionsPerE);
    return m_isWhole ? std::round(value) : toThreeDigits(value);
}

int LogScale::positionOf(double value) const
{
    if (!(value > m_lowest))
        return 0;
    if (value >= m_highest)
        return m_lastPosition;
    return std::clamp(static_cast<int>(std::lround(realPositionOf(value))), 0, m_lastPosition);
}

std::vector<ScaleTick> LogScale::ticks() const
{
    std::vector<ScaleTick> ticks;
    if (m_isWhole) {
        const int first = static_cast<int>(std::lround(std::log2(m_lowest)));
        for (int position = 0; position <= m_lastPosition; ++position)
            ticks.push_back({position, (first + position) % 4 == 0});
        return ticks;
    }
    for (int decade = 0; decade <= m_lastPosition; decade += positionsPerDecade)
        for (const int digit : {1, 2, 5}) {
            const int position = decade + static_cast<int>(std::lround(std::log10(digit) * positionsPerDecade));
            if (position <= m_lastPosition)
                ticks.push_back({position, digit == 1});
        }
    return ticks;
}

double LogScale::moved(double value, Stride stride, int strides) const
{
    if (m_isWhole && stride == Stride::Fine)
        return std::clamp(value + strides, m_lowest, m_highest);
    const double inside = std::clamp(value, m_lowest, m_highest);
    const double position = realPositionOf(inside);
    // A value of three digits lies up to a fifth of a position beside its own: that still counts as on it.
    const double nearest = std::round(position);
    const bool isOnGrid = std::abs(position - nearest) < (m_isWhole ? 1e-9 : 0.25);
    const double start = isOnGrid ? nearest : (strides > 0 ? std::floor(position) : std::ceil(position));
    return valueAt(static_cast<int>(start) + strides * positionsOf(stride));
}

} // namespace roofline::window
