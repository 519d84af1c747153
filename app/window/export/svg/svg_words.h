// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers, outlines, pens, brushes and fonts as SVG writes them: attributes and their values. Always with a decimal point.
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QPen>
#include <QString>
#include <QTransform>
#include <QXmlStreamAttributes>

namespace roofline::window {

/// A hundredth of a pixel is fine enough, and keeps files small.
[[nodiscard]] QString svgNumber(double value);
/// "M10 20L30 40Z": the value of a path's d.
[[nodiscard]] QString svgOutline(const QPainterPath& path);
[[nodiscard]] QString svgTransform(const QTransform& transform);
/// stroke and its width, dashes, caps and joins; opacity of the painter, 0 to 1.
[[nodiscard]] QXmlStreamAttributes svgStroke(const QPen& pen, double opacity);
/// Of one colour, or none: pictures here have no gradients and no patterns.
[[nodiscard]] QXmlStreamAttributes svgFill(const QBrush& brush, double opacity);
/// Size, weight, slant, and the families that a reader's machine may have.
[[nodiscard]] QXmlStreamAttributes svgFont(const QFont& font, int dotsPerInch);
/// Without the characters that no XML file may hold.
[[nodiscard]] QString xmlText(const QString& text);

} // namespace roofline::window
