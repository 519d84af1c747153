// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Positions of a logarithmic slider and their values: powers of two for sizes, round numbers for rates. No widget here.
#pragma once

#include <cstdint>
#include <vector>

namespace roofline::window {

/// How far one stroke goes.
enum class Stride { Fine, Step, Page };

struct ScaleTick {
    int position;
    bool isEmphasised;
};

class LogScale {
public:
    /// Whole numbers between two powers of two, a position for each power. Step ×2, page ×4, fine ±1.
    static LogScale powersOfTwo(int lowest, int highest);
    /// Real numbers, a hundred positions a decade from `lowest`, which is a power of ten; three significant digits each,
    /// the limits exact. Step 12 %, page ×2, fine 2.3 %.
    static LogScale decades(double lowest, double highest);

    [[nodiscard]] int lastPosition() const { return m_lastPosition; }
    [[nodiscard]] double lowest() const { return m_lowest; }
    [[nodiscard]] double highest() const { return m_highest; }
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    [[nodiscard]] int positionsOf(Stride stride) const;

    /// Each power of two, those of 16 emphasised; or 1, 2, 5 in each decade, its beginning emphasised. Rising.
    [[nodiscard]] std::vector<ScaleTick> ticks() const;
    [[nodiscard]] double valueAt(int position) const;
    /// The nearest position; values outside are at the ends.
    [[nodiscard]] int positionOf(double value) const;
    /// `strides` strides from any value, one between positions included, to the grid, and never past the limits.
    [[nodiscard]] double moved(double value, Stride stride, int strides) const;

private:
    LogScale(double lowest, double highest, double positionsPerE, bool isWhole);
    [[nodiscard]] double realPositionOf(double value) const;

    double m_lowest;
    double m_highest;
    double m_positionsPerE; ///< positions for a factor of e
    int m_lastPosition;
    bool m_isWhole;
};

} // namespace roofline::window
