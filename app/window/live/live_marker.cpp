// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_marker.h"

#include <QLineF>
#include <QPainter>
#include <QPixmap>

#include "app/window/theme/kernel_style.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr double iconScale = 2.0; ///< for screens of twice the density

double penWidth(double markerDiameter, const PictureTheme& theme)
{
    return theme.strength * std::max(1.5, markerDiameter / 6.0);
}

void paintMarker(QPainter& painter, const QPointF& centre, double markerDiameter, const PictureTheme& theme,
                 const QColor& colour)
{
    const double width = penWidth(markerDiameter, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.setBrush(Qt::NoBrush);
    const QPainterPath outline = markerPath(MarkerShape::Diamond, 1.5 * markerDiameter);
    painter.setPen(QPen(theme.paper, 2.2 * width)); // seen on any line and any area
    painter.drawPath(outline);
    painter.setPen(QPen(colour, width));
    painter.drawPath(outline);
    painter.setPen(QPen(theme.paper, 0.6 * width));
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(), 0.22 * markerDiameter, 0.22 * markerDiameter);
    painter.restore();
}

QPixmap pictureOf(const PictureTheme& theme, const QColor& colour, int side)
{
    QPixmap pixmap(QSize(side, side) * iconScale);
    pixmap.setDevicePixelRatio(iconScale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintMarker(painter, QPointF(side / 2.0, side / 2.0), side / 2.2, theme, colour);
    return pixmap;
}

} // namespace

QColor liveColour(const PictureTheme& theme)
{
    if (theme.isContrast)
        return theme.isDark ? QColor(0xFF, 0x9C, 0xF0) : QColor(0x8A, 0x00, 0x6E);
    return theme.isDark ? QColor(0xFF, 0x7A, 0xE2) : QColor(0xB0, 0x00, 0x8C);
}

void paintLiveMarker(QPainter& painter, const QPointF& centre, double markerDiameter, const PictureTheme& theme)
{
    paintMarker(painter, centre, markerDiameter, theme, liveColour(theme));
}

void paintLiveSpread(QPainter& painter, const QPointF& from, const QPointF& to, double markerDiameter,
                     const PictureTheme& theme)
{
    const QLineF bar(from, to);
    if (bar.length() <= 1.9 * markerDiameter)
        return;
    const double foot = 0.4 * markerDiameter;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(liveColour(theme), penWidth(markerDiameter, theme)));
    painter.drawLine(bar);
    for (const QPointF& end : {from, to})
        painter.drawLine(QLineF(end - QPointF(foot, 0.0), end + QPointF(foot, 0.0)));
    painter.restore();
}

QIcon liveIcon(const PictureTheme& theme, int side)
{
    QIcon icon;
    icon.addPixmap(pictureOf(theme, theme.faintInk, side), QIcon::Normal, QIcon::Off);
    icon.addPixmap(pictureOf(theme, liveColour(theme), side), QIcon::Normal, QIcon::On);
    return icon;
}

} // namespace roofline::window
