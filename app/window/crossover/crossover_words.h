// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is said of measured series in time against N: what they are called, and where the one in front parts from the model.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "app/window/crossover/crossover_scene.h"

namespace roofline::window {

class CrossoverWords {
    Q_DECLARE_TR_FUNCTIONS(CrossoverWords)

public:
    /// "T 16", "untiled"
    [[nodiscard]] static QString tile(std::int64_t tile);
    /// "measured: ▲ untiled  ◆ T 16": the markers as letters of their shape. Empty where nothing is.
    [[nodiscard]] static QString legend(const std::vector<ProductSeries>& all);
    /// Short lines for the picture, of the series in front; empty where there is none, or no roof.
    [[nodiscard]] static QStringList series(const CrossoverScene& scene);
    /// "T 16: …": where it parts from the model, one line each for the launch and for caches. The model is the one of this setting
    /// where that has the elements that were multiplied; else the one of 4 byte under measured ceilings, and is called so.
    [[nodiscard]] static QStringList departure(const ProductSeries& series, const ModelInput& setting,
                                               const Roof& measured);
};

} // namespace roofline::window
