// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every text that a widget and all in it paint, caught where the painter hands it to the device: whichever library draws it,
// the text, its ink's place and what of it is cut off are known. What is wrong with a set of texts is text_faults'.
#pragma once

#include <QPolygonF>
#include <QRegion>
#include <QSize>
#include <QString>

#include <functional>
#include <vector>

class QPaintDevice;
class QWidget;

namespace roofline::window {

struct RecordedText {
    QString text;
    QPolygonF ink;      ///< four corners of the box of the glyphs, turned as they are, in the widget's pixels
    bool isCut = false; ///< by a clip of the painter or by the edge of the widget that paints it
};

/// Paints the widget, which must be shown, as it would on the screen.
[[nodiscard]] std::vector<RecordedText> recordTexts(QWidget& widget);
/// What is painted on a page of this size, at 96 dots an inch.
[[nodiscard]] std::vector<RecordedText> recordTexts(const QSize& page, const std::function<void(QPaintDevice&)>& paint);

} // namespace roofline::window
