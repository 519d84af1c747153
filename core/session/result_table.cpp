// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/result_table.h"

#include "core/session/number_words.h"
#include "core/session/printable.h"
#include "core/session/result_notes.h"
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

/// Only where something was told: sessions of a published table, or of an older program, know nothing of it.
std::string stateLine(const DeviceFacts& device)
{
    const bool isKnown =
        device.otherProcesses || device.isDisplayAttached || device.isEccOn || device.isMigSlice || device.isOnBattery;
    return isKnown ? line("state", deviceStateWords(device)) : std::string();
}

std::string heading(const Session& session)
{
    return line("device", deviceWords(session.device)) + stateLine(session.device) +
           line("with", environmentWords(session.environment)) + line("made", printable(session.created)) +
           line("origin", printable(session.origin, 1000)) + line("plan", planWords(session.plan)) +
           conditionLines(session.environment);
}

bool hasFailed(const std::string& check) { return check.rfind("FAILED", 0) == 0; }

/// The best shape of each ceiling, and every shape that failed.
std::vector<CeilingRow> tableRows(const Session& session)
{
    std::vector<CeilingRow> rows = ceilingRows(session);
    std::string last;
    std::erase_if(rows, [&last](const CeilingRow& row) {
        const bool isFirst = row.id != std::exchange(last, row.id);
        return !isFirst && !hasFailed(row.check);
    });
    return rows;
}

/// What was never read has no column.
template <class Row>
bool areConditionsKnown(const std::vector<Row>& rows)
{
    return std::any_of(rows.begin(), rows.end(), [](const Row& row) {
        return row.clock != "n/a" || row.power != "n/a" || row.temperature != "n/a";
    });
}

template <class Row>
void addConditions(std::vector<TextColumn>& columns, std::vector<std::vector<std::string>>& cells,
                   const std::vector<Row>& rows)
{
    if (!areConditionsKnown(rows))
        return;
    columns.insert(columns.end(), {{"MHz", Align::Right}, {"W", Align::Right}, {"°C", Align::Right}});
    for (std::size_t i = 0; i < rows.size(); ++i)
        cells[i].insert(cells[i].end(), {rows[i].clock, rows[i].power, rows[i].temperature});
}

/// "± 0.2 % of 13 !": the notes say what the mark means, in fewer columns.
std::string shortSpread(std::string spread)
{
    constexpr std::string_view notQuiet = ", not quiet";
    if (spread.size() > notQuiet.size() && spread.substr(spread.size() - notQuiet.size()) == notQuiet)
        spread.replace(spread.size() - notQuiet.size(), notQuiet.size(), " !");
    return spread;
}

std::string ceilingTable(const Session& session)
{
    const std::vector<CeilingRow> rows = tableRows(session);
    std::vector<TextColumn> columns{
        {"ceiling"}, {"rate", Align::Right}, {"ms", Align::Right}, {"± of samples"}, {"shape"}, {"check"}};
    std::vector<std::vector<std::string>> cells;
    cells.reserve(rows.size());
    for (const CeilingRow& row : rows)
        cells.push_back({row.ceiling, row.value, row.time, shortSpread(row.spread), row.shape, row.check});
    addConditions(columns, cells, rows);
    return alignedColumns(columns, cells);
}

/// Apart from the measured values, so that nobody takes the one for the other.
std::string theory(const Session& session)
{
    std::string text;
    for (const CeilingRow& row : ceilingRows(session)) {
        if (row.setsCeiling && !row.derivation.empty())
            text += fmt::format("on paper    {}: {} ({})\n", row.ceiling, row.theoretical, row.derivation);
    }
    return text;
}

std::string kernelTable(const std::vector<ResultRow>& rows)
{
    std::vector<TextColumn> columns{{"kernel"},       {"FLOP/byte", Align::Right}, {"ms", Align::Right},
                                    {"± of samples"}, {"GB/s", Align::Right},      {"GFLOP/s", Align::Right},
                                    {"bound by"},     {"% of roof", Align::Right}, {"check"}};
    std::vector<std::vector<std::string>> cells;
    cells.reserve(rows.size());
    for (const ResultRow& row : rows)
        cells.push_back({row.kernel, row.intensity, row.time, shortSpread(row.spread), row.bandwidth, row.rate,
                         row.boundBy, row.ofCeiling, row.check});
    addConditions(columns, cells, rows);
    return alignedColumns(columns, cells);
}

std::string notes(const Session& session)
{
    std::string text;
    for (const std::string& note : resultNotes(session))
        text += note + '\n';
    const bool hasChoice = std::any_of(session.ceilings.begin(), session.ceilings.end(),
                                       [](const CeilingMeasurement& ceiling) { return ceiling.shapes.size() > 1; });
    if (hasChoice)
        text += "a ceiling is the fastest of the shapes that were tried and passed; all of them are in the file\n";
    return text;
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
    text += '\n' + line("ridge", ridgeWords(session)) + theory(session);
    if (!rows.empty())
        text += '\n' + kernelTable(rows);
    if (const std::string remarks = notes(session); !remarks.empty())
        text += '\n' + remarks;
    return text;
}

} // namespace roofline
