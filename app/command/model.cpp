// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/verbs.h"

#include "app/command/model_words.h"
#include "core/model/model_options.h"

namespace roofline::command {

ExitStatus model(const ModelArguments& arguments, Output& out, Output& remarks)
{
    if (const auto fault = whyNotComputable(arguments.input))
        throw CommandError(ExitStatus::WrongCall, *fault);
    const ModelReading reading = readModel(arguments.input);
    out.write(arguments.isJson ? modelJson(reading) : modelWords(reading));
    if (const std::string faults = tileFaultWords(arguments.input.shape); !faults.empty())
        remarks.write("roofline: " + faults + '\n');
    return ExitStatus::Success;
}

} // namespace roofline::command
