// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A picture's texts while they are being placed: each kind of placing, what is taken already, and what gives way to what comes
// later. Which texts there are is annotation_layout's.
#pragma once

#include <QFont>
#include <QFontMetricsF>

#include "app/window/labels/label_painter.h"
#include "app/window/labels/label_placement.h"
#include "app/window/labels/text_role.h"

#include <initializer_list>
#include <optional>
#include <variant>
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
    bool isOptional = false;               ///< rather left out than over a line
    std::vector<AnnotationText> shorter{}; ///< where the longer would have to go far, the longest first
};

/// A text that belongs to a line: the first that fits on one of the sides, the first side first.
struct AlongLine {
    QLineF line;       ///< from left to right
    QStringList texts; ///< the longest first
    std::vector<Side> sides;
    /// So many of the texts say all that is wanted. Before one of the others stands along the line, the last of these stands along
    /// `across`, or near the line with a leader.
    qsizetype wholes = 0;
    double reach = 0.0; ///< how long a leader may be, in lines of text; 0: there is none
    QLineF across{};    ///< null for none
};

class TextBoard {
public:
    TextBoard(const QFont& font, const QRectF& bounds, double markerRadius);

    [[nodiscard]] double lineHeight() const { return m_metrics.height(); }
    [[nodiscard]] double gap() const { return m_metrics.height() * 0.25; }
    [[nodiscard]] QSizeF sizeOf(const QString& text) const;

    /// No text will cover the marker of this point.
    void takeMarker(const QPointF& at) { take(markerAt(at)); }
    void take(const QRectF& rect);
    /// Taken until something makes others give way.
    void reserve(const QRectF& rect) { m_around.taken.push_back(rect); }
    [[nodiscard]] QRectF markerAt(const QPointF& at) const;
    /// No text will cover this line, except the name of a point that has no other place. Null lines are passed over.
    void takeLine(const QLineF& line);
    /// The same, but for signs, which thin lines may run under.
    void takeThinLine(const QLineF& line);
    /// Texts along lines rather become shorter than that they cover this one; names of points know of it by their guides.
    void takeSoftLine(const QLineF& line) { m_soft.push_back(line); }
    /// Just here, if that is inside the bounds and free; `corner` is its top left. False where it is not.
    bool addUpright(TextRole role, const QString& text, const QPointF& corner);
    /// The same, but texts that stand there give way; names of points are added to `displaced`.
    bool addUprightOver(TextRole role, const QString& text, const QPointF& corner, std::vector<NamedPoint>& displaced);
    /// Around this point, if nothing but thin lines is there. False where something is.
    bool addSign(TextRole role, const QString& text, const QPointF& centre);
    /// Along the line: the first text that fits on one of the sides, the first side first. False where none does.
    bool addAlong(const QLineF& line, TextRole role, const QStringList& texts, std::initializer_list<Side> sides);
    /// False where no text has a place.
    bool add(const AlongLine& along, TextRole role);
    /// All at once, so that they share the room. Guides are crossed rather than lines. Where a text would have to go far, it and
    /// its neighbours are shortened.
    void addBeside(std::vector<NamedPoint> points, const std::vector<QLineF>& guides);

    /// These places are taken from now on, and this line. Texts in their way are placed anew where they can be: along their
    /// line at once, the names of points are returned; others go.
    /// No leader runs through `ring`: it would seem to end there.
    [[nodiscard]] std::vector<NamedPoint> giveWay(const std::vector<QRectF>& rects, const std::vector<QLineF>& lines,
                                                  const QRectF& ring);

    /// No text stands at any of these places, and no leader runs through one.
    [[nodiscard]] bool isClear(const std::vector<QRectF>& rects) const;

    [[nodiscard]] std::vector<AnnotationText> texts() const;

private:
    /// A text and what it takes to place it once more.
    struct Placed {
        AnnotationText text;
        std::variant<std::monostate, AlongLine, NamedPoint> source;
    };

    void add(TextRole role, const QString& text, const LineLabel& place);
    /// Those taken, and the leaders of texts that stand.
    [[nodiscard]] std::vector<QLineF> softLines() const;
    bool addOneOf(const QStringList& texts, const AlongLine& along, const LineSurroundings& around, TextRole role);
    bool addAcross(const QStringList& texts, const AlongLine& along, const LineSurroundings& around, TextRole role);
    void forgetLeaders(const std::vector<Placed>& gone);
    bool addLed(const QString& text, const AlongLine& along, TextRole role);
    [[nodiscard]] std::vector<std::optional<PlacedLabel>> place(const std::vector<NamedPoint>& points,
                                                                const std::vector<QLineF>& guides) const;
    bool shorten(std::vector<NamedPoint>& points, const std::vector<std::optional<PlacedLabel>>& placed) const;
    [[nodiscard]] bool isFree(const QRectF& rect, const std::vector<QRectF>& taken,
                              const std::vector<QLineF>& lines) const;

    QFont m_font;
    QFontMetricsF m_metrics;
    LineSurroundings m_around;
    std::vector<QLineF> m_strong; ///< of the lines those that are not thin
    double m_radius;
    std::vector<QLineF> m_soft;
    std::vector<QRectF> m_marks; ///< of what is taken what is no text
    std::vector<Placed> m_placed;
};

} // namespace roofline::window
