// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readout/time_bars.h"

#include <QPainter>

#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"
#include "app/window/theme/picture_theme.h"

namespace roofline::window {

TimeBars::TimeBars(QWidget* parent) : QWidget(parent)
{
    setObjectName("timeBars");
    setAccessibleName(tr("Memory time and compute time"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimeBars::showTimes(const TimeBound& times)
{
    m_times = times;
    setAccessibleDescription(tr("Memory %1, compute %2").arg(timeText(times.memory), timeText(times.compute)));
    update();
}

QSize TimeBars::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const QString longest = Wording::hiddenUnderIt(Wording::compute()) + QStringLiteral("  0.0000 ms");
    return {metrics.horizontalAdvance(longest), metrics.height() * 5};
}

void TimeBars::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    const PictureTheme theme = themeOf(palette());
    const double half = height() / 2.0;
    const Bar memory{Wording::memory(), m_times.memory, theme.memory, m_times.limit == Limit::Compute, false};
    const Bar compute{Wording::compute(), m_times.compute, theme.compute, m_times.limit == Limit::Memory, true};
    paintBar(painter, QRectF(0.0, 0.0, width(), half), memory);
    paintBar(painter, QRectF(0.0, half, width(), half), compute);
}

void TimeBars::paintBar(QPainter& painter, const QRectF& area, const Bar& bar) const
{
    const double line = QFontMetricsF(font()).height();
    const double longest = m_times.lowerBound().count();
    const double share = longest > 0.0 ? bar.time.count() / longest : 0.0;
    const QString name = bar.isHidden ? Wording::hiddenUnderIt(bar.name) : bar.name;
    painter.setPen(palette().color(QPalette::WindowText));
    const QRectF caption(area.left(), area.top(), area.width(), line);
    painter.drawText(caption, Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.drawText(caption, Qt::AlignRight | Qt::AlignVCenter, timeText(bar.time));
    const QRectF track(area.left(), area.top() + 1.15 * line, area.width(), 0.75 * line);
    painter.setPen(Qt::NoPen);
    QColor faint = bar.colour;
    faint.setAlphaF(0.12f);
    painter.fillRect(track, faint);
    QRectF filled = track;
    filled.setWidth(std::max(2.0, track.width() * share));
    painter.fillRect(filled, bar.colour);
    if (bar.isDashed) {
        QColor gap = palette().color(QPalette::Window);
        gap.setAlphaF(0.45f);
        painter.fillRect(filled, QBrush(gap, Qt::BDiagPattern));
    }
}

} // namespace roofline::window
