// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/measurement_json.h"

#include "core/quantity/units.h"

#include <cmath>
#include <limits>

namespace roofline::json {

namespace {

constexpr std::string_view timeWords = "number of milliseconds";

/// A time in milliseconds that a clock could have read: outside of this range rates would leave what a double can say.
Seconds readTime(const Cursor& at)
{
    const double time = at.positive(timeWords);
    if (time < 1e-9 || time > 1e12)
        at.refuse("a time from 1e-9 to 1e12 milliseconds is needed");
    return milliseconds(time);
}

/// Which of `count` samples were throttled, each once and in order.
std::vector<std::size_t> readThrottled(const Cursor& at, std::size_t count)
{
    std::vector<std::size_t> throttled;
    const auto list = at.find("throttled");
    if (!list)
        return throttled;
    for (const Cursor& index : list->items()) {
        const auto least = throttled.empty() ? 0 : static_cast<std::int64_t>(throttled.back()) + 1;
        throttled.push_back(static_cast<std::size_t>(index.integer(least, static_cast<std::int64_t>(count) - 1)));
    }
    return throttled;
}

Value samplesOf(const Timing& time)
{
    Value samples = Value::array();
    for (const Seconds sample : time.samples)
        samples.push_back(number(inMilliseconds(sample)));
    return samples;
}

/// The spread as the source gave it, where it kept no samples.
std::optional<SampleSummary> readSpread(const Cursor& at, Seconds median)
{
    const auto least = at.find("min"), greatest = at.find("max"), deviation = at.find("mad"), count = at.find("count");
    if (!least || !greatest || !deviation || !count)
        return std::nullopt;
    SampleSummary spread;
    spread.median = median;
    spread.min = readTime(*least);
    spread.max = readTime(*greatest);
    spread.medianAbsoluteDeviation = milliseconds(deviation->notNegative(timeWords));
    spread.count = static_cast<std::size_t>(count->integer(1, std::numeric_limits<std::int64_t>::max()));
    if (spread.min > median)
        least->refuse("the shortest time, not above the median, is needed");
    if (spread.max < median)
        greatest->refuse("the longest time, not below the median, is needed");
    return spread;
}

SampleSummary summariseAt(const Cursor& at, const std::vector<Seconds>& samples)
{
    const auto spread = summarise(samples);
    if (!spread)
        at.at("samples").refuse("positive times that can be summarised are needed");
    compareWithDerived(at, "median", inMilliseconds(spread->median), "the samples");
    compareWithDerived(at, "min", inMilliseconds(spread->min), "the samples");
    compareWithDerived(at, "max", inMilliseconds(spread->max), "the samples");
    // The spread of rounded samples may be far from that of the samples themselves; what can be no spread is refused.
    if (const auto deviation = at.find("mad"))
        (void)deviation->notNegative(timeWords);
    const auto size = static_cast<std::int64_t>(samples.size());
    if (const auto count = at.find("count"))
        (void)count->integer(size, size);
    return *spread;
}

double errorOf(const Cursor& at, std::string_view key)
{
    const auto member = at.find(key);
    return member ? member->notNegative("number") : std::numeric_limits<double>::infinity();
}

} // namespace

Value toJson(const Timing& time)
{
    if (!(time.median > Seconds(0.0)) || !std::isfinite(time.median.count()))
        return nullptr;
    Value json;
    json["median"] = number(inMilliseconds(time.median));
    if (!time.spread)
        return json;
    json["min"] = number(inMilliseconds(time.spread->min));
    json["max"] = number(inMilliseconds(time.spread->max));
    json["mad"] = number(inMilliseconds(time.spread->medianAbsoluteDeviation));
    json["count"] = time.spread->count;
    json["launches_per_sample"] = time.launchesPerSample;
    json["quiet"] = time.becameQuiet;
    json["samples"] = samplesOf(time);
    if (time.lateSamples > 0)
        json["late_samples"] = time.lateSamples;
    if (!time.throttled.empty())
        json["throttled"] = time.throttled;
    return json;
}

Timing readTiming(const Cursor& at)
{
    Timing time;
    time.median = readTime(at.at("median"));
    if (const auto launches = at.find("launches_per_sample"))
        time.launchesPerSample = static_cast<int>(launches->integer(1, std::numeric_limits<int>::max()));
    if (const auto quiet = at.find("quiet"))
        time.becameQuiet = quiet->boolean();
    if (const auto samples = at.find("samples")) {
        for (const Cursor& sample : samples->items())
            time.samples.push_back(readTime(sample));
    }
    if (time.samples.empty()) {
        time.spread = readSpread(at, time.median);
        return time;
    }
    time.spread = summariseAt(at, time.samples);
    time.throttled = readThrottled(at, time.samples.size());
    if (const auto late = at.find("late_samples"))
        time.lateSamples = static_cast<std::size_t>(late->integer(0, std::ssize(time.samples) - 1));
    time.median = time.spread->median;
    return time;
}

Value toJson(const std::optional<CheckResult>& check)
{
    if (!check)
        return nullptr;
    Value json;
    json["passed"] = check->passed;
    json["max_abs_error"] = number(check->maxAbsError);
    json["max_rel_error"] = number(check->maxRelError);
    json["method"] = text(check->method);
    return json;
}

std::optional<CheckResult> readCheck(const std::optional<Cursor>& at)
{
    if (!at)
        return std::nullopt;
    CheckResult check;
    check.passed = at->at("passed").boolean();
    check.maxAbsError = errorOf(*at, "max_abs_error");
    check.maxRelError = errorOf(*at, "max_rel_error");
    if (const auto method = at->find("method"))
        check.method = method->text();
    return check;
}

} // namespace roofline::json
