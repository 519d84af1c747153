// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/point_card.h"

#include <QToolTip>

#include <algorithm>

namespace roofline::window {

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

void PointCard::showBeside(const QPointF& point, double clearance, const QRect& bounds, const QString& richText)
{
    setVisible(!richText.isEmpty());
    if (richText.isEmpty())
        return;
    setText(richText);
    adjustSize();
    const bool fitsRight = point.x() + clearance + width() <= bounds.right();
    const bool fitsBelow = point.y() + clearance + height() <= bounds.bottom();
    const double x = fitsRight ? point.x() + clearance : point.x() - clearance - width();
    const double y = fitsBelow ? point.y() + clearance : point.y() - clearance - height();
    move(std::clamp(qRound(x), bounds.left(), std::max(bounds.left(), bounds.right() - width())),
         std::clamp(qRound(y), bounds.top(), std::max(bounds.top(), bounds.bottom() - height())));
    raise();
}

} // namespace roofline::window
