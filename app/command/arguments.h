// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What each verb is asked, already checked. How it stands on the command line is command_line's.
#pragma once

#include "core/measuring/plan.h"
#include "core/model/model_reading.h"

#include <optional>
#include <string>
#include <variant>

namespace roofline::command {

struct ModelArguments {
    ModelInput input;
    bool isJson = false;
};

struct DevicesArguments {
    bool isJson = false;
};

struct MeasureArguments {
    std::optional<std::string> device; ///< absent: the first card, else the processor
    PlanKind plan = PlanKind::Scaled;
    std::optional<std::string> json; ///< a path; "-" is the standard output
    std::optional<std::string> csv;
    Seconds sustained{0.0}; ///< how long both classic ceilings are kept up afterwards; 0: not at all
};

struct ShowArguments {
    std::string file; ///< a path, "-" for the standard input, or a recorded card's id
};

struct CompareArguments {
    std::string first; ///< as ShowArguments::file
    std::string second;
};

struct ServeArguments {};

/// --help and --version: a text to print.
struct PrintText {
    std::string text;
};

using Call = std::variant<ModelArguments, DevicesArguments, MeasureArguments, ShowArguments, CompareArguments,
                          ServeArguments, PrintText>;

} // namespace roofline::command
