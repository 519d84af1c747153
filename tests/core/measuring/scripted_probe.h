// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A device without a clock: its launches take the times of a script, its checks end as the script says, and every call is
// written down, so that a test can also throw or cancel in the middle of one.
#pragma once

#include "core/measuring/measuring_run.h"
#include "core/measuring/probe.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace roofline::test {

struct Script {
    /// The time of a whole batch: the how manieth run() since prepare (from 0), and its launches.
    std::function<Seconds(int run, int launches)> time = [](int, int launches) { return Seconds(1e-3) * launches; };
    /// Outcomes of the checks in order; passed once they are used up.
    std::vector<bool> checks;
    Flops work{2e6};
    Bytes traffic{8e6};
};

/// "prepare", "poison", "run", "check", "free", each before it takes effect.
using Calls = std::vector<std::string>;
using OnCall = std::function<void(const std::string& call)>;

class ScriptedWorkload final : public Workload {
public:
    ScriptedWorkload(Script script, OnCall onCall) : m_script(std::move(script)), m_onCall(std::move(onCall)) {}
    ~ScriptedWorkload() override { m_onCall("free"); }

    void poison() override { m_onCall("poison"); }
    Seconds run(int launches) override
    {
        m_onCall("run");
        m_launches.push_back(launches);
        return m_script.time(m_run++, launches);
    }
    [[nodiscard]] CheckResult check() override
    {
        m_onCall("check");
        const bool passed = m_check >= m_script.checks.size() || m_script.checks[m_check];
        ++m_check;
        return {passed, passed ? 0.0 : 0.5, passed ? 0.0 : 0.25, "scripted"};
    }

    /// The launches of each run so far.
    [[nodiscard]] const std::vector<int>& launches() const { return m_launches; }

private:
    Script m_script;
    OnCall m_onCall;
    std::vector<int> m_launches;
    int m_run = 0;
    std::size_t m_check = 0;
};

class ScriptedProbe final : public Probe {
public:
    /// Adds a step with one candidate a script; shapes are named "shape 0", "shape 1", …
    void add(StepKind kind, const std::string& id, const std::vector<Script>& scripts)
    {
        m_steps.push_back(stepOf(kind, id, scripts));
    }
    [[nodiscard]] Step stepOf(StepKind kind, const std::string& id, const std::vector<Script>& scripts)
    {
        Step step{kind, id, {}};
        for (const Script& script : scripts) {
            const std::string shape = scripts.size() == 1 ? "" : "shape " + std::to_string(step.candidates.size());
            step.candidates.push_back({shape, script.work, script.traffic, [this, script] {
                                           note("prepare");
                                           return std::make_unique<ScriptedWorkload>(
                                               script, [this](const std::string& call) { note(call); });
                                       }});
        }
        return step;
    }
    [[nodiscard]] Step& lastStep() { return m_steps.back(); }

    [[nodiscard]] DeviceFacts facts() const override
    {
        DeviceFacts device;
        device.id = "scripted";
        device.name = "A device of paper";
        return device;
    }
    [[nodiscard]] Environment environment() const override
    {
        Environment environment;
        environment.driver = "1.2.3";
        return environment;
    }
    [[nodiscard]] Conditions conditions() override { return reading ? reading() : Conditions{}; }
    [[nodiscard]] std::vector<Step> steps(const Plan&) override
    {
        note("steps");
        return m_steps;
    }

    [[nodiscard]] std::optional<Step> liveStep(const LiveRequest& request) override
    {
        return live ? live(request) : std::nullopt;
    }

    std::function<std::optional<Step>(const LiveRequest&)> live;
    /// May be called from another thread, as conditions() is.
    std::function<Conditions()> reading;
    /// Called after each call was written down.
    OnCall onCall;
    Calls calls;

private:
    void note(const std::string& call)
    {
        calls.push_back(call);
        if (onCall)
            onCall(call);
    }

    std::vector<Step> m_steps;
};

/// Runs it and keeps what was told.
struct Told {
    std::vector<RunEvent> events;
    Ending ending;

    template <class Event>
    [[nodiscard]] std::vector<Event> all() const
    {
        std::vector<Event> found;
        for (const RunEvent& event : events) {
            if (const auto* wanted = std::get_if<Event>(&event))
                found.push_back(*wanted);
        }
        return found;
    }
};

inline Told measured(Probe& probe, const Plan& plan = {}, std::stop_token stop = {})
{
    Told told;
    told.ending = measureAll(
        probe, plan, [&](const RunEvent& event) { told.events.push_back(event); }, std::move(stop));
    return told;
}

} // namespace roofline::test
