// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The colours of every picture, for a dark or a light palette, or one of high contrast. One meaning has one colour everywhere: memory is blue and
// drawn solid, compute is vermilion and drawn dashed, the model is the ink of the text. After Okabe and Ito.
#pragma once

#include <QColor>
#include <QPalette>

#include <algorithm>

namespace roofline::window {

struct PictureTheme {
    bool isDark = false;
    bool isContrast = false; ///< black and white
    double strength = 1.0;   ///< of the pens that draw data, 1 is usual
    QColor paper;            ///< behind a chart
    QColor ink;              ///< text, axes, the model's point
    QColor faintInk;         ///< secondary text
    QColor grid;             ///< lines of whole decades
    QColor fineGrid;         ///< lines between
    QColor memory;
    QColor compute;
    QColor memoryArea;  ///< under the sloped roof
    QColor computeArea; ///< under the flat roof
    QColor ghost;       ///< the roof that is not the sliders'
    QColor underlay;    ///< broad, under the curve that sets the bound
    QColor warning;     ///< text that something cannot be
};

/// How wide the lines of time against N are beside text of this height.
[[nodiscard]] inline double curveWidth(const PictureTheme& theme, double textHeight)
{
    return theme.strength * std::max(1.5, textHeight / 8.0);
}

/// Dark or light, and high contrast, are read from the palette itself.
[[nodiscard]] PictureTheme themeOf(const QPalette& palette);

} // namespace roofline::window
