// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/number_words.h"

#include "core/quantity/units.h"
#include "core/session/printable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace roofline {

namespace {

void append(std::string& list, const std::string& item)
{
    if (!list.empty())
        list += ", ";
    list += item;
}

std::string throttleWords(const std::vector<std::string>& reasons)
{
    std::string words;
    for (const std::string& reason : reasons)
        append(words, printable(reason, 60));
    return words;
}

} // namespace

std::string fixedWords(double value, int decimals) { return fmt::format("{:.{}f}", value, decimals); }

std::string timeWords(Seconds time)
{
    const double ms = inMilliseconds(time);
    if (!(ms > 0.0) || ms >= 0.1)
        return fixedWords(ms, 3);
    return fixedWords(ms, 2 - static_cast<int>(std::floor(std::log10(ms))));
}

std::string spreadWords(const Timing& time)
{
    if (!time.spread)
        return "n/a";
    const double percent = time.spread->relativeDeviation() * 100.0;
    const int decimals = percent > 0.0 && percent < 0.095 ? 2 : 1;
    return fmt::format("± {} % of {}{}", fixedWords(percent, decimals), time.spread->count,
                       time.becameQuiet ? "" : ", not quiet");
}

std::string spreadAfter(const Timing& time) { return time.spread ? ' ' + spreadWords(time) : ", spread not recorded"; }

std::string checkWords(const std::optional<CheckResult>& check)
{
    if (!check)
        return "not recorded";
    if (check->passed)
        return "passed";
    return fmt::format("FAILED: largest error {:.3g} absolute, {:.3g} relative{}{}", check->maxAbsError,
                       check->maxRelError, check->method.empty() ? "" : "; ", printable(check->method));
}

std::string conditionsWords(const Conditions& conditions)
{
    std::string words;
    if (conditions.clock)
        append(words, fmt::format("{:.0f} MHz", inMegahertz(*conditions.clock)));
    if (conditions.memoryClock)
        append(words, fmt::format("memory {:.0f} MHz", inMegahertz(*conditions.memoryClock)));
    if (conditions.power)
        append(words, fmt::format("{:.0f} W", inWatts(*conditions.power)));
    if (conditions.temperature)
        append(words, fmt::format("{:.0f} °C", inCelsius(*conditions.temperature)));
    if (conditions.throttleReasons && !conditions.throttleReasons->empty())
        append(words, "throttled: " + throttleWords(*conditions.throttleReasons));
    else if (conditions.throttleReasons)
        append(words, "not throttled");
    return words.empty() ? "not recorded" : words;
}

std::string sizeWords(Bytes size)
{
    double value = inKibibytes(size);
    const char* unit = "KiB";
    for (const char* larger : {"MiB", "GiB"}) {
        if (value < 1024.0)
            break;
        value /= 1024.0;
        unit = larger;
    }
    const bool isWhole = std::abs(value - std::round(value)) < 0.05;
    return fmt::format("{} {}", fixedWords(value, isWhole ? 0 : 1), unit);
}

} // namespace roofline
