// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/verbs.h"

#include "app/command/model_words.h"
#include "core/model/model_reading.h"

#include <algorithm>
#include <cmath>

namespace roofline::command {

namespace {

bool isComputable(const ModelReading& reading)
{
    const double values[] = {reading.work.value(),         reading.traffic.value(),        reading.intensity.value(),
                             reading.time.compute.count(), reading.time.memory.count(),    reading.ridge.value(),
                             reading.attainable.value(),   reading.crossover.value_or(1.0)};
    return std::all_of(std::begin(values), std::end(values), [](double v) { return std::isfinite(v) && v > 0.0; });
}

} // namespace

ExitStatus model(const ModelArguments& arguments, Output& out)
{
    const ModelReading reading = readModel(arguments.input);
    if (!isComputable(reading))
        throw CommandError(ExitStatus::WrongCall,
                           "--bandwidth, --compute: rates between 1e-100 and 1e100 are needed, since a "
                           "result is beyond what can be computed");
    out.write(arguments.isJson ? modelJson(reading) : modelWords(reading));
    return ExitStatus::Success;
}

} // namespace roofline::command
