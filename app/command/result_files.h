// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Where a measurement is kept: the session and the numbers, each in a file or on the standard output. Targets are tried
// before anything is measured.
#pragma once

#include "app/command/output.h"
#include "core/session/session.h"

#include <optional>
#include <string>

namespace roofline::command {

class ResultFiles {
public:
    /// "-" is the standard output. Throws CommandError(Failed) for a target that cannot be written.
    ResultFiles(std::optional<std::string> json, std::optional<std::string> csv);

    [[nodiscard]] bool areAsked() const { return m_json || m_csv; }
    /// Then words for people go elsewhere.
    [[nodiscard]] bool useStandardOutput() const { return m_json == "-" || m_csv == "-"; }
    /// Writes what was asked, all of it, and tells in one line what could not be written; empty where all was.
    [[nodiscard]] std::string write(const Session& session, Output& out) const;

private:
    std::optional<std::string> m_json;
    std::optional<std::string> m_csv;
};

} // namespace roofline::command
