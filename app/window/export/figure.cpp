// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/figure.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>

#include "app/window/crossover/crossover_chart.h"
#include "app/window/export/caption.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/roofline/vector_canvas.h"
#include "app/window/text/wording.h"
#include "app/window/theme/picture_theme.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr double stackedBelow = 1.45; ///< width over height of both charts, above which they stand side by side

/// In pixels, so that no device's resolution changes the layout, and without hinting, which is a screen's.
QFont figureFont(const QSize& size, FigurePart part)
{
    const bool isWide = size.width() > 1.6 * size.height();
    const double across = part == FigurePart::Both && isWide ? size.width() / 2.0 : size.width();
    const double down = part == FigurePart::Both && !isWide ? size.height() / 2.0 : size.height();
    QFont font;
    font.setPixelSize(static_cast<int>(std::lround(std::clamp(std::min(across / 80.0, down / 44.0), 11.0, 96.0))));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

QSize usualFigureSize(FigurePart part)
{
    switch (part) {
    case FigurePart::Roofline:
        return {1200, 860};
    case FigurePart::Crossover:
        return {1200, 780};
    case FigurePart::Both:
        break;
    }
    return {1200, 1280};
}

Figure::Figure(const FigureContent& content, const FigureLook& look) : m_size(look.size), m_palette(look.palette)
{
    const QFont font = figureFont(m_size, content.part);
    m_host.setAttribute(Qt::WA_DontShowOnScreen);
    m_host.setAttribute(Qt::WA_QuitOnClose, false);
    m_host.setPalette(m_palette);
    m_host.setFont(font);
    if (content.hasRoofline()) {
        m_roofline = new RooflineChart(content.reading, &m_host);
        m_roofline->showSession(content.session);
    }
    if (content.hasCrossover()) {
        m_crossover = new CrossoverChart(content.reading, &m_host);
        m_crossover->showSession(content.session);
    }
    writeCaption(content, font);
    layOut();
    m_host.show(); // lays the charts out, as in a window
}

void Figure::writeCaption(const FigureContent& content, const QFont& font)
{
    m_caption.setDefaultFont(font);
    m_caption.setUseDesignMetrics(true);
    m_caption.setDocumentMargin(0.0);
    const int text = font.pixelSize();
    const int gap = qRound(0.35 * text);
    QString html = QString("<p style='font-size:%1px; font-weight:bold; margin:0 0 %2px 0'>%3</p>")
                       .arg(qRound(1.3 * text))
                       .arg(gap)
                       .arg(Wording::verdict(content.reading).toHtmlEscaped());
    for (const QString& paragraph : Caption::paragraphs(content))
        html += QString("<p style='margin:%1px 0 0 0'>%2</p>")
                    .arg(gap)
                    .arg(paragraph.toHtmlEscaped().replace('\n', "<br/>"));
    m_caption.setHtml(html);
}

/// Charts above, the caption beneath in the height that its words need.
void Figure::layOut()
{
    const double margin = m_caption.defaultFont().pixelSize();
    m_caption.setTextWidth(m_size.width() - 4.0 * margin);
    m_captionAt = QPointF(2.0 * margin, m_size.height() - margin - m_caption.size().height());
    const QRectF charts(margin, margin, m_size.width() - 2.0 * margin, m_captionAt.y() - 2.0 * margin);
    m_host.resize(m_size);
    if (m_roofline == nullptr || m_crossover == nullptr) {
        QWidget* chart = m_roofline == nullptr ? static_cast<QWidget*>(m_crossover) : m_roofline;
        chart->setGeometry(charts.toRect());
        return;
    }
    QRectF first = charts;
    QRectF second = charts;
    if (charts.width() > stackedBelow * charts.height()) {
        first.setWidth((charts.width() - margin) / 2.0);
        second.setLeft(first.right() + margin);
    } else {
        first.setHeight((charts.height() - margin) * 0.6);
        second.setTop(first.bottom() + margin);
    }
    m_roofline->setGeometry(first.toRect());
    m_crossover->setGeometry(second.toRect());
}

void Figure::paint(QPaintDevice& device)
{
    VectorCanvas canvas(device);
    QPainter& painter = canvas.painter();
    painter.fillRect(QRect(QPoint(), m_size), themeOf(m_palette).paper);
    if (m_roofline != nullptr)
        m_roofline->paint(canvas, m_roofline->pos());
    if (m_crossover != nullptr)
        m_crossover->paint(painter, m_crossover->pos());
    painter.translate(m_captionAt);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = m_palette;
    m_caption.documentLayout()->draw(&painter, context);
}

} // namespace roofline::window
