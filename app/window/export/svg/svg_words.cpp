// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/svg/svg_words.h"

#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

QString at(double x, double y) { return svgNumber(x) + ' ' + svgNumber(y); }

void putColour(QXmlStreamAttributes& attributes, const QString& name, const QColor& colour, double opacity)
{
    attributes.append(name, colour.name(QColor::HexRgb));
    const double visible = colour.alphaF() * opacity;
    if (visible < 0.999)
        attributes.append(name + "-opacity", QString::number(visible, 'g', 3));
}

const char* capOf(Qt::PenCapStyle cap)
{
    return cap == Qt::RoundCap ? "round" : cap == Qt::SquareCap ? "square" : "butt";
}

const char* joinOf(Qt::PenJoinStyle join)
{
    return join == Qt::RoundJoin ? "round" : join == Qt::BevelJoin ? "bevel" : "miter";
}

} // namespace

QString svgNumber(double value)
{
    const double rounded = std::round(value * 100.0) / 100.0;
    QString text = QString::number(rounded, 'f', 2); // of the C locale
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? QStringLiteral("0") : text;
}

QString svgOutline(const QPainterPath& path)
{
    QString outline;
    QPointF start;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& element = path.elementAt(i);
        const bool isLast = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
        switch (element.type) {
        case QPainterPath::MoveToElement:
            outline += 'M' + at(element.x, element.y);
            start = element;
            break;
        case QPainterPath::LineToElement:
            outline += 'L' + at(element.x, element.y);
            if (isLast && QPointF(element) == start)
                outline += 'Z'; // joined as the other corners are
            break;
        case QPainterPath::CurveToElement:
            outline += 'C' + at(element.x, element.y);
            break;
        case QPainterPath::CurveToDataElement:
            outline += ' ' + at(element.x, element.y);
            break;
        }
    }
    return outline;
}

QString svgTransform(const QTransform& transform)
{
    const double parts[] = {transform.m11(), transform.m12(), transform.m21(),
                            transform.m22(), transform.dx(),  transform.dy()};
    QStringList words;
    for (const double part : parts)
        words << QString::number(part, 'g', 8);
    return "matrix(" + words.join(' ') + ')';
}

QXmlStreamAttributes svgStroke(const QPen& pen, double opacity)
{
    QXmlStreamAttributes attributes;
    if (pen.style() == Qt::NoPen || pen.color().alpha() == 0)
        return attributes;
    const double width = pen.widthF() > 0.0 ? pen.widthF() : 1.0;
    putColour(attributes, "stroke", pen.color(), opacity);
    attributes.append("stroke-width", svgNumber(width));
    if (pen.capStyle() != Qt::FlatCap)
        attributes.append("stroke-linecap", capOf(pen.capStyle()));
    if (pen.joinStyle() == Qt::RoundJoin || pen.joinStyle() == Qt::BevelJoin)
        attributes.append("stroke-linejoin", joinOf(pen.joinStyle()));
    if (pen.style() != Qt::SolidLine) {
        QStringList dashes;
        for (const double dash : pen.dashPattern()) // in widths of the pen
            dashes << svgNumber(dash * width);
        attributes.append("stroke-dasharray", dashes.join(' '));
        if (pen.dashOffset() != 0.0)
            attributes.append("stroke-dashoffset", svgNumber(pen.dashOffset() * width));
    }
    return attributes;
}

QXmlStreamAttributes svgFill(const QBrush& brush, double opacity)
{
    QXmlStreamAttributes attributes;
    if (brush.style() == Qt::NoBrush || brush.color().alpha() == 0)
        attributes.append("fill", "none");
    else
        putColour(attributes, "fill", brush.color(), opacity);
    return attributes;
}

QXmlStreamAttributes svgFont(const QFont& font, int dotsPerInch)
{
    const double pixels = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * dotsPerInch / 72.0;
    QStringList families{QFontInfo(font).family()};
    families << "DejaVu Sans"
             << "Verdana";
    families.removeDuplicates();
    for (QString& family : families)
        family = '\'' + family.remove('\'') + '\'';
    QXmlStreamAttributes attributes;
    attributes.append("font-family", families.join(", ") + ", sans-serif");
    attributes.append("font-size", svgNumber(pixels));
    if (font.weight() != QFont::Normal)
        attributes.append("font-weight", QString::number(font.weight()));
    if (font.style() != QFont::StyleNormal)
        attributes.append("font-style", "italic");
    return attributes;
}

QString xmlText(const QString& text)
{
    QString kept;
    for (const char32_t letter : text.toUcs4()) {
        const bool isControl = letter < 0x20 && letter != '\t' && letter != '\n';
        const bool isNoCharacter = (letter >= 0xd800 && letter < 0xe000) || letter == 0xfffe || letter == 0xffff;
        if (!isControl && !isNoCharacter)
            kept += QString::fromUcs4(&letter, 1);
    }
    return kept;
}

} // namespace roofline::window
