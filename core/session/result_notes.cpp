// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/result_notes.h"

#include "core/measuring/return_visit.h"
#include "core/quantity/units.h"
#include "core/session/ceiling_noise.h"
#include "core/session/number_words.h"
#include "core/session/printable.h"
#include "core/session/result_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace roofline {

namespace {

using Notes = std::vector<std::string>;

/// What every usable result has, ceilings first.
struct TimedResult {
    std::string name;
    const Timing& time;
    const Conditions& conditions;
};

std::vector<TimedResult> usableResults(const Session& session)
{
    std::vector<TimedResult> results;
    for (const CeilingMeasurement& ceiling : session.ceilings) {
        if (ceiling.isUsable())
            results.push_back({readableName(ceiling.id), ceiling.best.time, ceiling.best.conditions});
    }
    for (const KernelMeasurement& kernel : session.kernels) {
        if (kernel.isUsable())
            results.push_back({readableName(kernel.id), kernel.time, kernel.conditions});
    }
    return results;
}

std::string joined(const std::vector<std::string>& parts)
{
    std::string words;
    for (const std::string& part : parts)
        words += (words.empty() ? "" : "; ") + part;
    return words;
}

/// "matmul, naive 1008.5 %; matmul, tiled 16 101.3 %: why", those with one reason together.
void addAbove(Notes& notes, const Session& session)
{
    for (const SharedNote& shared : sharedNotes(resultRows(session))) {
        std::vector<std::string> who;
        for (const ResultRow& row : shared.rows)
            who.push_back(fmt::format("{} {} %", row.kernel, row.ofCeiling));
        notes.push_back(joined(who) + ": " + shared.note);
    }
}

/// "heading: " and what `describe` says of each result; nothing where it says nothing of any.
void addList(Notes& notes, const std::vector<TimedResult>& results, const std::string& heading,
             const std::function<std::string(const TimedResult&)>& describe, const std::string& meaning)
{
    std::vector<std::string> who;
    for (const TimedResult& result : results) {
        if (const std::string words = describe(result); !words.empty())
            who.push_back(words);
    }
    if (!who.empty())
        notes.push_back(heading + ": " + joined(who) + meaning);
}

void addImplausible(Notes& notes, const Session& session)
{
    const auto found = implausibleRates(session);
    if (!found)
        return;
    const auto words = [](const CeilingMeasurement& ceiling) {
        return fmt::format("{} ({} GFLOP/s{})", readableName(ceiling.id),
                           fixedWords(inGigaflopsPerSecond(ceiling.computeRate()), 1), spreadAfter(ceiling.best.time));
    };
    notes.push_back(fmt::format("! not plausible: {} is below {}: measured while the machine was busy; measure again",
                                words(found->lower), words(found->higher)));
}

std::string driftWords(const TimedResult& result)
{
    const std::optional<Comparison> drift = driftOf(result.time);
    if (!drift || drift->sameness == Sameness::Same)
        return {};
    const double percent = (drift->timeRatio - 1.0) * 100.0;
    return fmt::format("{} took {} % {} at the end of the run than at its start", result.name,
                       fixedWords(std::abs(percent), 1), percent > 0.0 ? "longer" : "less");
}

std::string throttleWords(const TimedResult& result)
{
    const auto& reasons = result.conditions.throttleReasons;
    const bool hasReasons = reasons && !reasons->empty();
    if (result.time.throttled.empty() && !hasReasons)
        return {};
    std::string words = result.name;
    if (!result.time.throttled.empty())
        words += fmt::format(", {} of {} samples", result.time.throttled.size(), result.time.samples.size());
    std::string why;
    for (const std::string& reason : hasReasons ? *reasons : std::vector<std::string>())
        why += (why.empty() ? "" : ", ") + printable(reason, 60);
    return why.empty() ? words : words + " (" + why + ")";
}

/// Whether a result has the spread, or lacks it.
bool isAnySpread(const std::vector<TimedResult>& results, bool isKnown)
{
    return std::any_of(results.begin(), results.end(),
                       [isKnown](const TimedResult& result) { return result.time.spread.has_value() == isKnown; });
}

} // namespace

std::vector<std::string> resultNotes(const Session& session)
{
    const std::vector<TimedResult> results = usableResults(session);
    Notes notes;
    addAbove(notes, session);
    if (session.isPartial)
        notes.emplace_back("partial: the run ended before its last step, and what is missing was not measured");
    addImplausible(notes, session);
    addList(notes, results, "drift", driftWords, "");
    addList(
        notes, results, "! not quiet", [](const TimedResult& r) { return r.time.becameQuiet ? "" : r.name; },
        ": time ran out while the samples still scattered");
    addList(notes, results, "throttled", throttleWords,
            ": the device held its clock back; such samples are kept, and count");
    if (isAnySpread(results, true))
        notes.emplace_back("ms is the median of the samples, ± their median absolute deviation in % of it");
    if (isAnySpread(results, false))
        notes.emplace_back("n/a under ±: published without a spread");
    return notes;
}

} // namespace roofline
