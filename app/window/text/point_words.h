// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a tool tip says of a point of either chart: its numbers with their spread and conditions, and the reason where it
// lies above the roof. Rich text.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/window/live/live_point.h"
#include "core/measuring/measurement.h"
#include "core/model/model_reading.h"
#include "core/session/result_table.h"
#include "core/session/session.h"

namespace roofline::window {

class PointWords {
    Q_DECLARE_TR_FUNCTIONS(PointWords)

public:
    /// `row` is the same result in the table's words; `ladder`: what is said of its rung.
    [[nodiscard]] static QString measured(const KernelMeasurement& kernel, const std::optional<Placement>& placement,
                                          const ResultRow& row, const QStringList& ladder = {});
    /// Of a product that was timed live.
    [[nodiscard]] static QString live(const LivePoint& point);
    [[nodiscard]] static QString model(const ModelReading& reading);
    [[nodiscard]] static QString ridge(const ModelReading& reading);
    /// Of a product in time against N.
    [[nodiscard]] static QString product(std::int64_t n, const KernelMeasurement& kernel);
    [[nodiscard]] static QString crossing(double n, Seconds time);
    /// In the picture itself: which results are left out, since their check failed; empty for none.
    [[nodiscard]] static QString notDrawn(const std::vector<std::string>& ids);

private:
    [[nodiscard]] static QString medianOf(Seconds time, const SampleSummary& spread);
    /// Its time with spread, whether it is to be trusted, its check and its conditions.
    [[nodiscard]] static QStringList timed(const KernelMeasurement& kernel);
};

} // namespace roofline::window
