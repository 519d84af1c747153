// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences of the window about the model and about measured points. How a number is written is quantity_text's.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "app/window/controls/tile_limits.h"
#include "core/model/model_reading.h"

namespace roofline::window {

class Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)

public:
    /// "Memory sets the bound: 0.5411 ms".
    [[nodiscard]] static QString verdict(const ModelReading& reading);
    /// Why: the intensity against the ridge point, and which way out there is.
    [[nodiscard]] static QString reason(const ModelReading& reading);
    /// The same in one short sentence.
    [[nodiscard]] static QString shortReason(const ModelReading& reading);
    /// The two kinds of move on the chart, and what each takes: one line each.
    [[nodiscard]] static QString moves(Limit limit);
    /// "0.5411 ms, by memory".
    [[nodiscard]] static QString bound(const ModelReading& reading);
    /// "N = 1234", or why there is none.
    [[nodiscard]] static QString crossover(const ModelReading& reading);
    /// The crossover in a picture that spans these sizes: a label for it, or why none is to be seen.
    [[nodiscard]] static QString crossoverInPicture(const ModelReading& reading, double fromSize, double toSize);
    /// The same where there is none for this tile, as brief as it can be; empty where there is one.
    [[nodiscard]] static QString noCrossoverInBrief(const ModelReading& reading);
    /// One line for each thing that stops a block from holding the tile; empty where nothing does.
    [[nodiscard]] static QStringList tileFaults(const MatmulShape& shape, const BlockLimits& limits);
    /// That it is a lower bound, and what the model leaves out.
    [[nodiscard]] static QString leftOut();
    /// "compute, hidden under it": of the shorter of both times.
    [[nodiscard]] static QString hiddenUnderIt(const QString& name);
    [[nodiscard]] static QString memory();
    [[nodiscard]] static QString compute();
    /// "model: N 1024, T 16": which product the model's point is.
    [[nodiscard]] static QString product(const MatmulShape& shape);
    [[nodiscard]] static QString model();
    /// "N 1024 · T 16 · 1000 GB/s · 60 TFLOP/s": all that the sliders say, in one line.
    [[nodiscard]] static QString setting(const ModelInput& input);
    /// "1000 GB/s, sliders": a ceiling and where it comes from. An empty origin is left out.
    [[nodiscard]] static QString ceiling(const QString& value, const QString& origin);
    [[nodiscard]] static QString fromSliders();
    [[nodiscard]] static QString measured();
    [[nodiscard]] static QString measuredOn(const QString& device);
    [[nodiscard]] static QString ridge(Intensity ridge);
    [[nodiscard]] static QString memoryBound();
    [[nodiscard]] static QString computeBound();
    [[nodiscard]] static QString memoryTime();
    [[nodiscard]] static QString computeTime();
    /// That the view is not the whole picture, and which key is the way back.
    [[nodiscard]] static QString homeShowsAll();
    /// The roofline in words, for those who do not see it.
    [[nodiscard]] static QString rooflineSummary(const ModelReading& reading, qsizetype measuredPoints);
    /// A kernel's name as the table has it.
    [[nodiscard]] static QString kernelName(const std::string& id);
};

} // namespace roofline::window
