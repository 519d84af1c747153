// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_picture.h"

#include "core/quantity/units.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr int curvePoints = 240;

void addTimes(std::vector<double>& values, const std::vector<Seconds>& times)
{
    // A curve of times rises with N: its ends hold all of it.
    if (times.empty())
        return;
    values.push_back(inMilliseconds(times.front()));
    values.push_back(inMilliseconds(times.back()));
}

} // namespace

std::vector<MeasuredProduct> measuredProducts(const Session& session)
{
    std::vector<MeasuredProduct> products;
    for (const KernelMeasurement& kernel : session.kernels) {
        const double n = std::round(std::cbrt(kernel.work.value() / 2.0));
        const bool isProduct = kernel.id.rfind("matmul", 0) == 0 && n >= smallestSize && n <= largestSize;
        if (isProduct && kernel.isUsable() && kernel.time.median.count() > 0.0)
            products.push_back({kernel.id, n, kernel.time.median, kernel.time.spread});
    }
    return products;
}

CrossoverPicture crossoverPicture(const ModelReading& reading, const std::vector<MeasuredProduct>& products)
{
    CrossoverPicture picture;
    picture.curves = timeCurves(reading.input, smallestSize, largestSize, curvePoints);
    picture.size = static_cast<double>(reading.input.shape.n);
    picture.bound = reading.time.lowerBound();
    picture.isSizeOnAxis = picture.size >= smallestSize && picture.size <= largestSize;
    std::vector<double> times;
    if (picture.isSizeOnAxis)
        times.push_back(inMilliseconds(picture.bound));
    addTimes(times, picture.curves.memory);
    addTimes(times, picture.curves.compute);
    for (const MeasuredProduct& product : products) {
        times.push_back(inMilliseconds(product.time));
    }
    picture.times = decadesAround(times);
    if (reading.crossover && *reading.crossover >= smallestSize && *reading.crossover <= largestSize) {
        picture.crossing = reading.crossover;
        const double n = *reading.crossover;
        picture.crossingTime = Flops(2.0 * n * n * n) / reading.input.roof.peak;
    }
    return picture;
}

} // namespace roofline::window
