// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A conversation with `roofline serve` in terms of requests and events: every line that it says must be an event.
#pragma once

#include "core/wire/event.h"
#include "tests/support/run_process.h"

#include <doctest/doctest.h>

#include <sstream>

namespace roofline::test {

inline wire::Event parsed(const std::string& line)
{
    auto read = wire::eventFromLine(line);
    if (const auto* bad = std::get_if<wire::BadLine>(&read))
        FAIL(bad->message << " in: " << line);
    return std::get<wire::Event>(read);
}

/// The program and what it said.
class Conversation {
public:
    explicit Conversation(const char* program = ROOFLINE_PROGRAM) : m_process({program, "serve"})
    {
        CHECK(std::holds_alternative<wire::Hello>(next()));
    }

    void say(const wire::Request& request) { m_process.write(wire::toLine(request) + '\n'); }
    void sayText(const std::string& text) { m_process.write(text); }
    wire::Event next()
    {
        const auto line = m_process.readLine();
        REQUIRE(line.has_value());
        return parsed(*line);
    }
    /// The next event of that kind; those before it are passed over.
    template <class Kind>
    Kind await()
    {
        while (true) {
            const wire::Event event = next();
            if (const auto* wanted = std::get_if<Kind>(&event))
                return *wanted;
        }
    }
    /// Takes the next event; true where it tells that this step runs now.
    bool isAtStep(const std::string& id)
    {
        const auto told = await<wire::Told>();
        const auto* step = std::get_if<StepStarted>(&told.event);
        return step != nullptr && step->id == id;
    }
    Process& process() { return m_process; }

    /// Closes the input; every line until the end must be an event.
    Finished finish()
    {
        const Finished finished = m_process.finish();
        checkLines(finished.out);
        return finished;
    }
    /// The same with the input left open.
    Finished wait()
    {
        const Finished finished = m_process.wait();
        checkLines(finished.out);
        return finished;
    }

private:
    static void checkLines(const std::string& out)
    {
        CHECK((out.empty() || out.back() == '\n'));
        std::istringstream lines(out);
        for (std::string line; std::getline(lines, line);)
            (void)parsed(line);
    }

    Process m_process;
};

} // namespace roofline::test
