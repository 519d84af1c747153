// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a painter does, as the elements of an SVG document: paths, texts as long as they were measured here whatever font
// draws them there, pictures; in groups that clip. What the attributes are called is svg_words'.
#pragma once

#include <QByteArray>
#include <QPaintEngine>
#include <QPen>
#include <QTransform>
#include <QXmlStreamWriter>

#include <optional>

namespace roofline::window {

class SvgEngine : public QPaintEngine {
public:
    explicit SvgEngine(const QRectF& whole);

    /// All elements, once the painter has ended.
    [[nodiscard]] QByteArray body() const { return m_body; }

    bool begin(QPaintDevice* device) override;
    bool end() override;
    void updateState(const QPaintEngineState& painter) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    using QPaintEngine::drawPolygon;
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override;
    void drawTextItem(const QPointF& start, const QTextItem& item) override;
    [[nodiscard]] Type type() const override { return User; }

private:
    void clip(const QRectF& rect, Qt::ClipOperation operation);
    /// Elements that follow are clipped as the painter is.
    void enterGroup();
    void leaveGroup();
    void drawOutline(const QPainterPath& path, const QBrush& brush);
    void writeLines();
    void writeElement(const char* name, const QXmlStreamAttributes& attributes);

    QRectF m_whole;
    QByteArray m_body;
    QXmlStreamWriter m_writer;
    QPen m_pen;
    QBrush m_brush;
    QTransform m_transform;
    double m_opacity = 1.0;
    std::optional<QRectF> m_clip;      ///< of the painter, in the picture's pixels
    std::optional<QRectF> m_groupClip; ///< of the group that is open
    QList<QRectF> m_clips;             ///< all that were written; the index is in the id
    QString m_lines;                   ///< outlines not yet written, all with m_linesStroke
    QXmlStreamAttributes m_linesStroke;
};

} // namespace roofline::window
