// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Calls of the real program and of the one with scripted devices, and what the tests of `measure` ask of the answers.
#pragma once

#include "core/session/session_file.h"
#include "tests/support/run_process.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace roofline::test {

inline Finished call(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), ROOFLINE_PROGRAM);
    return run(arguments);
}

inline Finished scripted(const std::string& device, std::vector<std::string> more = {})
{
    more.insert(more.begin(), {ROOFLINE_SCRIPTED_PROGRAM, "measure", "--device", device});
    return run(more);
}

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

inline bool isOneLine(const std::string& text)
{
    return std::count(text.begin(), text.end(), '\n') == 1 && text.back() == '\n';
}

inline Session sessionIn(const std::filesystem::path& path)
{
    auto read = readSessionFile(path);
    if (const auto* error = std::get_if<SessionError>(&read))
        FAIL(error->message);
    return std::get<Session>(read);
}

} // namespace roofline::test
