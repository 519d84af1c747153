// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/svg/svg_picture.h"

#include "app/window/export/svg/svg_engine.h"
#include "app/window/export/svg/svg_words.h"

#include <QXmlStreamWriter>

#include <utility>

namespace roofline::window {

namespace {

constexpr int dotsPerInch = 96;
constexpr double millimetresPerInch = 25.4;

} // namespace

SvgPicture::SvgPicture(const QSize& size, QString title, QString description)
    : m_size(size),
      m_title(std::move(title)),
      m_description(std::move(description)),
      m_engine(std::make_unique<SvgEngine>(QRectF(QPointF(), size)))
{}

SvgPicture::~SvgPicture() = default;

QPaintEngine* SvgPicture::paintEngine() const { return m_engine.get(); }

QByteArray SvgPicture::document() const
{
    QByteArray document;
    QXmlStreamWriter writer(&document);
    writer.writeStartDocument();
    writer.writeCharacters("\n");
    writer.writeStartElement("svg");
    writer.writeDefaultNamespace("http://www.w3.org/2000/svg");
    writer.writeAttribute("width", QString::number(m_size.width()));
    writer.writeAttribute("height", QString::number(m_size.height()));
    writer.writeAttribute("viewBox", QString("0 0 %1 %2").arg(m_size.width()).arg(m_size.height()));
    writer.writeAttribute("role", "img");
    writer.writeAttribute("aria-labelledby", "title description");
    writer.writeAttribute("xml:space", "preserve"); // of texts: no space is lost in them
    for (const auto& [name, words] : {std::pair{"title", m_title}, std::pair{"desc", m_description}}) {
        writer.writeCharacters("\n");
        writer.writeStartElement(name);
        writer.writeAttribute("id", QLatin1String(name) == QLatin1String("desc") ? "description" : "title");
        writer.writeCharacters(xmlText(words));
        writer.writeEndElement();
    }
    writer.writeCharacters("\n");
    return document + m_engine->body() + "</svg>\n";
}

int SvgPicture::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return qRound(m_size.width() * millimetresPerInch / dotsPerInch);
    case PdmHeightMM:
        return qRound(m_size.height() * millimetresPerInch / dotsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch;
    case PdmNumColors:
        return 1 << 24;
    case PdmDepth:
        return 24;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace roofline::window
