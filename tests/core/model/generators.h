// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Random settings of the model for properties: rates over the range of real devices, sizes and tiles that need not divide.
#pragma once

#include "core/model/model_reading.h"
#include "core/quantity/units.h"

#include <rapidcheck.h>

#include <cmath>

namespace roofline::test {

/// Even on a log axis from 10^from to 10^to.
inline double logUniform(int from, int to)
{
    return std::pow(10.0, *rc::gen::inRange(from * 1000, to * 1000) / 1000.0);
}

inline Roof anyRoof() { return {gigabytesPerSecond(logUniform(0, 4)), gigaflopsPerSecond(logUniform(0, 6))}; }

inline Intensity anyIntensity() { return Intensity(logUniform(-3, 5)); }

inline MatmulShape anyShape()
{
    MatmulShape shape;
    shape.n = *rc::gen::inRange(1, 20000);
    shape.tile = *rc::gen::inRange(1, 129);
    shape.elementBytes = *rc::gen::element(1, 2, 4, 8);
    shape.traffic = *rc::gen::element(Traffic::MatrixOnce, Traffic::Tiled);
    return shape;
}

inline bool isSame(double a, double b, double relative = 1e-12)
{
    return std::abs(a - b) <= relative * std::max(std::abs(a), std::abs(b));
}

} // namespace roofline::test
