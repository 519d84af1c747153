// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far a measured time can be trusted, in the fewest words: its spread and count, and whether it was not quiet or throttled.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/measuring/measurement.h"

namespace roofline::window {

class SpreadWords {
    Q_DECLARE_TR_FUNCTIONS(SpreadWords)

public:
    /// "± 1.0 % of 13, not quiet, throttled"; "spread not recorded"
    [[nodiscard]] static QString of(const Timing& time, const Conditions& conditions);
    [[nodiscard]] static QString of(const KernelMeasurement& kernel) { return of(kernel.time, kernel.conditions); }
    /// A number that comes from this time: "2.684 ms (± 1.0 % of 13)"
    [[nodiscard]] static QString beside(const QString& number, const Timing& time, const Conditions& conditions);
    [[nodiscard]] static QString beside(const QString& number, const KernelMeasurement& kernel)
    {
        return beside(number, kernel.time, kernel.conditions);
    }
};

} // namespace roofline::window
