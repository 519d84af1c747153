// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/device_json.h"

#include "core/quantity/units.h"

#include <limits>

namespace roofline::json {

namespace {

struct Size {
    const char* key;
    std::int64_t Plan::*member;
};

constexpr Size sizes[] = {{"stream_elements", &Plan::streamElements},
                          {"transpose_side", &Plan::transposeSide},
                          {"reduction_elements", &Plan::reductionElements},
                          {"reduction_block", &Plan::reductionBlock},
                          {"matmul_size", &Plan::matmulSize},
                          {"matmul_tile", &Plan::matmulTile},
                          {"fma_iterations", &Plan::fmaIterations}};

Value samplingOf(const Plan& plan)
{
    Value json;
    json["min_samples"] = plan.minSamples;
    json["max_samples"] = plan.maxSamples;
    json["shortest_sample_ms"] = number(inMilliseconds(plan.shortestSample));
    json["quiet_below"] = number(plan.quietBelow);
    json["patience_ms"] = number(inMilliseconds(plan.patience));
    json["shortest_run_ms"] = number(inMilliseconds(plan.shortestRun));
    json["warm_up_ms"] = number(inMilliseconds(plan.warmUp));
    json["returns_to_roof"] = plan.returnsToRoof;
    if (plan.sustained > Seconds(0.0))
        json["sustained_s"] = number(plan.sustained.count());
    return json;
}

void readSampling(Plan& plan, const Cursor& at)
{
    constexpr int most = std::numeric_limits<int>::max();
    plan.minSamples = static_cast<int>(at.at("min_samples").integer(1, most));
    plan.maxSamples = static_cast<int>(at.at("max_samples").integer(plan.minSamples, most));
    plan.shortestSample = milliseconds(at.at("shortest_sample_ms").notNegative("number of milliseconds"));
    plan.quietBelow = at.at("quiet_below").notNegative("number");
    plan.patience = milliseconds(at.at("patience_ms").notNegative("number of milliseconds"));
    const auto shortestRun = at.find("shortest_run_ms");
    plan.shortestRun = shortestRun ? milliseconds(shortestRun->notNegative("number of milliseconds")) : Seconds(0.0);
}

/// What a program before the return to the roof did not write.
void readVisits(Plan& plan, const Cursor& at)
{
    if (const auto warmUp = at.find("warm_up_ms"))
        plan.warmUp = milliseconds(warmUp->notNegative("number of milliseconds"));
    const auto returns = at.find("returns_to_roof");
    plan.returnsToRoof = returns && returns->boolean();
    if (const auto sustained = at.find("sustained_s"))
        plan.sustained = Seconds(sustained->notNegative("number of seconds"));
}

void forgetSampling(Plan& plan)
{
    plan.minSamples = plan.maxSamples = 0;
    plan.shortestSample = plan.patience = plan.shortestRun = plan.warmUp = Seconds(0.0);
    plan.quietBelow = 0.0;
}

} // namespace

Value toJson(const Plan& plan)
{
    Value json;
    json["kind"] = planName(plan.kind);
    for (const Size& size : sizes)
        json[size.key] = plan.*size.member > 0 ? Value(plan.*size.member) : Value(nullptr);
    json["sampling"] = plan.minSamples > 0 ? samplingOf(plan) : Value(nullptr);
    return json;
}

PlanKind readPlanKind(const Cursor& at)
{
    const auto kind = planKindOf(at.text());
    if (!kind)
        at.refuse("\"scaled\", \"classic\" or \"quick\" is needed");
    return *kind;
}

Plan readPlan(const Cursor& at)
{
    Plan plan;
    plan.kind = readPlanKind(at.at("kind"));
    for (const Size& size : sizes) {
        const auto member = at.find(size.key);
        plan.*size.member = member ? member->integer(1, std::int64_t{1} << 53) : 0;
    }
    if (const auto sampling = at.find("sampling")) {
        readSampling(plan, *sampling);
        readVisits(plan, *sampling);
    } else {
        forgetSampling(plan);
    }
    return plan;
}

} // namespace roofline::json
