// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_words.h"

#include "app/window/text/quantity_text.h"
#include "app/window/theme/kernel_style.h"

namespace roofline::window {

namespace {

/// All products of a series are of float32.
constexpr int measuredBytes = 4;

/// The letter that looks like the marker.
QChar markerSign(MarkerShape shape)
{
    switch (shape) {
    case MarkerShape::Circle:
        return QChar(0x25CF);
    case MarkerShape::Square:
        return QChar(0x25A0);
    case MarkerShape::TriangleUp:
        return QChar(0x25B2);
    case MarkerShape::TriangleDown:
        return QChar(0x25BC);
    case MarkerShape::Diamond:
        return QChar(0x25C6);
    case MarkerShape::Pentagon:
        return QChar(0x2B1F);
    }
    return {};
}

} // namespace

QString CrossoverWords::tile(std::int64_t tile) { return tile > 1 ? tr("T %1").arg(countText(tile)) : tr("untiled"); }

QString CrossoverWords::legend(const std::vector<ProductSeries>& all)
{
    QStringList entries;
    for (const ProductSeries& series : all)
        entries << QString(markerSign(tileStyle(series.tile).shape)) + u' ' + tile(series.tile);
    return entries.isEmpty() ? QString() : tr("measured: %1").arg(entries.join(QStringLiteral("  ")));
}

QStringList CrossoverWords::series(const CrossoverScene& scene)
{
    const ProductSeries* front = scene.seriesInFront();
    return front != nullptr && scene.measured.roof ? departure(*front, scene.reading.input, *scene.measured.roof)
                                                   : QStringList();
}

QStringList CrossoverWords::departure(const ProductSeries& series, const ModelInput& setting, const Roof& measured)
{
    const bool isDrawn = setting.shape.elementBytes == measuredBytes;
    const bool isDrawnMemory = isDrawn && setting.roof.bandwidth == measured.bandwidth;
    const Departure departure = departureOf(series, isDrawn ? setting.roof : measured);
    // What a launch takes and what caches serve is the device's, whatever the sliders say.
    const Departure ofDevice = departureOf(series, measured);
    const QString name = tile(series.tile);
    const QString least = numberText(departure.least, 2);
    const QString model = isDrawn ? tr("the model") : tr("the model at 4 byte, as measured");
    QStringList lines;
    if (const std::optional<LaunchCost>& launch = ofDevice.launch) {
        const QString floor = briefNumberText(1e6 * launch->floor.count(), 2);
        const auto below = departure.launch ? departure.launch->overTwiceBelow : std::nullopt;
        lines << (below ? tr("%1: a launch takes %2 µs; over twice %3 below N %4")
                              .arg(name, floor, model, countText(*below))
                        : tr("%1: a launch takes %2 µs; at best %3 × %4").arg(name, floor, least, model));
    }
    if (const std::optional<CacheHelp>& caches = ofDevice.caches) {
        const QString times = numberText(caches->mostTimes, 2);
        const QString memory = isDrawnMemory ? tr("memory") : tr("memory at 4 byte, as measured");
        lines
            << (caches->from == caches->to
                    ? tr("%1: caches make it %2 × faster than %3, N %4").arg(name, times, memory, countText(caches->at))
                    : tr("%1: caches make it up to %2 × faster than %3, N %4 to %5")
                          .arg(name, times, memory, countText(caches->from), countText(caches->to)));
    }
    if (lines.isEmpty())
        lines << tr("%1: at best %2 × %3").arg(name, least, model);
    return lines;
}

} // namespace roofline::window
