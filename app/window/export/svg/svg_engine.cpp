// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/svg/svg_engine.h"

#include "app/window/export/svg/svg_words.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPixmap>

namespace roofline::window {

namespace {

/// Gradients, patterns and blending are drawn by Qt as pictures, where anyone should paint with them.
constexpr QPaintEngine::PaintEngineFeatures features =
    QPaintEngine::PrimitiveTransform | QPaintEngine::PixmapTransform | QPaintEngine::PainterPaths |
    QPaintEngine::AlphaBlend | QPaintEngine::Antialiasing | QPaintEngine::BrushStroke | QPaintEngine::ConstantOpacity |
    QPaintEngine::PaintOutsidePaintEvent;

} // namespace

SvgEngine::SvgEngine(const QRectF& whole) : QPaintEngine(features), m_whole(whole), m_writer(&m_body) {}

bool SvgEngine::begin(QPaintDevice* device)
{
    Q_UNUSED(device)
    return m_body.isEmpty(); // one picture, one painter
}

bool SvgEngine::end()
{
    writeLines();
    leaveGroup();
    return true;
}

void SvgEngine::updateState(const QPaintEngineState& painter)
{
    const DirtyFlags changed = painter.state();
    if (changed.testFlag(DirtyTransform))
        m_transform = painter.transform();
    if (changed.testFlag(DirtyPen))
        m_pen = painter.pen();
    if (changed.testFlag(DirtyBrush))
        m_brush = painter.brush();
    if (changed.testFlag(DirtyOpacity))
        m_opacity = painter.opacity();
    if (changed.testFlag(DirtyClipRegion))
        clip(painter.clipRegion().boundingRect(), painter.clipOperation());
    if (changed.testFlag(DirtyClipPath))
        clip(painter.clipPath().boundingRect(), painter.clipOperation());
    if (changed.testFlag(DirtyClipEnabled) && !painter.isClipEnabled())
        m_clip.reset();
}

/// Charts clip to rectangles only, so that no outline need be kept.
void SvgEngine::clip(const QRectF& rect, Qt::ClipOperation operation)
{
    const QRectF here = m_transform.mapRect(rect);
    if (operation == Qt::NoClip)
        m_clip.reset();
    else if (operation == Qt::IntersectClip && m_clip)
        m_clip = m_clip->intersected(here);
    else
        m_clip = here;
}

void SvgEngine::enterGroup()
{
    const bool clipsNothing = !m_clip || m_clip->contains(m_whole);
    const std::optional<QRectF> wanted = clipsNothing ? std::nullopt : m_clip;
    if (wanted == m_groupClip)
        return;
    writeLines();
    leaveGroup();
    if (!wanted)
        return;
    qsizetype index = m_clips.indexOf(*wanted);
    if (index < 0) {
        index = m_clips.size();
        m_clips.append(*wanted);
        m_writer.writeStartElement("clipPath");
        m_writer.writeAttribute("id", QString("clip%1").arg(index));
        QPainterPath outline;
        outline.addRect(*wanted);
        m_writer.writeEmptyElement("path");
        m_writer.writeAttribute("d", svgOutline(outline));
        m_writer.writeEndElement();
        m_writer.writeCharacters("\n");
    }
    m_writer.writeStartElement("g");
    m_writer.writeAttribute("clip-path", QString("url(#clip%1)").arg(index));
    m_writer.writeCharacters("\n");
    m_groupClip = wanted;
}

void SvgEngine::leaveGroup()
{
    if (!m_groupClip)
        return;
    m_writer.writeEndElement();
    m_writer.writeCharacters("\n");
    m_groupClip.reset();
}

void SvgEngine::writeElement(const char* name, const QXmlStreamAttributes& attributes)
{
    m_writer.writeEmptyElement(name);
    m_writer.writeAttributes(attributes);
    m_writer.writeCharacters("\n");
}

/// Lines of the same look that follow each other, such as a grid's, are one path.
void SvgEngine::writeLines()
{
    if (m_lines.isEmpty())
        return;
    QXmlStreamAttributes attributes;
    attributes.append("d", m_lines);
    attributes.append("fill", "none");
    attributes += m_linesStroke;
    m_lines.clear();
    writeElement("path", attributes);
}

void SvgEngine::drawOutline(const QPainterPath& path, const QBrush& brush)
{
    QXmlStreamAttributes stroke = svgStroke(m_pen, m_opacity);
    const QXmlStreamAttributes fill = svgFill(brush, m_opacity);
    const bool hasFill = fill.value("fill") != QLatin1String("none");
    if (!hasFill && stroke.isEmpty())
        return;
    const bool isShifted = m_transform.type() <= QTransform::TxTranslate;
    const QString outline = svgOutline(isShifted ? m_transform.map(path) : path);
    enterGroup();
    if (!isShifted)
        stroke.append("transform", svgTransform(m_transform));
    const bool canJoin = !hasFill && isShifted && !stroke.hasAttribute("stroke-opacity");
    if (!canJoin || stroke != m_linesStroke)
        writeLines();
    if (canJoin) {
        m_linesStroke = stroke;
        m_lines += outline;
        return;
    }
    QXmlStreamAttributes attributes;
    attributes.append("d", outline);
    if (path.fillRule() == Qt::OddEvenFill && hasFill)
        attributes.append("fill-rule", "evenodd");
    attributes += fill;
    attributes += stroke;
    writeElement("path", attributes);
}

void SvgEngine::drawPath(const QPainterPath& path) { drawOutline(path, m_brush); }

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
{
    if (count < 1)
        return;
    QPainterPath path(points[0]);
    for (int i = 1; i < count; ++i)
        path.lineTo(points[i]);
    if (mode != PolylineMode)
        path.closeSubpath();
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    drawOutline(path, mode == PolylineMode ? QBrush() : m_brush);
}

void SvgEngine::drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source)
{
    QByteArray png;
    QBuffer buffer(&png);
    pixmap.copy(source.toAlignedRect()).save(&buffer, "PNG");
    enterGroup();
    writeLines();
    QXmlStreamAttributes attributes;
    attributes.append("x", svgNumber(target.x()));
    attributes.append("y", svgNumber(target.y()));
    attributes.append("width", svgNumber(target.width()));
    attributes.append("height", svgNumber(target.height()));
    attributes.append("transform", svgTransform(m_transform));
    attributes.append("href", "data:image/png;base64," + QString::fromLatin1(png.toBase64()));
    writeElement("image", attributes);
}

void SvgEngine::drawTextItem(const QPointF& start, const QTextItem& item)
{
    const QString text = xmlText(item.text());
    if (text.trimmed().isEmpty())
        return;
    enterGroup();
    writeLines();
    const bool isShifted = m_transform.type() <= QTransform::TxTranslate;
    QPointF at = isShifted ? m_transform.map(start) : start;
    const bool isRightToLeft = item.renderFlags().testFlag(QTextItem::RightToLeft);
    if (isRightToLeft)
        at.rx() += item.width(); // where its reading begins
    m_writer.writeStartElement("text");
    m_writer.writeAttribute("x", svgNumber(at.x()));
    m_writer.writeAttribute("y", svgNumber(at.y()));
    if (!isShifted)
        m_writer.writeAttribute("transform", svgTransform(m_transform));
    m_writer.writeAttributes(svgFont(item.font(), paintDevice()->logicalDpiY()));
    m_writer.writeAttributes(svgFill(m_pen.color(), m_opacity));
    if (isRightToLeft)
        m_writer.writeAttribute("direction", "rtl");
    m_writer.writeAttribute("textLength", svgNumber(item.width()));
    m_writer.writeAttribute("lengthAdjust", "spacingAndGlyphs");
    m_writer.writeCharacters(text);
    m_writer.writeEndElement();
    m_writer.writeCharacters("\n");
}

} // namespace roofline::window
