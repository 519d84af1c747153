// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/figure.h"

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

/// Both charts stand side by side where each of them is then wider than this many lines of text, and no column.
constexpr double linesAcross = 42.0;
constexpr double sideBySideFrom = 1.4; ///< width over height of the room for both

/// In pixels, so that no device's resolution changes the layout, and without hinting, which is a screen's.
QFont figureFont(const QSize& size, FigurePart part)
{
    const bool isBoth = part == FigurePart::Both;
    const bool isWide = size.width() > 1.6 * size.height();
    const double across = isBoth && isWide ? size.width() / 66.0 / 2.0 : size.width() / 76.0;
    const double down = isBoth && !isWide ? size.height() / 42.0 / 2.0 : size.height() / 48.0;
    QFont font;
    font.setPixelSize(static_cast<int>(std::lround(std::clamp(std::min(across, down), 11.0, 160.0))));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferNoShaping); // a PDF would give "fl" as one letter to whoever searches it
    return font;
}

} // namespace

QSize smallestFigureSize(FigurePart part) { return part == FigurePart::Both ? QSize(640, 640) : QSize(480, 640); }

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

Figure::Figure(const FigureContent& content, const FigureLook& look)
    : m_size(look.size),
      m_palette(look.palette),
      m_caption(Wording::verdict(content.reading), Caption::paragraphs(content), figureFont(look.size, content.part),
                look.palette)
{
    m_host.setAttribute(Qt::WA_DontShowOnScreen);
    m_host.setAttribute(Qt::WA_QuitOnClose, false);
    m_host.setPalette(m_palette);
    m_host.setFont(figureFont(m_size, content.part));
    if (content.hasRoofline()) {
        m_roofline = new RooflineChart(content.reading, &m_host);
        m_roofline->showSession(content.session, content.ceilings);
        if (content.view)
            m_roofline->showView(*content.view);
    }
    if (content.hasCrossover()) {
        m_crossover = new CrossoverChart(content.reading, &m_host);
        m_crossover->showSession(content.session);
        m_crossover->showAxes(content.axes);
    }
    layOut();
    m_host.show(); // lays the charts out, as in a window
}

/// Charts above, the caption beneath in the height that its words need.
void Figure::layOut()
{
    const double margin = m_host.font().pixelSize();
    m_caption.setWidth(m_size.width() - 4.0 * margin);
    m_captionAt = QPointF(2.0 * margin, m_size.height() - 1.5 * margin - m_caption.height());
    m_host.resize(m_size);
    layOutCharts({margin, margin, m_size.width() - 2.0 * margin, m_captionAt.y() - 2.0 * margin}, margin);
}

void Figure::layOutCharts(const QRectF& room, double gap)
{
    if (m_roofline == nullptr || m_crossover == nullptr) {
        QWidget* chart = m_roofline == nullptr ? static_cast<QWidget*>(m_crossover) : m_roofline;
        chart->setGeometry(room.toRect());
        return;
    }
    QRectF first = room;
    QRectF second = room;
    const double half = (room.width() - gap) / 2.0;
    if (half > linesAcross * m_host.font().pixelSize() && room.width() > sideBySideFrom * room.height()) {
        first.setWidth(half);
        second.setLeft(first.right() + gap);
    } else {
        first.setHeight((room.height() - gap) * 0.6);
        second.setTop(first.bottom() + gap);
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
    m_caption.paint(painter);
}

} // namespace roofline::window
