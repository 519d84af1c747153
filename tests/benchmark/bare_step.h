// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The peer that nothing can beat by much: the lines of both charts and their grids drawn by a bare QPainter, with no library,
// no text and no hit test.
#pragma once

#include <QSize>
#include <QWidget>

#include "core/model/model_reading.h"

#include <cstdint>
#include <vector>

/// Milliseconds from each size of matrix to painted pixels.
[[nodiscard]] std::vector<double> bareStepTimes(const QSize& size, const roofline::ModelInput& first,
                                                const std::vector<std::int64_t>& sizesOfSteps);

class BareCharts : public QWidget {
public:
    /// As large as both charts together; the roofline takes the upper 60 %.
    explicit BareCharts(const QSize& size);

    void showReading(const roofline::ModelReading& reading);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintRoofline(QPainter& painter) const;
    void paintCrossover(QPainter& painter) const;
    [[nodiscard]] QRectF upper() const;
    [[nodiscard]] QRectF lower() const;

    roofline::ModelReading m_reading;
};
