// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/point_words.h"

#include "app/window/live/live_words.h"
#include "app/window/text/local_digits.h"
#include "app/window/text/core_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"
#include "core/session/number_words.h"

#include <cmath>

namespace roofline::window {

namespace {

QString joined(const QString& title, const QStringList& lines)
{
    QString text = QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped());
    for (const QString& line : lines)
        if (!line.isEmpty())
            text += QStringLiteral("<br>") + line.toHtmlEscaped();
    return text;
}

} // namespace

QString PointWords::measured(const KernelMeasurement& kernel, const std::optional<Placement>& placement,
                             const ResultRow& row, const QStringList& ladder)
{
    QStringList lines = {intensityText(kernel.intensity()), bandwidthText(kernel.bandwidth())};
    if (kernel.work.value() > 0.0)
        lines.back() += QStringLiteral(", ") + computeRateText(kernel.computeRate());
    if (const std::optional<SampleSummary>& spread = kernel.time.spread) {
        lines << tr("median %1, MAD %2").arg(timeText(kernel.time.median), CoreWords::measured(row.spread));
        lines << tr("fastest %1, slowest %2").arg(timeText(spread->min), timeText(spread->max));
    } else {
        lines << tr("%1, spread not recorded").arg(timeText(kernel.time.median));
    }
    if (placement)
        lines << (placement->limit == Limit::Compute ? tr("%1 of the compute ceiling")
                                                     : tr("%1 of the bandwidth ceiling"))
                     .arg(percentText(placement->fractionOfCeiling));
    lines << CoreWords::measured(row.note);
    lines << ladder;
    lines << tr("answer check: %1").arg(CoreWords::measured(row.check));
    lines << tr("conditions: %1").arg(CoreWords::list(row.conditions));
    return joined(CoreWords::measured(row.kernel), lines);
}

QString PointWords::medianOf(Seconds time, const SampleSummary& spread)
{
    if (spread.count == 1)
        return tr("%1, one sample").arg(timeText(time));
    return tr("median %1 ± %2 (MAD of %n samples)", nullptr, static_cast<int>(spread.count))
        .arg(timeText(time), percentText(spread.relativeDeviation()));
}

QStringList PointWords::timed(const KernelMeasurement& kernel)
{
    QStringList lines;
    if (const std::optional<SampleSummary>& spread = kernel.time.spread) {
        lines << medianOf(kernel.time.median, *spread);
        if (spread->count > 1)
            lines << tr("fastest %1, slowest %2").arg(timeText(spread->min), timeText(spread->max));
    } else {
        lines << tr("%1, spread not recorded").arg(timeText(kernel.time.median));
    }
    if (!kernel.time.becameQuiet)
        lines << tr("not quiet: time ran out while the samples still scattered");
    if (!kernel.time.throttled.empty())
        lines << tr("throttled samples: %1").arg(countText(static_cast<qint64>(kernel.time.throttled.size())));
    lines << tr("answer check: %1").arg(CoreWords::measured(checkWords(kernel.check)));
    lines << tr("conditions: %1").arg(inLocalDigits(CoreWords::list(conditionsWords(kernel.conditions))));
    return lines;
}

QString PointWords::live(const LivePoint& point)
{
    const KernelMeasurement& kernel = point.kernel;
    const QString rates =
        bandwidthText(kernel.bandwidth()) + QStringLiteral(", ") + computeRateText(kernel.computeRate());
    return joined(tr("Live: %1", "size").arg(LiveWords::size(point.n, point.tile)),
                  QStringList{intensityText(kernel.intensity()), rates} + timed(kernel));
}

QString PointWords::model(const ModelReading& reading)
{
    return joined(Wording::product(reading.input.shape),
                  {intensityText(reading.intensity), tr("attainable: %1").arg(computeRateText(reading.attainable)),
                   tr("at least %1").arg(Wording::bound(reading))});
}

QString PointWords::ridge(const ModelReading& reading)
{
    return joined(tr("Ridge point"), {intensityText(reading.ridge), tr("left of it memory sets the bound"),
                                      tr("right of it compute does")});
}

QString PointWords::product(std::int64_t n, const KernelMeasurement& kernel)
{
    return joined(Wording::kernelName(kernel.id), QStringList{tr("N = %1").arg(countText(n))} + timed(kernel));
}

QString PointWords::crossing(double n, Seconds time)
{
    return joined(tr("Crossover"), {tr("N = %1").arg(crossoverSizeText(n)), tr("both take %1").arg(timeText(time)),
                                    tr("below it memory sets the bound, above it compute does")});
}

QString PointWords::notDrawn(const std::vector<std::string>& ids)
{
    QStringList names;
    for (const std::string& id : ids)
        names << Wording::kernelName(id);
    return names.isEmpty() ? QString() : tr("not drawn, check failed: %1").arg(names.join(QStringLiteral("; ")));
}

} // namespace roofline::window
