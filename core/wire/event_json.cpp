// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/wire/event_json.h"

#include "core/session/json/device_json.h"
#include "core/session/json/measurement_json.h"

#include <limits>

namespace roofline::wire {

namespace {

struct EventWriter {
    json::Value& line;

    void operator()(const RunStarted& started) const
    {
        line["what"] = "started";
        line["device"] = json::toJson(started.device);
        line["environment"] = json::toJson(started.environment);
        line["plan"] = json::toJson(started.plan);
        line["steps"] = started.steps;
    }
    void operator()(const StepStarted& step) const
    {
        line["what"] = "step";
        line["step"] = step.step;
        line["steps"] = step.steps;
        line["id"] = step.id;
        line["shape"] = json::text(step.shape);
    }
    void operator()(const CeilingMeasurement& ceiling) const
    {
        line["what"] = "ceiling";
        line["ceiling"] = json::toJson(ceiling);
    }
    void operator()(const KernelMeasurement& kernel) const
    {
        line["what"] = "kernel";
        line["kernel"] = json::toJson(kernel, std::nullopt);
    }
};

struct EndingWriter {
    json::Value& line;

    void operator()(const Completed& completed) const
    {
        line["how"] = "completed";
        line["environment"] = json::toJson(completed.environment);
    }
    void operator()(const Failed& failed) const
    {
        line["how"] = "failed";
        line["message"] = failed.message;
        line["process_unusable"] = failed.isProcessUnusable;
    }
    void operator()(const Cancelled&) const { line["how"] = "cancelled"; }
};

int readCount(const json::Cursor& at, int least)
{
    return static_cast<int>(at.integer(least, std::numeric_limits<int>::max()));
}

StepStarted readStep(const json::Cursor& line)
{
    StepStarted step;
    step.step = readCount(line.at("step"), 1);
    step.steps = readCount(line.at("steps"), step.step);
    step.id = line.at("id").text();
    if (const auto shape = line.find("shape"))
        step.shape = shape->text();
    return step;
}

} // namespace

void put(json::Value& line, const RunEvent& event) { std::visit(EventWriter{line}, event); }
void put(json::Value& line, const Ending& ending) { std::visit(EndingWriter{line}, ending); }

RunEvent readRunEvent(const json::Cursor& line)
{
    const std::string what = line.at("what").text();
    if (what == "started")
        return RunStarted{json::readDevice(line.at("device")), json::readEnvironment(line.find("environment")),
                          json::readPlan(line.at("plan")), readCount(line.at("steps"), 0)};
    if (what == "step")
        return readStep(line);
    if (what == "ceiling")
        return json::readCeiling(line.at("ceiling"));
    if (what != "kernel")
        line.at("what").refuse("\"started\", \"step\", \"ceiling\" or \"kernel\" is needed");
    return json::readKernel(line.at("kernel"));
}

Ending readEnding(const json::Cursor& line)
{
    const std::string how = line.at("how").text();
    if (how == "completed")
        return Completed{json::readEnvironment(line.find("environment"))};
    if (how == "failed") {
        const auto unusable = line.find("process_unusable");
        return Failed{line.at("message").text(), unusable && unusable->boolean()};
    }
    if (how != "cancelled")
        line.at("how").refuse("\"completed\", \"failed\" or \"cancelled\" is needed");
    return Cancelled{};
}

} // namespace roofline::wire
