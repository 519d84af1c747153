// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A picture's texts while they are being placed: each kind of placing, and what is taken already. Which texts there are is
// annotation_layout's.
#pragma once

#include <QFont>
#include <QFontMetricsF>

#include "app/window/labels/label_painter.h"
#include "app/window/labels/text_role.h"

#include <initializer_list>
#include <vector>

namespace roofline::window {

struct AnnotationText : PictureText {
    TextRole role = TextRole::Point;
};

[[nodiscard]] AnnotationText annotation(TextRole role, const QString& text, const QString& detail = {});

/// A text that belongs to a point.
struct NamedPoint {
    QPointF at;
    AnnotationText text;
    bool isOptional = false; ///< rather left out than over a line
};

class TextBoard {
public:
    TextBoard(const QFont& font, const QRectF& bounds, double markerRadius);

    [[nodiscard]] double lineHeight() const { return m_metrics.height(); }
    [[nodiscard]] double gap() const { return m_metrics.height() * 0.25; }
    [[nodiscard]] QSizeF sizeOf(const QString& text) const;

    /// No text will cover the marker of this point.
    void takeMarker(const QPointF& at);
    /// No text will cover this line, except the name of a point that has no other place. Null lines are passed over.
    void takeLine(const QLineF& line);
    /// The same, but for signs, which thin lines may run under.
    void takeThinLine(const QLineF& line);
    /// Just here, if that is inside the bounds and free; `corner` is its top left. False where it is not.
    bool addUpright(TextRole role, const QString& text, const QPointF& corner);
    /// Around this point, if nothing but thin lines is there. False where something is.
    bool addSign(TextRole role, const QString& text, const QPointF& centre);
    /// Along the line: the first text that fits on one of the sides, the first side first. False where none does.
    bool addAlong(const QLineF& line, TextRole role, const QStringList& texts, std::initializer_list<Side> sides);
    /// All at once, so that they share the room. Guides are crossed rather than lines.
    void addBeside(const std::vector<NamedPoint>& points, const std::vector<QLineF>& guides);

    [[nodiscard]] const std::vector<AnnotationText>& texts() const { return m_texts; }

private:
    void add(TextRole role, const QString& text, const LineLabel& place);
    [[nodiscard]] bool isFree(const QRectF& rect, const std::vector<QLineF>& lines) const;

    QFont m_font;
    QFontMetricsF m_metrics;
    LineSurroundings m_around;
    std::vector<QLineF> m_strong; ///< of the lines those that are not thin
    double m_radius;
    std::vector<AnnotationText> m_texts;
};

} // namespace roofline::window
