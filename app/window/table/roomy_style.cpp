// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/roomy_style.h"

#include <QApplication>
#include <QHeaderView>
#include <QStyleOption>

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int leastRoom = 6;       ///< pixels
constexpr int ownHeaderMargin = 2; ///< of a style, in both directions: what is added is added sideways only

/// Pixels; heads and cells get the same, so that their words line up, and more where the text is larger.
int roomOf(const QWidget* widget)
{
    return widget == nullptr ? leastRoom : std::max(leastRoom, 2 * widget->fontMetrics().height() / 5);
}

} // namespace

RoomyStyle::RoomyStyle(QObject* parent) : QProxyStyle(QApplication::style()->name()) { setParent(parent); }

int RoomyStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    if (metric == PM_FocusFrameHMargin)
        return roomOf(widget) - 1; // styles add one to it
    return QProxyStyle::pixelMetric(metric, option, widget);
}

void RoomyStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (element != CE_HeaderLabel || header == nullptr) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    const int more = roomOf(widget) - ownHeaderMargin;
    QStyleOptionHeader inner(*header);
    inner.rect.adjust(more, 0, -more, 0);
    QProxyStyle::drawControl(element, &inner, painter, widget);
}

QSize RoomyStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const
{
    if (type != CT_HeaderSection)
        return QProxyStyle::sizeFromContents(type, option, size, widget);
    QStyleOptionHeader inner;
    if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
        inner = *header;
    const auto* head = qobject_cast<const QHeaderView*>(widget);
    if (head != nullptr && head->sortIndicatorSection() != inner.section)
        inner.sortIndicator = QStyleOptionHeader::None; // room for an arrow only where there is one
    return QProxyStyle::sizeFromContents(type, &inner, size, widget) + QSize(2 * roomOf(widget), 0);
}

} // namespace roofline::window
