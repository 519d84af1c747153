// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a painted picture tells of the texts on it, so that a test can see that none is cut off and none lies on another.
#pragma once

#include <QRectF>
#include <QString>

#include <vector>

namespace roofline::window {

/// One text as it stands on a widget. Widget coordinates.
struct PaintedText {
    QString text;
    QRectF rect;      ///< what the glyphs need
    QRectF available; ///< the room that the picture has for them: rect lies in it, or the text is cut off
};

/// A widget that paints texts itself: `dynamic_cast<const PaintsTexts*>(widget)`.
class PaintsTexts {
public:
    virtual ~PaintsTexts() = default;
    [[nodiscard]] virtual std::vector<PaintedText> paintedTexts() const = 0;

protected:
    PaintsTexts() = default;
    PaintsTexts(const PaintsTexts&) = default;
    PaintsTexts& operator=(const PaintsTexts&) = default;
};

} // namespace roofline::window
