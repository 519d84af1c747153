// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What is wrong with a call, told in one line of ours. Which verbs and options there are is command_line's.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace roofline::command {

/// Throws CommandError: the call is wrong.
[[noreturn]] void refuse(const std::string& message);
/// CLI11's complaint in one line of ours.
[[noreturn]] void refuse(const CLI::ParseError& error);

/// An option without its value takes the next option for it; that one is then missed, and told for the wrong reason.
void needValues(const CLI::App& verb);
/// Nothing may be left over.
void needNothingMore(const CLI::App& verb);

} // namespace roofline::command
