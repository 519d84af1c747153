// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The ticks of a scale beneath the groove of a slider, each where the handle's middle stands at its value.
#pragma once

class QSlider;
class QStyleOptionSlider;

namespace roofline::window {

class LogScale;

/// `option`: the slider's own, as it is painted now; it says the direction, too.
void paintSliderTicks(QSlider& slider, const LogScale& scale, const QStyleOptionSlider& option);

} // namespace roofline::window
