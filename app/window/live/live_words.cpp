// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_words.h"

#include "app/window/text/core_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/spread_words.h"

#include <QStringList>

namespace roofline::window {

QString LiveWords::name() { return tr("live"); }

QString LiveWords::size(std::int64_t n, std::int64_t tile)
{
    return tile > 1 ? tr("N %1, T %2").arg(countText(n), countText(tile)) : tr("N %1, untiled").arg(countText(n));
}

QString LiveWords::measured(const LivePoint& point, const std::optional<Placement>& placement)
{
    const KernelMeasurement& kernel = point.kernel;
    QStringList words{SpreadWords::beside(timeText(kernel.time.median), kernel), computeRateText(kernel.computeRate())};
    if (placement)
        words << (placement->limit == Limit::Compute ? tr("%1 of the compute ceiling")
                                                     : tr("%1 of the bandwidth ceiling"))
                     .arg(percentText(placement->fractionOfCeiling));
    else
        words << tr("no ceiling yet: Measure");
    words << (kernel.check ? tr("answer checked") : tr("answer not checked"));
    return tr("%1: %2", "size: numbers").arg(size(point.n, point.tile), words.join(QStringLiteral(" · ")));
}

QString LiveWords::wrong(const LiveRequest& request, const CheckResult& check)
{
    return tr("%1: the answer was wrong, so that there is no number (%2)")
        .arg(size(request.n, request.tile), CoreWords::said(check.method));
}

QString LiveWords::modelOnly(std::int64_t n, std::int64_t tile, const QString& why)
{
    return tr("%1: the model only; %2").arg(size(n, tile), why);
}

QString LiveWords::waiting() { return tr("waiting for the first answer of the device"); }

QString LiveWords::paused() { return tr("waits until the measurement has ended"); }

QString LiveWords::ended(const QString& why) { return tr("Live has ended: %1").arg(why); }

} // namespace roofline::window
