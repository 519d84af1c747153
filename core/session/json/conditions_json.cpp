// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/device_json.h"

#include "core/quantity/units.h"

namespace roofline::json {

namespace {

Value megahertzOf(const std::optional<Frequency>& frequency)
{
    return positiveNumber(frequency ? std::optional(inMegahertz(*frequency)) : std::nullopt);
}

std::optional<Frequency> readFrequency(const Cursor& at, std::string_view key)
{
    if (const auto member = at.find(key))
        return readFrequency(*member);
    return std::nullopt;
}

std::optional<std::string> readText(const Cursor& at, std::string_view key)
{
    const auto member = at.find(key);
    return member ? std::optional(member->text()) : std::nullopt;
}

Value throttleReasonsOf(const std::optional<std::vector<std::string>>& reasons)
{
    return reasons ? Value(*reasons) : Value(nullptr);
}

} // namespace

Value toJson(const Conditions& conditions)
{
    Value json;
    json["clock_mhz"] = megahertzOf(conditions.clock);
    json["memory_clock_mhz"] = megahertzOf(conditions.memoryClock);
    json["power_w"] =
        conditions.power && inWatts(*conditions.power) >= 0.0 ? number(inWatts(*conditions.power)) : nullptr;
    json["temperature_c"] = conditions.temperature ? number(inCelsius(*conditions.temperature)) : nullptr;
    json["throttle_reasons"] = throttleReasonsOf(conditions.throttleReasons);
    return json;
}

Conditions readConditions(const std::optional<Cursor>& at)
{
    Conditions conditions;
    if (!at)
        return conditions;
    conditions.clock = readFrequency(*at, "clock_mhz");
    conditions.memoryClock = readFrequency(*at, "memory_clock_mhz");
    if (const auto power = at->find("power_w"))
        conditions.power = watts(power->notNegative("number of watts"));
    if (const auto temperature = at->find("temperature_c"))
        conditions.temperature = celsius(temperature->number());
    if (const auto reasons = at->find("throttle_reasons")) {
        conditions.throttleReasons.emplace();
        for (const Cursor& reason : reasons->items())
            conditions.throttleReasons->push_back(reason.text());
    }
    return conditions;
}

Value toJson(const Environment& environment)
{
    Value json;
    json["program_version"] = text(environment.programVersion);
    json["driver"] = text(environment.driver);
    json["runtime"] = text(environment.runtime);
    json["compiler"] = text(environment.compiler);
    json["host"] = text(environment.host);
    json["before"] = toJson(environment.before);
    json["during"] = toJson(environment.during);
    json["after"] = toJson(environment.after);
    return json;
}

Environment readEnvironment(const std::optional<Cursor>& at)
{
    Environment environment;
    if (!at)
        return environment;
    environment.programVersion = readText(*at, "program_version").value_or("");
    environment.driver = readText(*at, "driver");
    environment.runtime = readText(*at, "runtime");
    environment.compiler = readText(*at, "compiler");
    environment.host = readText(*at, "host");
    environment.before = readConditions(at->find("before"));
    environment.during = readConditions(at->find("during"));
    environment.after = readConditions(at->find("after"));
    return environment;
}

} // namespace roofline::json
