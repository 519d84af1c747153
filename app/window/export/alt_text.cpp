// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/alt_text.h"

#include "app/window/crossover/crossover_picture.h"
#include "app/window/crossover/crossover_words.h"
#include "app/window/export/caption.h"
#include "app/window/export/family_text.h"
#include "app/window/roofline/measured_picture.h"
#include "app/window/text/local_digits.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/core_words.h"
#include "app/window/text/spread_words.h"
#include "app/window/text/run_notes.h"
#include "app/window/text/wording.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

/// A label of a picture as a sentence of a text.
QString sentence(QString words)
{
    if (words.isEmpty())
        return words;
    words[0] = words[0].toUpper();
    return words.endsWith('.') ? words : words + '.';
}

QString withSpread(const QString& rate, const QString& spread) { return QStringLiteral("%1 (%2)").arg(rate, spread); }

} // namespace

QString AltText::shownPart(const FigureContent& content)
{
    if (!content.view)
        return {};
    const PictureRange& view = *content.view;
    return tr("The picture shows the part from %1 to %2 and from %3 to %4; what lies outside of it is told as well.")
        .arg(intensityText(Intensity(view.intensity.from)), intensityText(Intensity(view.intensity.to)),
             computeRateText(ComputeRate(view.rate.from)), computeRateText(ComputeRate(view.rate.to)));
}

QString AltText::ceilings(const FigureContent& content)
{
    const Roof& roof = content.reading.input.roof;
    const RoofFamily family = roofFamily(content.session, content.ceilings);
    const auto slope = [&family](Bandwidth rate) { return withSpread(bandwidthText(rate), family.slopeSpread); };
    const auto flat = [&family](ComputeRate rate) { return withSpread(computeRateText(rate), family.flatSpread); };
    const bool isMeasured = Caption::isRoofMeasured(content);
    QString drawn = tr("Ceilings: %1 of memory bandwidth, a line that slopes up, and %2 of compute, a flat line; %3.")
                        .arg(isMeasured ? slope(roof.bandwidth) : bandwidthText(roof.bandwidth),
                             isMeasured ? flat(roof.peak) : computeRateText(roof.peak), Caption::origin(content));
    const std::optional<Roof> measured = content.measuredRoof();
    if (!measured || isMeasured)
        return drawn;
    return drawn + ' ' +
           tr("Beside them, faint, what was %1: %2 and %3, ridge point at %4.")
               .arg(Wording::measuredOn(QString::fromStdString(content.session.device.name)),
                    slope(measured->bandwidth), flat(measured->peak), intensityText(ridgePoint(*measured)));
}

QString AltText::point(const MeasuredPoint& point)
{
    const ResultRow& row = point.row;
    QStringList parts{tr("%1 FLOP/byte").arg(inLocalDigits(row.intensity)),
                      row.spread == "n/a"
                          ? tr("%1 ms, spread not recorded").arg(inLocalDigits(row.time))
                          : tr("%1 ms %2").arg(inLocalDigits(row.time), CoreWords::measured(row.spread)),
                      tr("%1 GB/s").arg(inLocalDigits(row.bandwidth)), tr("%1 GFLOP/s").arg(inLocalDigits(row.rate))};
    QString words = tr("%1: %2").arg(CoreWords::measured(row.kernel), parts.join(", "));
    if (point.placement)
        words += "; " + (point.placement->limit == Limit::Compute ? tr("bound by compute, %1 of that ceiling")
                                                                  : tr("bound by memory, %1 of that ceiling"))
                            .arg(percentText(point.placement->fractionOfCeiling));
    if (!row.note.empty())
        words += "; " + tr("above 100 %: %1").arg(CoreWords::measured(row.note));
    return words;
}

QStringList AltText::notDrawn(const Session& session, const std::vector<std::string>& ids)
{
    QStringList lines;
    for (const ResultRow& row : resultRows(session))
        if (std::find(ids.begin(), ids.end(), row.id) != ids.end())
            lines << "- " + sentence(tr("Not drawn, %1: its answer check %2")
                                         .arg(CoreWords::measured(row.kernel), CoreWords::said(row.check)));
    return lines;
}

QStringList AltText::roofline(const FigureContent& content)
{
    const ModelReading& reading = content.reading;
    QStringList lines{
        tr("Roofline, both axes logarithmic: performance in FLOP/s over arithmetic intensity in FLOP/byte."),
        shownPart(content), ceilings(content),
        tr("Ridge point at %1: left of it memory sets the bound, right of it compute does.")
            .arg(intensityText(reading.ridge)),
        tr("The model's point: %1, which attains at most %2. %3.")
            .arg(intensityText(reading.intensity), computeRateText(reading.attainable), Wording::verdict(reading))};
    const MeasuredPicture measured = measuredPicture(content.session, content.ceilings);
    lines += FamilyText::of(measured);
    if (!measured.points.empty() || !measured.withoutFlop.empty())
        lines << tr("Measured points:");
    for (const auto* some : {&measured.points, &measured.knee})
        for (const MeasuredPoint& measuredPoint : *some)
            lines << "- " + sentence(point(measuredPoint));
    for (const MeasuredPoint& measuredPoint : measured.withoutFlop)
        lines << "- " + sentence(tr("In a strip of its own beside the axis, %1").arg(point(measuredPoint)));
    return lines + notDrawn(content.session, measured.failed);
}

QStringList AltText::crossover(const FigureContent& content)
{
    const ModelReading& reading = content.reading;
    QStringList lines{(content.axes == AxesKind::Linear ? tr("Time against matrix size N, both axes linear: memory "
                                                             "time, compute time, and the larger of both, which "
                                                             "is the bound.")
                                                        : tr("Time against matrix size N, both axes logarithmic: "
                                                             "memory time, compute time, and the larger of both, "
                                                             "which is the bound.")),
                      tr("At N = %1: memory %2, compute %3. %4.")
                          .arg(countText(reading.input.shape.n), timeText(reading.time.memory),
                               timeText(reading.time.compute), Wording::verdict(reading)),
                      sentence(Wording::crossoverInPicture(reading, smallestSize, largestSize))};
    const MeasuredTimes measured = measuredTimes(content.session);
    for (const MeasuredSize& product : measured.products)
        lines << "- " + tr("Measured, %1: %2 at N = %3.")
                            .arg(Wording::kernelName(product.kernel.id),
                                 SpreadWords::beside(timeText(product.kernel.time.median), product.kernel),
                                 countText(product.n));
    for (const ProductSeries& series : measured.series) {
        const MeasuredSize& first = series.points.front();
        const MeasuredSize& last = series.points.back();
        lines << "- " +
                     tr("Measured in a series, %1: from %2 at N = %3 to %4 at N = %5.")
                         .arg(CrossoverWords::tile(series.tile),
                              SpreadWords::beside(timeText(first.kernel.time.median), first.kernel), countText(first.n),
                              SpreadWords::beside(timeText(last.kernel.time.median), last.kernel), countText(last.n));
        for (const QString& line : CrossoverWords::departure(series, content.reading.input, measured))
            lines.last() += u' ' + sentence(line);
    }
    return lines + notDrawn(content.session, measured.failed);
}

QString AltText::of(const FigureContent& content)
{
    QStringList lines{Caption::title(content) + '.', tr("Model: %1").arg(Caption::model(content))};
    if (content.hasRoofline())
        lines += roofline(content);
    if (content.hasCrossover())
        lines += crossover(content);
    const QString measured = Caption::measured(content.session);
    if (!measured.isEmpty())
        lines << tr("Measured: %1").arg(measured);
    const QString ceilings = Caption::drawnCeilings(content);
    if (!ceilings.isEmpty())
        lines << tr("Measured ceilings: %1.").arg(ceilings);
    for (const QString& note : RunNotes::lines(content.session))
        lines << note + '.';
    lines.removeAll(QString());
    return lines.join('\n') + '\n';
}

} // namespace roofline::window
