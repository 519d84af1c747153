// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/model_reading.h"

namespace roofline {

ModelReading readModel(const ModelInput& input)
{
    ModelReading reading;
    reading.input = input;
    reading.work = matmulWork(input.shape);
    reading.traffic = matmulTraffic(input.shape);
    reading.intensity = reading.work / reading.traffic;
    reading.sharedPerBlock = sharedMemoryPerBlock(input.shape);
    reading.time = timeBound(input.roof, reading.work, reading.traffic);
    reading.ridge = ridgePoint(input.roof);
    reading.attainable = attainable(input.roof, reading.intensity);
    reading.crossover = crossoverSize(input.roof, input.shape);
    return reading;
}

} // namespace roofline
