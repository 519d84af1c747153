// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words on the drawing of the flow. What the cards say is flow_cards'.
#pragma once

#include <QCoreApplication>

#include "core/model/model_reading.h"

namespace roofline::window {

class FlowWords {
    Q_DECLARE_TR_FUNCTIONS(FlowWords)

public:
    [[nodiscard]] static QString globalMemory();
    /// "Shared tile 16×16", "No tile" or "Ideal cache".
    [[nodiscard]] static QString keeper(const MatmulShape& shape);
    /// What it takes: "2.000 KiB".
    [[nodiscard]] static QString kept(const ModelReading& reading);
    [[nodiscard]] static QString arithmetic();
    [[nodiscard]] static QString output();
    [[nodiscard]] static QString square(qint64 n); ///< "1024 × 1024"

    [[nodiscard]] static QString loaded(Bytes bytes);
    [[nodiscard]] static QString loadedValues(double values, bool eachOnce);
    [[nodiscard]] static QString work(Flops work);
    /// "each value used 16 times".
    [[nodiscard]] static QString reuse(double times);
    [[nodiscard]] static QString written(Bytes bytes);
    [[nodiscard]] static QString writtenValues(double values);
    [[nodiscard]] static QString onChip();
    /// What is said of the boundary that binds.
    [[nodiscard]] static QString theLimit();
    /// "536.9 MB loaded · the limit".
    [[nodiscard]] static QString marked(const QString& amount);
};

} // namespace roofline::window
