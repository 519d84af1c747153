// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the cards of the right column say: a few sentences on each part of the flow with the numbers of the current setting,
// and what the model assumes.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/model/model_reading.h"

namespace roofline::window {

struct Explanation {
    QString title;
    QString numbers; ///< of the current setting; may be empty
    QStringList paragraphs;
};

class Explanations {
    Q_DECLARE_TR_FUNCTIONS(Explanations)

public:
    /// Contiguous access, and what coalescing is.
    [[nodiscard]] static Explanation globalMemory(const ModelReading& reading);
    /// What a tile costs and saves; without one, what that means.
    [[nodiscard]] static Explanation tile(const ModelReading& reading);
    /// Which FLOP are counted, and for which unit.
    [[nodiscard]] static Explanation arithmetic(const ModelReading& reading);
    /// Correctness before speed.
    [[nodiscard]] static Explanation output(const ModelReading& reading);
    /// What the model counts, and what it leaves out.
    [[nodiscard]] static Explanation assumptions();
};

} // namespace roofline::window
