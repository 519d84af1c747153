// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/model_options.h"

#include "core/quantity/units.h"
#include "core/session/printable.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace roofline {

namespace {

/// The number that the whole text is; none where anything is left over.
template <class Number>
std::optional<Number> parsed(const std::string& text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::optional<std::int64_t> wholeNumber(const std::string& text, std::int64_t most)
{
    const auto number = parsed<std::int64_t>(text);
    return number && *number >= 1 && *number <= most ? number : std::nullopt;
}

std::optional<double> positiveNumber(const std::string& text)
{
    const auto number = parsed<double>(text);
    return number && std::isfinite(*number) && *number > 0.0 ? number : std::nullopt;
}

std::optional<Traffic> trafficModel(const std::string& text)
{
    if (text == "tiled")
        return Traffic::Tiled;
    return text == "once" ? std::optional(Traffic::MatrixOnce) : std::nullopt;
}

std::string wholeNumberNeeded(std::int64_t most) { return fmt::format("a whole number from 1 to {}", most); }

std::string rateNeeded(const char* unit)
{
    return fmt::format("a positive number of {}, such as 1000 or 0.5 (with a point),", unit);
}

/// Takes the value where there is one; else says what is needed.
template <class Value, class Target>
std::string take(const std::optional<Value>& value, Target&& target, std::string needed)
{
    if (!value)
        return needed;
    target(*value);
    return {};
}

/// What is needed instead; empty where the value was taken.
std::string put(ModelInput& input, std::string_view name, const std::string& text)
{
    constexpr int mostBytes = 16;
    if (name == "n")
        return take(
            wholeNumber(text, largestOptionSize), [&](auto n) { input.shape.n = n; },
            wholeNumberNeeded(largestOptionSize));
    if (name == "tile")
        return take(
            wholeNumber(text, largestOptionSize), [&](auto tile) { input.shape.tile = tile; },
            wholeNumberNeeded(largestOptionSize));
    if (name == "bandwidth")
        return take(
            positiveNumber(text), [&](double rate) { input.roof.bandwidth = gigabytesPerSecond(rate); },
            rateNeeded("GB/s"));
    if (name == "compute")
        return take(
            positiveNumber(text), [&](double rate) { input.roof.peak = teraflopsPerSecond(rate); },
            rateNeeded("TFLOP/s"));
    if (name == "traffic")
        return take(
            trafficModel(text), [&](Traffic traffic) { input.shape.traffic = traffic; }, "tiled or once");
    return take(
        wholeNumber(text, mostBytes), [&](auto bytes) { input.shape.elementBytes = static_cast<int>(bytes); },
        wholeNumberNeeded(mostBytes));
}

} // namespace

std::optional<std::string> setModelOption(ModelInput& input, std::string_view name, const std::string& text)
{
    const std::string needed = put(input, name, text);
    if (needed.empty())
        return std::nullopt;
    return fmt::format("--{}: {} is needed, found \"{}\"", name, needed, printable(text, 60));
}

std::optional<std::string> whyNotComputable(const ModelInput& input)
{
    const ModelReading reading = readModel(input);
    const double values[] = {reading.work.value(),         reading.traffic.value(),        reading.intensity.value(),
                             reading.time.compute.count(), reading.time.memory.count(),    reading.ridge.value(),
                             reading.attainable.value(),   reading.crossover.value_or(1.0)};
    const auto isSound = [](double value) { return std::isfinite(value) && value > 0.0; };
    if (std::all_of(std::begin(values), std::end(values), isSound))
        return std::nullopt;
    return "--bandwidth, --compute: rates between 1e-100 and 1e100 are needed, since a result is beyond what can be "
           "computed";
}

} // namespace roofline
