// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/picture_range.h"

namespace roofline::window {

namespace {

/// Seen even where nothing lies there: a picture of one decade teaches nothing.
constexpr double leastIntensity = 0.11;
constexpr double leastReach = 90.0;
/// Room to the right of a ridge for the compute-bound side, above a roof for its label, under a point for its name.
constexpr double besideRidge = 8.0;
constexpr double aboveRoof = 2.2;
constexpr double underPoint = 1.6;

DecadeRange intensityRange(const ModelReading& reading, const MeasuredPicture& measured,
                           const std::optional<RoofPoint>& live)
{
    std::vector<double> values = {reading.intensity.value(), reading.ridge.value(), besideRidge * reading.ridge.value(),
                                  leastIntensity, leastReach};
    if (measured.roof)
        values.push_back(besideRidge * ridgePoint(*measured.roof).value());
    if (live)
        values.push_back(live->intensity.value());
    for (const auto* some : {&measured.points, &measured.knee})
        for (const MeasuredPoint& point : *some)
            values.push_back(point.intensity().value());
    return decadesAround(values);
}

} // namespace

PictureRange pictureRange(const ModelReading& reading, const MeasuredPicture& measured,
                          const std::optional<RoofPoint>& live)
{
    PictureRange range;
    range.intensity = intensityRange(reading, measured, live);
    range.stripIntensity = range.intensity.from;
    const Intensity left(range.intensity.from);
    std::vector<double> rates = {aboveRoof * reading.input.roof.peak.value(), reading.attainable.value(),
                                 (reading.input.roof.bandwidth * left).value()};
    if (measured.roof) {
        rates.push_back(aboveRoof * measured.roof->peak.value());
        rates.push_back((measured.roof->bandwidth * left).value());
    }
    if (live)
        rates.push_back(live->rate.value());
    for (const auto* some : {&measured.family.flats, &measured.family.paperFlats})
        for (const FamilyRoof& flat : *some)
            rates.push_back(aboveRoof * flat.rate);
    for (const auto* some : {&measured.points, &measured.knee})
        for (const MeasuredPoint& point : *some)
            rates.push_back(point.rate().value());
    for (const MeasuredPoint& point : measured.withoutFlop)
        rates.push_back((point.bandwidth() * left).value() / underPoint);
    range.rate = decadesAround(rates);
    return range;
}

} // namespace roofline::window
