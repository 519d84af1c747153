// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/point_card.h"

#include <QToolTip>

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int widestInLines = 20; ///< heights of a line

QRectF movedInto(const QRectF& bounds, QRectF place)
{
    place.moveLeft(std::max(bounds.left(), std::min(place.left(), bounds.right() - place.width())));
    place.moveTop(std::max(bounds.top(), std::min(place.top(), bounds.bottom() - place.height())));
    return place;
}

/// The area of others under it, in pixels; its own point counts most.
double coveredBy(const QRectF& place, const QPointF& point, double clearance, const std::vector<QRectF>& others)
{
    const QRectF marker(point.x() - clearance / 2.0, point.y() - clearance / 2.0, clearance, clearance);
    double sum = place.intersects(marker) ? 1e9 : 0.0;
    for (const QRectF& other : others) {
        const QRectF common = place.intersected(other);
        sum += common.width() * common.height();
    }
    return sum;
}

} // namespace

PointCard::PointCard(QWidget* parent) : QLabel(parent)
{
    setObjectName("pointCard");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setTextFormat(Qt::RichText);
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setMargin(4);
    setAutoFillBackground(true);
    setForegroundRole(QPalette::ToolTipText);
    setBackgroundRole(QPalette::ToolTipBase);
    hide();
}

/// As wide as its longest line, up to what is read in one go.
void PointCard::fitToText(int most)
{
    setWordWrap(false);
    const int wide = std::min(sizeHint().width(), std::min(most, widestInLines * fontMetrics().height()));
    setWordWrap(true);
    resize(wide, heightForWidth(wide));
}

void PointCard::showBeside(const QPointF& point, double clearance, const QRect& bounds,
                           const std::vector<QRectF>& others, const QString& richText)
{
    setText(richText);
    // From right to left a line stands off by the space at its end.
    const int space = isRightToLeft() ? fontMetrics().horizontalAdvance(u' ') : 0;
    setContentsMargins(space, 0, space, 0);
    fitToText(bounds.width());
    const double across = clearance + width() / 2.0;
    const double up = clearance + height() / 2.0;
    double least = 1e300;
    // Right below first: of places as good as each other the first one stays.
    for (const QPointF& side : {QPointF(1, 1), QPointF(1, -1), QPointF(-1, 1), QPointF(-1, -1), QPointF(1, 0),
                                QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
        const QPointF centre = point + QPointF(side.x() * across, side.y() * up);
        const QRectF place =
            movedInto(bounds, QRectF(centre.x() - width() / 2.0, centre.y() - height() / 2.0, width(), height()));
        const double covered = coveredBy(place, point, clearance, others);
        if (covered < least) {
            least = covered;
            move(place.topLeft().toPoint());
        }
    }
    show();
    raise();
}

} // namespace roofline::window
