// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/wording.h"

#include "app/window/text/core_words.h"
#include "app/window/text/quantity_text.h"
#include "core/session/result_table.h"

namespace roofline::window {

namespace {

/// T/s, where traffic has tiles at all.
bool canTilingPassTheRidge(const ModelReading& reading)
{
    return reading.input.shape.traffic == Traffic::MatrixOnce || reading.crossover.has_value();
}

/// A relation stays in one line: "T > 240" is not torn at its sign.
QString unbroken(QString text)
{
    for (const QChar sign : {u'=', u'>', u'≤'}) {
        const QString spaced = QStringLiteral(" %1 ").arg(sign);
        text.replace(spaced, QStringLiteral("\u00a0%1\u00a0").arg(sign));
    }
    return text;
}

} // namespace

QString Wording::verdict(const ModelReading& reading)
{
    const QString time = timeText(reading.time.lowerBound());
    switch (reading.time.limit) {
    case Limit::Memory:
        return tr("Memory sets the bound: %1").arg(time);
    case Limit::Compute:
        return tr("Compute sets the bound: %1").arg(time);
    case Limit::Balanced:
        return tr("Memory and compute bind alike: %1").arg(time);
    }
    return {};
}

QString Wording::reason(const ModelReading& reading)
{
    const QString intensity = briefNumberText(reading.intensity.value());
    const QString ridge = briefNumberText(reading.ridge.value());
    switch (reading.time.limit) {
    case Limit::Memory:
        if (canTilingPassTheRidge(reading))
            return tr("Each byte feeds %1 FLOP; compute would need %2 to be busy. A larger N moves the point right.")
                .arg(intensity, ridge);
        return unbroken(
            tr("Each byte feeds %1 FLOP; compute would need %2 to be busy. No N gets there with this tile: "
               "only T > %3 does.")
                .arg(intensity, ridge,
                     briefNumberText(tileToPassTheRidge(reading.input.roof, reading.input.shape.elementBytes))));
    case Limit::Compute:
        return tr("Each byte feeds %1 FLOP, more than the %2 at the ridge: memory waits for compute, and more reuse "
                  "would not help.")
            .arg(intensity, ridge);
    case Limit::Balanced:
        return tr("Each byte feeds %1 FLOP, just what the ridge asks: both are busy all the time.").arg(intensity);
    }
    return {};
}

QString Wording::shortReason(const ModelReading& reading)
{
    const QString intensity = briefNumberText(reading.intensity.value());
    const QString ridge = briefNumberText(reading.ridge.value());
    switch (reading.time.limit) {
    case Limit::Memory:
        return tr("%1 FLOP/byte, left of the ridge at %2.").arg(intensity, ridge);
    case Limit::Compute:
        return tr("%1 FLOP/byte, right of the ridge at %2.").arg(intensity, ridge);
    case Limit::Balanced:
        return tr("%1 FLOP/byte, just at the ridge.").arg(intensity);
    }
    return {};
}

QString Wording::moves(Limit limit)
{
    const QString right = limit == Limit::Compute
                              ? tr("→ to the right: no gain, the flat roof is the same all along")
                              : tr("→ to the right, under another roof: larger tiles, fusion, data that stays on chip");
    const QString up = tr("↑ up, nearer to the roof: coalescing, block shape, occupancy");
    return right + u'\n' + up;
}

QString Wording::bound(const ModelReading& reading)
{
    const QString time = timeText(reading.time.lowerBound());
    switch (reading.time.limit) {
    case Limit::Memory:
        return tr("%1, by memory").arg(time);
    case Limit::Compute:
        return tr("%1, by compute").arg(time);
    case Limit::Balanced:
        return tr("%1, by both").arg(time);
    }
    return {};
}

QString Wording::crossover(const ModelReading& reading)
{
    if (reading.crossover && *reading.crossover < 1.0)
        return tr("none: compute sets the bound at every N");
    if (reading.crossover)
        return tr("N = %1").arg(crossoverSizeText(*reading.crossover));
    const MatmulShape& shape = reading.input.shape;
    return unbroken(tr("none: T/s = %1 ≤ ridge %2; needs T > %3")
                        .arg(briefNumberText(largeNIntensity(shape).value()), briefNumberText(reading.ridge.value()),
                             briefNumberText(tileToPassTheRidge(reading.input.roof, shape.elementBytes))));
}

QString Wording::crossoverInPicture(const ModelReading& reading, double fromSize, double toSize)
{
    if (!reading.crossover)
        return tr("No crossover: T/s = %1 ≤ ridge %2. No N is compute-bound unless T > %3")
            .arg(briefNumberText(largeNIntensity(reading.input.shape).value()), briefNumberText(reading.ridge.value()),
                 briefNumberText(tileToPassTheRidge(reading.input.roof, reading.input.shape.elementBytes)));
    if (*reading.crossover < 1.0)
        return tr("No crossover: compute sets the bound at every N");
    const QString size = crossoverSizeText(*reading.crossover);
    if (*reading.crossover < fromSize)
        return tr("Crossover at N = %1, left of this picture: compute sets the bound all over it").arg(size);
    if (*reading.crossover > toSize)
        return tr("Crossover at N = %1, right of this picture: memory sets the bound all over it").arg(size);
    return tr("crossover N = %1").arg(size);
}

QString Wording::noCrossoverInBrief(const ModelReading& reading)
{
    if (reading.crossover)
        return {};
    const double tile = tileToPassTheRidge(reading.input.roof, reading.input.shape.elementBytes);
    return tr("No crossover unless T > %1").arg(briefNumberText(tile));
}

QStringList Wording::tileFaults(const MatmulShape& shape, const BlockLimits& limits)
{
    const TileFaults faults = window::tileFaults(shape, limits);
    QStringList lines;
    if (faults.largestForThreads)
        lines << tr("No block has %1 threads. At one output a thread, %2 threads allow T ≤ %3.")
                     .arg(countText(shape.tile * shape.tile), countText(limits.threads),
                          countText(*faults.largestForThreads));
    if (faults.largestForShared)
        lines << (limits.isOfDevice ? tr("No block of this card has %1 of shared memory. Its %2 hold T ≤ %3.")
                                    : tr("Not every card gives a block %1 of shared memory. %2 hold T ≤ %3."))
                     .arg(storageText(sharedMemoryPerBlock(shape)), storageText(limits.shared),
                          countText(*faults.largestForShared));
    for (QString& line : lines)
        line = unbroken(line);
    return lines;
}

QString Wording::leftOut()
{
    return tr("A lower bound, no prediction and no speed-up claim. Left out: cache reuse between tiles, DRAM "
              "transactions and partial sectors, launch cost, barriers, occupancy, register spills, instruction mix, "
              "clocks and heat.");
}

QString Wording::hiddenUnderIt(const QString& name) { return tr("%1, hidden under it").arg(name); }

QString Wording::memory() { return tr("memory"); }

QString Wording::compute() { return tr("compute"); }

QString Wording::product(const MatmulShape& shape)
{
    if (shape.traffic == Traffic::MatrixOnce)
        return tr("model: N %1, each matrix once").arg(countText(shape.n));
    return tr("model: N %1, T %2").arg(countText(shape.n), countText(shape.tile));
}

QString Wording::setting(const ModelInput& input)
{
    QStringList parts = {tr("N %1").arg(countText(input.shape.n))};
    if (input.shape.traffic == Traffic::MatrixOnce)
        parts << tr("each matrix once");
    else
        parts << (input.shape.tile == 1 ? tr("untiled") : tr("T %1").arg(countText(input.shape.tile)));
    parts << bandwidthText(input.roof.bandwidth) << computeRateText(input.roof.peak);
    for (QString& part : parts)
        part.replace(u' ', QChar::Nbsp); // a number stays with its unit where the line must break
    return parts.join(QStringLiteral(" · "));
}

QString Wording::ceiling(const QString& value, const QString& origin)
{
    return origin.isEmpty() ? value : tr("%1, %2", "ceiling, origin").arg(value, origin);
}

QString Wording::fromSliders() { return tr("sliders"); }

QString Wording::measured() { return tr("measured"); }

QString Wording::measuredOn(const QString& device)
{
    return device.isEmpty() ? measured() : tr("measured on %1").arg(device);
}

QString Wording::ridge(Intensity ridge) { return tr("ridge %1").arg(briefNumberText(ridge.value())); }

QString Wording::memoryBound() { return tr("memory-bound"); }

QString Wording::computeBound() { return tr("compute-bound"); }

QString Wording::memoryTime() { return tr("memory time"); }

QString Wording::computeTime() { return tr("compute time"); }

QString Wording::model() { return tr("model", "the point of the model"); }

QString Wording::kernelName(const std::string& id) { return CoreWords::measured(readableName(id)); }

QString Wording::homeShowsAll() { return tr("a part of the picture; Home shows all"); }

QString Wording::rooflineSummary(const ModelReading& reading, qsizetype measuredPoints)
{
    const Roof& roof = reading.input.roof;
    return tr("Roof of %1 and %2, ridge point at %3. %4, attains at most %5 at %6. Measured points: %n.", nullptr,
              static_cast<int>(measuredPoints))
        .arg(bandwidthText(roof.bandwidth), computeRateText(roof.peak), intensityText(reading.ridge),
             product(reading.input.shape), computeRateText(reading.attainable), intensityText(reading.intensity));
}

} // namespace roofline::window
