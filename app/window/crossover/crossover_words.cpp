// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_words.h"

#include "app/window/text/core_words.h"
#include "app/window/text/point_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/spread_words.h"
#include "app/window/theme/kernel_style.h"

#include <algorithm>

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
    default: // of kernels that are no product of a series
        return QChar(0x2B1F);
    }
}

const KernelMeasurement& kernelAt(const ProductSeries& series, std::int64_t n)
{
    const auto found =
        std::find_if(series.points.begin(), series.points.end(), [n](const MeasuredSize& size) { return size.n == n; });
    return found == series.points.end() ? series.points.front().kernel : found->kernel;
}

const KernelMeasurement& nearestToModel(const ProductSeries& series, const Roof& roof)
{
    const auto share = [&roof](const MeasuredSize& size) {
        return size.kernel.time.median / timeBound(roof, size.kernel.work, size.kernel.traffic).lowerBound();
    };
    return std::min_element(series.points.begin(), series.points.end(),
                            [&share](const MeasuredSize& a, const MeasuredSize& b) { return share(a) < share(b); })
        ->kernel;
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
    QStringList lines = front != nullptr ? departure(*front, scene.reading.input, scene.measured) : QStringList();
    if (const QString failed = notDrawn(scene.measured.failed); !failed.isEmpty())
        lines << failed;
    return lines;
}

QString CrossoverWords::notDrawn(const std::vector<std::string>& ids)
{
    constexpr std::size_t mostNames = 2;
    return ids.size() <= mostNames ? PointWords::notDrawn(ids)
                                   : tr("not drawn, check failed: %n products", nullptr, static_cast<int>(ids.size()));
}

QStringList CrossoverWords::departure(const ProductSeries& series, const ModelInput& setting,
                                      const MeasuredTimes& measured)
{
    const auto found = measured.departures.find(series.tile);
    if (!measured.roof || found == measured.departures.end())
        return {};
    // What a launch takes and what caches serve is the device's, whatever the sliders say.
    const Departure& ofDevice = found->second;
    const bool isDrawn = setting.shape.elementBytes == measuredBytes;
    const bool isDrawnMemory = isDrawn && setting.roof.bandwidth == measured.roof->bandwidth;
    const Roof& roof = isDrawn ? setting.roof : *measured.roof;
    const Departure departure = departureOf(series, roof);
    // 0 for none: an optional here is a false alarm of GCC.
    const std::int64_t below = departure.launch ? departure.launch->overTwiceBelow.value_or(0) : 0;
    const QString name = tile(series.tile);
    const QString model = isDrawn ? tr("the model") : tr("the model at 4 byte, as measured");
    QStringList lines;
    if (const std::optional<LaunchCost>& launch = ofDevice.launch) {
        const QString floor = briefNumberText(1e6 * launch->floor.count(), 2);
        const QString spread = SpreadWords::of(series.points.front().kernel);
        lines << (below > 0 ? tr("%1: a launch takes %2 µs (%3); over twice %4 below N %5")
                                  .arg(name, floor, spread, model, countText(below))
                            : tr("%1: a launch takes %2 µs (%3)").arg(name, floor, spread));
    }
    if (ofDevice.caches)
        lines << caches(series, *ofDevice.caches, isDrawnMemory);
    if (lines.isEmpty() || (ofDevice.launch && below == 0))
        lines << tr("%1: at best %2 × %3 (%4)")
                     .arg(name, numberText(departure.least, 2), model, SpreadWords::of(nearestToModel(series, roof)));
    return lines;
}

/// Two short lines find room where a long one does not.
QStringList CrossoverWords::caches(const ProductSeries& series, const CacheHelp& help, bool isDrawnMemory)
{
    const QString name = tile(series.tile);
    const QString times = numberText(help.mostTimes, 2);
    const QString spread = SpreadWords::of(kernelAt(series, help.at));
    const QString memory = isDrawnMemory ? tr("memory") : tr("memory at 4 byte, as measured");
    if (help.onlyNoise)
        return {tr("%1: up to %2 × (%3) faster than %4, N %5").arg(name, times, spread, memory, countText(help.at)),
                CoreWords::said(*help.onlyNoise)};
    if (help.from == help.to)
        return {tr("%1: caches make it %2 × (%3) faster than %4, N %5")
                    .arg(name, times, spread, memory, countText(help.at))};
    return {tr("%1: caches make it up to %2 × (%3) faster than %4").arg(name, times, spread, memory),
            tr("%1: caches help from N %2 to %3, most at %4")
                .arg(name, countText(help.from), countText(help.to), countText(help.at))};
}

} // namespace roofline::window
