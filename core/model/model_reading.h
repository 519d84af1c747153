// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Everything that the model says of one setting of the sliders, computed once: the command prints it and the
// window shows it.
#pragma once

#include "core/model/crossover.h"
#include "core/model/matmul_model.h"
#include "core/model/roofline.h"

#include <optional>

namespace roofline {

struct ModelInput {
    MatmulShape shape;
    Roof roof;

    bool operator==(const ModelInput&) const = default;
};

struct ModelReading {
    ModelInput input;
    Flops work;
    Bytes traffic;
    Intensity intensity;
    Bytes sharedPerBlock;
    TimeBound time;
    Intensity ridge;
    ComputeRate attainable;
    std::optional<double> crossover; ///< N*, where one exists
};

[[nodiscard]] ModelReading readModel(const ModelInput& input);

} // namespace roofline
