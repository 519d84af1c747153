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
    /// Short lines for the picture: of the series in front, where there is one and a roof, and of what is not drawn.
    [[nodiscard]] static QStringList series(const CrossoverScene& scene);
    /// Products whose check failed: a few by name, more by number; empty for none.
    [[nodiscard]] static QString notDrawn(const std::vector<std::string>& ids);
    /// "T 16: …": where it parts from the model, one line each for the launch and for caches, each number with its spread; where
    /// a ceiling was only noise, that instead of caches. The model is the one of this setting where that has the elements that
    /// were multiplied; else the one of 4 byte under measured ceilings, and is called so. Empty where no ceilings were measured.
    [[nodiscard]] static QStringList departure(const ProductSeries& series, const ModelInput& setting,
                                               const MeasuredTimes& measured);

private:
    [[nodiscard]] static QStringList caches(const ProductSeries& series, const CacheHelp& help, bool isDrawnMemory);
};

} // namespace roofline::window
