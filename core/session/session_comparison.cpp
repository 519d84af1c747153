// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/session_comparison.h"

#include "core/quantity/units.h"
#include "core/session/json/origin_json.h"
#include "core/session/number_words.h"
#include "core/session/printable.h"
#include "core/session/result_table.h"
#include "core/session/session_words.h"
#include "core/session/text_columns.h"

#include <fmt/format.h>

#include <algorithm>

namespace roofline {

namespace {

/// A result of either kind.
struct Result {
    std::string id;
    std::string rate;
    Flops work;
    Bytes traffic;
    const Timing* time = nullptr;
    std::optional<Frequency> clock;
    bool isUsable = false;
    double amount = 0.0; ///< bytes or operations of a ceiling, of which it is the rate; 0: a kernel, whose size counts
};

std::string rateOf(const CeilingMeasurement& ceiling)
{
    const bool isMemory = ceiling.kind == CeilingKind::Memory;
    const double perSecond = isMemory ? ceiling.bandwidth().value() : ceiling.computeRate().value();
    return fmt::format("{} {}", fixedWords(perSecond / 1e9, 1), json::unitName(ceiling.kind));
}

/// What has FLOP is told by them, all else by its bytes.
std::string rateOf(const KernelMeasurement& kernel)
{
    return kernel.work > Flops(0.0) ? fixedWords(inGigaflopsPerSecond(kernel.computeRate()), 1) + " GFLOP/s"
                                    : fixedWords(inGigabytesPerSecond(kernel.bandwidth()), 1) + " GB/s";
}

std::vector<Result> resultsOf(const Session& session)
{
    std::vector<Result> results;
    for (const CeilingMeasurement& ceiling : session.ceilings) {
        const ShapeMeasurement& best = ceiling.best;
        const bool isUsable = ceiling.isUsable();
        const double amount = ceiling.kind == CeilingKind::Memory ? best.traffic.value() : best.work.value();
        results.push_back({ceiling.id, isUsable ? rateOf(ceiling) : "", best.work, best.traffic, &best.time,
                           best.conditions.clock, isUsable, amount});
    }
    for (const KernelMeasurement& kernel : session.kernels) {
        const bool isUsable = kernel.isUsable() && kernel.time.median > Seconds(0.0);
        results.push_back({kernel.id, isUsable ? rateOf(kernel) : "", kernel.work, kernel.traffic, &kernel.time,
                           kernel.conditions.clock, isUsable});
    }
    return results;
}

const Result* find(const std::vector<Result>& results, const std::string& id)
{
    const auto found = std::find_if(results.begin(), results.end(), [&id](const Result& one) { return one.id == id; });
    return found != results.end() ? &*found : nullptr;
}

std::string_view verdictName(Sameness sameness)
{
    return sameness == Sameness::Same ? "same" : sameness == Sameness::Faster ? "faster" : "slower";
}

/// The time that so much more work would have taken.
Timing scaled(Timing time, double factor)
{
    time.median *= factor;
    for (Seconds& sample : time.samples)
        sample *= factor;
    if (time.spread) {
        for (Seconds* part :
             {&time.spread->median, &time.spread->min, &time.spread->max, &time.spread->medianAbsoluteDeviation})
            *part *= factor;
    }
    return time;
}

ComparedResult compared(const Result& first, const Result& second)
{
    ComparedResult row{first.id, readableName(first.id), first.rate, second.rate, {}, {}, {}, {}};
    if (first.clock && second.clock)
        row.clocks = fmt::format("{:.0f}, {:.0f}", inMegahertz(*first.clock), inMegahertz(*second.clock));
    if (!first.isUsable || !second.isUsable) {
        row.verdict = "not compared: a check failed";
        return row;
    }
    const bool areCeilings = first.amount > 0.0 && second.amount > 0.0;
    if (!areCeilings && (first.work != second.work || first.traffic != second.traffic)) {
        row.verdict = "not compared: other sizes";
        return row;
    }
    const Timing other = areCeilings ? scaled(*second.time, first.amount / second.amount) : *second.time;
    row.speedRatio = first.time->median / other.median;
    row.comparison = compare(*first.time, other);
    row.verdict = row.comparison ? verdictName(row.comparison->sameness) : "no verdict: too few samples";
    return row;
}

ComparedResult alone(const Result& result, bool isFirst)
{
    return {result.id,
            readableName(result.id),
            isFirst ? result.rate : "",
            isFirst ? "" : result.rate,
            {},
            {},
            {},
            isFirst ? "only in the first" : "only in the second"};
}

std::string ratioWords(const ComparedResult& row)
{
    if (!row.speedRatio)
        return {};
    const std::string ratio = fixedWords(*row.speedRatio, 3);
    return row.comparison ? fmt::format("{} ± {}", ratio, fixedWords(*row.speedRatio * row.comparison->uncertainty, 3))
                          : ratio;
}

std::string sessionLine(const char* which, const Session& session)
{
    return fmt::format("{:<8}{}; {}; {}\n", which, deviceWords(session.device), environmentWords(session.environment),
                       session.created.empty() ? "no date" : printable(session.created));
}

} // namespace

std::vector<ComparedResult> comparedResults(const Session& first, const Session& second)
{
    const std::vector<Result> before = resultsOf(first);
    const std::vector<Result> after = resultsOf(second);
    std::vector<ComparedResult> rows;
    for (const Result& result : before) {
        const Result* other = find(after, result.id);
        rows.push_back(other != nullptr ? compared(result, *other) : alone(result, true));
    }
    for (const Result& result : after) {
        if (find(before, result.id) == nullptr)
            rows.push_back(alone(result, false));
    }
    return rows;
}

std::string comparisonTable(const Session& first, const Session& second)
{
    std::vector<std::vector<std::string>> cells;
    for (const ComparedResult& row : comparedResults(first, second))
        cells.push_back({row.name, row.first, row.second, ratioWords(row), row.verdict, row.clocks});
    return sessionLine("first", first) + sessionLine("second", second) + '\n' +
           alignedColumns({{"result"},
                           {"first", Align::Right},
                           {"second", Align::Right},
                           {"speed ratio"},
                           {"the second is"},
                           {"MHz"}},
                          cells) +
           "\nspeed ratio: the second over the first; a difference within its ± is called the same\n";
}

} // namespace roofline
