// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a screen reader is told of a LogSlider: its real value with the unit, where Qt would speak the raw position.
#pragma once

namespace roofline::window {

/// Installs the accessible interface of LogSlider; a second call does nothing.
void speakSliderValues();

} // namespace roofline::window
