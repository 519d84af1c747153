// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/view_memory.h"

#include "core/quantity/units.h"
#include "core/session/view_range.h"

namespace roofline::window {

namespace {

QString exact(double number) { return QString::number(number, 'g', 17); }

std::optional<double> rate(const SettingValues& values, const QString& name)
{
    const auto number = positiveNumber(values, name);
    return number && keptRate.contains(*number) ? number : std::nullopt;
}

} // namespace

void keepView(const SessionView& view, SettingValues& values)
{
    if (view.n)
        values["setting/n"] = QString::number(*view.n);
    if (view.tile)
        values["setting/tile"] = QString::number(*view.tile);
    if (view.traffic)
        values["setting/traffic"] = view.traffic == Traffic::Tiled ? QStringLiteral("tiled") : QStringLiteral("once");
    if (view.elementBytes)
        values["setting/element_bytes"] = QString::number(*view.elementBytes);
    if (view.bandwidth)
        values["setting/bandwidth_gb_per_s"] = exact(inGigabytesPerSecond(*view.bandwidth));
    if (view.peak)
        values["setting/compute_tflop_per_s"] = exact(inTeraflopsPerSecond(*view.peak));
}

SessionView keptView(const SettingValues& values)
{
    SessionView view;
    if (const auto n = wholeNumber(values, "setting/n", smallestViewSize, largestViewSize))
        view.n = *n;
    if (const auto tile = wholeNumber(values, "setting/tile", 1, largestViewTile))
        view.tile = *tile;
    const QString traffic = values.value("setting/traffic");
    if (traffic == QLatin1String("tiled") || traffic == QLatin1String("once"))
        view.traffic = traffic == QLatin1String("tiled") ? Traffic::Tiled : Traffic::MatrixOnce;
    const auto bytes = wholeNumber(values, "setting/element_bytes", 2, 8);
    if (bytes && isOfferedElement(*bytes))
        view.elementBytes = *bytes;
    if (const auto bandwidth = rate(values, "setting/bandwidth_gb_per_s"))
        view.bandwidth = gigabytesPerSecond(*bandwidth);
    if (const auto peak = rate(values, "setting/compute_tflop_per_s"))
        view.peak = teraflopsPerSecond(*peak);
    return view;
}

} // namespace roofline::window
