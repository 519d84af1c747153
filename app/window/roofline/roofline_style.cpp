// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of RooflinePlot that gives axes, roofs and points their colours, widths and ticks.
#include "app/window/roofline/roofline_plot.h"

#include <QtMath>

#include "app/window/theme/kernel_style.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

/// In lines of text: below it the strip of 0 FLOP/byte leaves the picture what it can.
constexpr double narrowWidth = 32.0;

} // namespace

void RooflinePlot::styleAxis(QCPAxis* axis) const
{
    const QPen line(m_theme.faintInk, 1.0);
    axis->setBasePen(line);
    axis->setTickPen(line);
    axis->setSubTickPen(line);
    axis->setLabelFont(font());
    axis->setTickLabelFont(font());
    const double text = QFontMetricsF(font()).height();
    axis->setTickLabelPadding(qRound(axis->orientation() == Qt::Horizontal ? 0.35 * text : 0.2 * text));
    axis->setLabelColor(m_theme.ink);
    axis->setTickLabelColor(m_theme.ink);
    axis->grid()->setPen(QPen(m_theme.grid, 1.0));
    axis->grid()->setSubGridPen(QPen(m_theme.fineGrid, 1.0));
    axis->grid()->setZeroLinePen(Qt::NoPen);
    axis->grid()->setSubGridVisible(true);
    axis->grid()->setAntialiasedSubGrid(false);
}

void RooflinePlot::applyTheme()
{
    m_theme = themeOf(palette());
    m_scene.font = font();
    const double text = QFontMetricsF(font()).height();
    m_scene.markerDiameter = 0.7 * text;
    for (QCPAxisRect* rect : {m_strip, axisRect(plotLayout()->columnCount() > 1 ? 1 : 0)})
        for (QCPAxis* axis : rect->axes())
            styleAxis(axis);
    const double width = m_theme.strength * std::max(1.5, text / 7.0);
    m_sloped->setPen(QPen(m_theme.memory, width));
    m_stripRoof->setPen(QPen(m_theme.memory, width));
    m_flat->setPen(QPen(m_theme.compute, width, Qt::DashLine));
    m_ghostSloped->setPen(QPen(m_theme.ghost, width * 0.7));
    m_stripGhost->setPen(QPen(m_theme.ghost, width * 0.7));
    m_ghostFlat->setPen(QPen(m_theme.ghost, width * 0.7, Qt::DashLine));
    m_ridge->setScatterStyle({QCPScatterStyle::ssDiamond, QPen(m_theme.ink, width * 0.6), m_theme.paper, 0.7 * text});
    m_model->setScatterStyle({QCPScatterStyle::ssCircle, QPen(m_theme.ink, width), QBrush(), 0.95 * text});
    for (const DrawnPoint& point : m_points) {
        const KernelStyle style = kernelStyle(point.graph->objectName().toStdString());
        point.graph->setScatterStyle(QCPScatterStyle(markerPath(style.shape, 6.0), QPen(m_theme.ink, 0.6), style.colour,
                                                     m_scene.markerDiameter));
        if (point.bars)
            point.bars->setPen(QPen(m_theme.ink, 1.0));
    }
    // The labels of the last ticks reach past the axes: half a line above, half a number to the right.
    axisRect(plotLayout()->columnCount() > 1 ? 1 : 0)
        ->setMinimumMargins({0, qRound(0.7 * text), qRound(1.4 * text), 0});
    fitToSize();
    update();
}

void RooflinePlot::keepCornerFree(int width)
{
    if (m_corner == width)
        return;
    m_corner = width;
    fitToSize();
    update();
}

namespace {

/// A title in the middle of so much room, or where that is too little to the left of it: blanks take the other half.
QString movedAside(const QString& title, double room, const QFontMetricsF& metrics)
{
    const double missing = metrics.horizontalAdvance(title) - room;
    if (missing <= 0.0)
        return title;
    const QString blanks(qCeil(missing / metrics.horizontalAdvance(QChar::Nbsp)), QChar::Nbsp);
    return title.isRightToLeft() ? blanks + title : title + blanks;
}

} // namespace

/// Ticks, titles and the strip take what room there is: a title that would be cut off gives way to its unit alone.
void RooflinePlot::fitToSize()
{
    changeGround();
    const QFontMetricsF metrics(font());
    const double text = metrics.height();
    const bool hasStrip = m_strip->visible();
    const double stripWidth = (width() < narrowWidth * text ? 3.2 : 7.0) * text;
    m_strip->setMinimumSize(qRound(stripWidth), 0);
    m_strip->setMaximumSize(qRound(stripWidth), QWIDGETSIZE_MAX);
    // The axes are a little shorter than the widget; what their margins take is some lines of text.
    const double across = width() - (hasStrip ? stripWidth + 10.5 * text : 6.0 * text);
    const double up = height() - 4.0 * text;
    m_intensityTicks->setRoom(static_cast<int>(across / (4.0 * text)));
    const int roomUp = static_cast<int>(up / (1.5 * text));
    m_rateTicks->setRoom(roomUp);
    m_stripTicks->setRoom(roomUp);
    const auto setTitle = [&metrics](QCPAxis* axis, double room, const QString& whole, const QString& unit) {
        axis->setLabel(metrics.horizontalAdvance(whole) <= room ? whole : unit);
    };
    const double beside = across - 2.0 * std::max(0.0, m_corner - 1.4 * text);
    setTitle(xAxis, across - 2.0 * m_corner, tr("Arithmetic intensity (FLOP/byte)"),
             movedAside(tr("FLOP/byte"), beside - text, metrics));
    setTitle(yAxis, up, tr("Performance (FLOP/s)"), tr("FLOP/s"));
    setTitle(m_strip->axis(QCPAxis::atLeft), up, tr("Bandwidth (byte/s)"), tr("byte/s"));
    // Its tick says 0 already; the unit stands under the picture beside it.
    setTitle(m_strip->axis(QCPAxis::atBottom), stripWidth + text, tr("0 FLOP/byte"), QString());
}

} // namespace roofline::window
