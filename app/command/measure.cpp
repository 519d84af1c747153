// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/verbs.h"

#include "app/command/interruption.h"
#include "app/command/places.h"
#include "app/command/result_files.h"
#include "core/measuring/measuring_run.h"
#include "core/session/printable.h"
#include "core/session/result_table.h"
#include "core/session/session_file.h"

#include <fmt/format.h>

#include <algorithm>

namespace roofline::command {

namespace {

std::unique_ptr<Probe> open(const std::string& device)
{
    try {
        return openPlace(device);
    } catch (const UnknownDevice& error) {
        throw CommandError(ExitStatus::WrongCall, std::string("--device: ") + error.what());
    } catch (const ProbeError& error) {
        throw CommandError(ExitStatus::Failed, device + ": " + error.what());
    }
}

/// The first card, else the processor; told, since nobody asked for it by name.
std::string defaultDevice(Output& remarks)
{
    const Places places = listPlaces();
    const DeviceFacts& device = places.devices.front();
    remarks.write(
        fmt::format("roofline: measuring {} ({}), since --device was not given\n", device.id, printable(device.name)));
    return device.id;
}

bool hasFailedCheck(const Session& session)
{
    const auto hasFailed = [](const auto& result) { return result.check && !result.check->passed; };
    const auto hasFailedShape = [&](const CeilingMeasurement& ceiling) {
        return hasFailed(ceiling.best) || std::any_of(ceiling.shapes.begin(), ceiling.shapes.end(), hasFailed);
    };
    return std::any_of(session.kernels.begin(), session.kernels.end(), hasFailed) ||
           std::any_of(session.ceilings.begin(), session.ceilings.end(), hasFailedShape);
}

/// The session as a file gives it back, so that the table printed now is the one that `show` prints later.
Session asKept(const Session& session)
{
    auto kept = sessionFromJson(sessionToJson(session));
    if (const auto* error = std::get_if<SessionError>(&kept))
        throw CommandError(ExitStatus::Failed, "a result cannot be kept: " + error->message);
    return std::get<Session>(std::move(kept));
}

std::size_t finishedResults(const Session& session) { return session.ceilings.size() + session.kernels.size(); }

/// Why the run counts as failed, in one line; empty where all is well.
std::string complaint(const Ending& ending, const Session& session, bool isWrittenToFiles)
{
    const std::size_t finished = finishedResults(session);
    const std::string kept = fmt::format("{} finished result{} {}", finished, finished == 1 ? "" : "s",
                                         isWrittenToFiles && finished > 0 ? "kept, marked partial" : "before that");
    if (const auto* failed = std::get_if<Failed>(&ending))
        return fmt::format("{} ({})", printable(failed->message, 1000), kept);
    if (std::holds_alternative<Cancelled>(ending))
        return fmt::format("cancelled ({})", kept);
    return hasFailedCheck(session) ? "a result failed its check, see the table" : "";
}

Ending run(Probe& probe, const Plan& plan, Session& session, Output& out, bool isWrittenToFiles)
{
    Interruption interruption;
    const auto listener = [&](const RunEvent& event) {
        record(session, event);
        if (const std::string line = resultLine(event); !line.empty())
            out.write(line + '\n');
        // Nobody reads on, and nothing is kept: there is no use in going on.
        if (out.isClosed() && !isWrittenToFiles)
            interruption.interrupt();
    };
    return measureAll(probe, plan, listener, interruption.token());
}

} // namespace

ExitStatus measure(const MeasureArguments& arguments, Output& out, Output& remarks)
{
    const ResultFiles files(arguments.json, arguments.csv);
    const std::string device = arguments.device ? *arguments.device : defaultDevice(remarks);
    const std::unique_ptr<Probe> probe = open(device);
    Output& words = files.useStandardOutput() ? remarks : out;
    Session session;
    Plan plan = makePlan(arguments.plan, probe->facts());
    plan.sustained = arguments.sustained;
    const Ending ending = run(*probe, plan, session, words, files.areAsked());
    record(session, ending);
    const Session kept = asKept(session);
    // Files first: a reader of the table that went away must not cost them. The table even where a file failed.
    std::string message = finishedResults(kept) > 0 ? files.write(kept, out) : "";
    if (finishedResults(kept) > 0)
        words.write('\n' + resultTable(kept));
    if (out.isClosed() && !files.areAsked())
        return ExitStatus::Success;
    if (message.empty())
        message = complaint(ending, kept, files.areAsked());
    if (!message.empty())
        throw CommandError(ExitStatus::Failed, message);
    return ExitStatus::Success;
}

} // namespace roofline::command
