// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far a rate of the sliders stands off the measured one, in words: the same for the picture and for the controls.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/model/roofline.h"

namespace roofline::window {

/// Of two positive values; within rounding (1e-9, relative) the slider stands on the measured value.
[[nodiscard]] bool isOnMeasured(double set, double measured);

/// "+25 %", "-3.2 %"; "× 12" from ten times or a tenth on, where a per cent says little. Empty on the measured value.
[[nodiscard]] QString deviationText(double set, double measured);

class WhatIfWords {
    Q_DECLARE_TR_FUNCTIONS(WhatIfWords)

public:
    /// "measured 4276 GB/s, sliders +25 %"; "measured 4276 GB/s" where the slider stands on it.
    [[nodiscard]] static QString bandwidth(Bandwidth set, Bandwidth measured);
    [[nodiscard]] static QString peak(ComputeRate set, ComputeRate measured);
    /// Beneath a slider: "measured 4276 GB/s: +25 %"; "as measured" where it stands on it.
    [[nodiscard]] static QString besideSlider(const QString& measuredText, double set, double measured);
    /// "sliders +25 %"; empty on the measured value.
    [[nodiscard]] static QString sliders(double set, double measured);
};

} // namespace roofline::window
