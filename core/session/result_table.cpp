// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/result_table.h"

#include "core/session/number_words.h"
#include "core/session/printable.h"
#include "core/session/session_words.h"
#include "core/session/text_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace roofline {

namespace {

std::string line(std::string_view heading, const std::string& words)
{
    return words.empty() ? std::string() : fmt::format("{:<12}{}\n", heading, words);
}

std::string conditionLines(const Environment& environment)
{
    const Conditions unknown;
    if (environment.before == unknown && environment.during == unknown && environment.after == unknown)
        return line("conditions", "clocks, power, temperature and throttling were not recorded");
    return line("before", conditionsWords(environment.before)) + line("during", conditionsWords(environment.during)) +
           line("after", conditionsWords(environment.after));
}

std::string heading(const Session& session)
{
    return line("device", deviceWords(session.device)) + line("with", environmentWords(session.environment)) +
           line("made", printable(session.created)) + line("origin", printable(session.origin, 1000)) +
           line("plan", planWords(session.plan)) + conditionLines(session.environment);
}

std::string ceilingTable(const Session& session)
{
    std::vector<std::vector<std::string>> cells;
    for (const CeilingRow& row : ceilingRows(session)) {
        const std::string mark = row.setsCeiling ? "*" : "";
        cells.push_back(
            {row.ceiling, row.shape, mark, row.time, row.spread, row.bandwidth, row.rate, row.check, row.conditions});
    }
    return alignedColumns({{"ceiling"},
                           {"shape"},
                           {"*"},
                           {"ms", Align::Right},
                           {"± of samples"},
                           {"GB/s", Align::Right},
                           {"GFLOP/s", Align::Right},
                           {"check"},
                           {"conditions"}},
                          cells) +
           "* sets the ceiling: the fastest shape that passed its check\n";
}

std::string kernelTable(const std::vector<ResultRow>& rows)
{
    std::vector<std::vector<std::string>> cells;
    cells.reserve(rows.size());
    for (const ResultRow& row : rows)
        cells.push_back({row.kernel, row.intensity, row.time, row.spread, row.bandwidth, row.rate, row.boundBy,
                         row.ofCeiling, row.check, row.conditions});
    return alignedColumns({{"kernel"},
                           {"FLOP/byte", Align::Right},
                           {"ms", Align::Right},
                           {"± of samples"},
                           {"GB/s", Align::Right},
                           {"GFLOP/s", Align::Right},
                           {"bound by"},
                           {"% of ceiling", Align::Right},
                           {"check"},
                           {"conditions"}},
                          cells);
}

/// Whether a usable result has the spread, or lacks it.
bool isAnySpread(const Session& session, bool isKnown)
{
    const auto counts = [isKnown](const auto& result) {
        return (!result.check || result.check->passed) && result.time.spread.has_value() == isKnown;
    };
    return std::any_of(session.kernels.begin(), session.kernels.end(), counts) ||
           std::any_of(session.ceilings.begin(), session.ceilings.end(),
                       [&](const CeilingMeasurement& ceiling) { return counts(ceiling.best); });
}

std::string notesOnSpread(const Session& session)
{
    std::string text;
    if (isAnySpread(session, true))
        text += "ms is the median of the samples, ± their median absolute deviation in % of it\n";
    if (isAnySpread(session, false))
        text += "n/a under ±: published without a spread\n";
    return text;
}

/// Kernels above 100 %, those with one reason together: "matmul, naive 1008.5 %; matmul, tiled 16 101.3 %: why".
std::string notesAbove(const std::vector<ResultRow>& rows)
{
    std::string text;
    for (const SharedNote& shared : sharedNotes(rows)) {
        std::string who;
        for (const ResultRow& row : shared.rows)
            who += fmt::format("{}{} {} %", who.empty() ? "" : "; ", row.kernel, row.ofCeiling);
        text += fmt::format("{}: {}\n", who, shared.note);
    }
    return text;
}

std::string notes(const Session& session, const std::vector<ResultRow>& rows)
{
    std::string text = notesAbove(rows);
    if (session.isPartial)
        text += "partial: the run ended before its last step, and what is missing was not measured\n";
    return text + notesOnSpread(session);
}

} // namespace

std::vector<SharedNote> sharedNotes(const std::vector<ResultRow>& rows)
{
    std::vector<SharedNote> notes;
    for (const ResultRow& row : rows) {
        if (row.note.empty())
            continue;
        auto known = std::find_if(notes.begin(), notes.end(),
                                  [&row](const SharedNote& shared) { return shared.note == row.note; });
        if (known == notes.end())
            known = notes.insert(known, {row.note, {}});
        known->rows.push_back(row);
    }
    return notes;
}

std::string resultTable(const Session& session)
{
    const std::vector<ResultRow> rows = resultRows(session);
    std::string text = heading(session);
    if (!session.ceilings.empty())
        text += '\n' + ceilingTable(session);
    text += '\n' + line("ridge", ridgeWords(session));
    if (!rows.empty())
        text += '\n' + kernelTable(rows);
    if (const std::string remarks = notes(session, rows); !remarks.empty())
        text += '\n' + remarks;
    return text;
}

} // namespace roofline
