// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/result_files.h"

#include "app/command/command_error.h"
#include "core/session/atomic_file.h"
#include "core/session/result_table.h"
#include "core/session/session_file.h"

namespace roofline::command {

namespace {

constexpr const char* standardOutput = "-";

void needWritable(const std::string& option, const std::optional<std::string>& target)
{
    if (!target || *target == standardOutput)
        return;
    if (const auto error = whyNotWritable(*target))
        throw CommandError(ExitStatus::Failed, option + ": " + error->message);
}

/// Empty, or why it could not be written.
std::string writeJson(const Session& session, const std::string& target, Output& out)
{
    if (target == standardOutput) {
        out.write(sessionToJson(session));
        return {};
    }
    const auto error = writeSessionFile(session, target);
    return error ? "--json: " + error->message : std::string();
}

std::string writeCsv(const Session& session, const std::string& target, Output& out)
{
    if (target == standardOutput) {
        out.write(resultCsv(session));
        return {};
    }
    const auto error = writeWholeFile(target, resultCsv(session));
    return error ? "--csv: " + error->message : std::string();
}

} // namespace

ResultFiles::ResultFiles(std::optional<std::string> json, std::optional<std::string> csv)
    : m_json(std::move(json)), m_csv(std::move(csv))
{
    needWritable("--json", m_json);
    needWritable("--csv", m_csv);
}

std::string ResultFiles::write(const Session& session, Output& out) const
{
    std::string faults;
    if (m_json)
        faults += writeJson(session, *m_json, out);
    if (m_csv) {
        const std::string fault = writeCsv(session, *m_csv, out);
        faults += (faults.empty() || fault.empty() ? "" : "; ") + fault;
    }
    return faults;
}

} // namespace roofline::command
