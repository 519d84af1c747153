// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/result_table.h"

#include "core/quantity/units.h"
#include "core/session/feeding.h"
#include "core/session/json/numbers.h"
#include "core/session/json/origin_json.h"
#include "core/session/theoretical.h"

#include <fmt/format.h>

#include <cmath>

namespace roofline {

namespace {

constexpr std::string_view columns =
    "device,result,id,shape,level,access,arithmetic,sustained_s,flop,op,bytes,flop_per_byte,"
    "ms_median,ms_min,ms_max,ms_mad,samples,launches_per_sample,quiet,throttled_samples,late_samples,"
    "gb_per_s,gflop_per_s,gop_per_s,theoretical,bound_by,percent_of_ceiling,fed_by,check,max_abs_error,max_rel_error,"
    "clock_mhz,memory_clock_mhz,power_w,temperature_c,throttle_reasons";

/// One line under construction. A cell that is not known is empty; quotes only where they are needed.
class Line {
public:
    Line& text(std::string_view cell)
    {
        const bool needsQuotes = cell.find_first_of(",\"\r\n") != std::string_view::npos;
        std::string quoted = needsQuotes ? "\"" : "";
        for (const char letter : cell)
            quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
        return put(needsQuotes ? quoted + '"' : quoted);
    }
    Line& number(std::optional<double> cell)
    {
        return put(cell && std::isfinite(*cell) ? fmt::format("{}", *cell) : "");
    }
    Line& whole(std::optional<std::size_t> cell) { return put(cell ? fmt::format("{}", *cell) : ""); }

    [[nodiscard]] std::string ended() const { return m_line + '\n'; }

private:
    Line& put(const std::string& cell)
    {
        if (!m_isFirst)
            m_line += ',';
        m_isFirst = false;
        m_line += cell;
        return *this;
    }

    std::string m_line;
    bool m_isFirst = true;
};

void putTime(Line& line, const Timing& time, bool isShown)
{
    const auto ms = [](Seconds seconds) { return std::optional(inMilliseconds(seconds)); };
    const SampleSummary* spread = isShown && time.spread ? &*time.spread : nullptr;
    line.number(isShown ? ms(time.median) : std::nullopt);
    line.number(spread != nullptr ? ms(spread->min) : std::nullopt);
    line.number(spread != nullptr ? ms(spread->max) : std::nullopt);
    line.number(spread != nullptr ? ms(spread->medianAbsoluteDeviation) : std::nullopt);
    line.whole(spread != nullptr ? std::optional(spread->count) : std::nullopt);
    line.whole(spread != nullptr ? std::optional(static_cast<std::size_t>(time.launchesPerSample)) : std::nullopt);
    line.text(spread != nullptr ? (time.becameQuiet ? "yes" : "no") : "");
    const bool hasSamples = spread != nullptr && !time.samples.empty();
    line.whole(hasSamples ? std::optional(time.throttled.size()) : std::nullopt);
    line.whole(hasSamples ? std::optional(time.lateSamples) : std::nullopt);
}

void putCheck(Line& line, const std::optional<CheckResult>& check)
{
    line.text(!check ? "not recorded" : check->passed ? "passed" : "FAILED");
    line.number(check ? std::optional(check->maxAbsError) : std::nullopt);
    line.number(check ? std::optional(check->maxRelError) : std::nullopt);
}

void putConditions(Line& line, const Conditions& conditions)
{
    const auto megahertz = [](const std::optional<Frequency>& clock) {
        return clock ? std::optional(inMegahertz(*clock)) : std::nullopt;
    };
    line.number(megahertz(conditions.clock)).number(megahertz(conditions.memoryClock));
    line.number(conditions.power ? std::optional(inWatts(*conditions.power)) : std::nullopt);
    line.number(conditions.temperature ? std::optional(inCelsius(*conditions.temperature)) : std::nullopt);
    std::string reasons;
    if (conditions.throttleReasons && conditions.throttleReasons->empty())
        reasons = "none";
    for (const std::string& reason : conditions.throttleReasons.value_or(std::vector<std::string>()))
        reasons += (reasons.empty() ? "" : "; ") + reason;
    line.text(reasons);
}

std::optional<double> onlyIf(bool applies, double value) { return applies ? std::optional(value) : std::nullopt; }

std::string shapeLine(const Session& session, const CeilingMeasurement& ceiling, const ShapeMeasurement& shape)
{
    const bool isShown = !shape.check || shape.check->passed;
    const bool isBandwidth = ceiling.kind == CeilingKind::Memory;
    const bool isOfIntegers = ceiling.kind == CeilingKind::IntegerCompute;
    const double rate = inGigaflopsPerSecond(shape.work / shape.time.median);
    const json::OriginWords origin = json::originWords(ceiling.origin);
    Line line;
    line.text(session.device.name).text(shape == ceiling.best ? "ceiling" : "shape").text(ceiling.id).text(shape.shape);
    line.text(origin.level).text(origin.access).text(origin.arithmetic);
    line.number(ceiling.sustained ? std::optional(ceiling.sustained->count()) : std::nullopt);
    line.number(onlyIf(!isOfIntegers, inFlops(shape.work))).number(onlyIf(isOfIntegers, inFlops(shape.work)));
    line.number(inBytes(shape.traffic)).number(std::nullopt);
    putTime(line, shape.time, isShown);
    line.number(onlyIf(isShown && isBandwidth, inGigabytesPerSecond(shape.traffic / shape.time.median)));
    line.number(onlyIf(isShown && ceiling.kind == CeilingKind::Compute, rate));
    line.number(onlyIf(isShown && isOfIntegers, rate));
    const auto onPaper = shape == ceiling.best ? theoreticalRate(session.device, ceiling) : std::nullopt;
    line.number(onPaper ? std::optional(onPaper->perSecond / 1e9) : std::nullopt);
    line.text("").number(std::nullopt).text("");
    putCheck(line, shape.check);
    putConditions(line, shape.conditions);
    return line.ended();
}

/// The ceiling with the kernel's own reads and writes, else its level.
std::string fedBy(const Feeding& feeding)
{
    return feeding.isOfItsMix ? feeding.roof.facts.id : std::string(json::originWords(feeding.roof.origin).level);
}

std::string kernelLine(const Session& session, const KernelMeasurement& kernel, const std::optional<Roof>& roof)
{
    const bool isShown = kernel.isUsable();
    Line line;
    line.text(session.device.name).text("kernel").text(kernel.id).text("").text("").text("");
    line.text(json::originWords(kernel.arithmetic).arithmetic).number(std::nullopt);
    line.number(inFlops(kernel.work)).number(std::nullopt);
    line.number(inBytes(kernel.traffic)).number(inFlopsPerByte(kernel.intensity()));
    putTime(line, kernel.time, isShown);
    line.number(onlyIf(isShown, inGigabytesPerSecond(kernel.bandwidth())));
    line.number(onlyIf(isShown, inGigaflopsPerSecond(kernel.computeRate()))).number(std::nullopt).number(std::nullopt);
    const auto placement = isShown && roof ? std::optional(place(kernel, *roof)) : std::nullopt;
    line.text(placement ? limitName(placement->limit) : "");
    line.number(placement ? std::optional(placement->fractionOfCeiling * 100.0) : std::nullopt);
    const auto feeding = feedingAbove(kernel, roof, roofs(session), session);
    line.text(feeding ? fedBy(*feeding) : "");
    putCheck(line, kernel.check);
    putConditions(line, kernel.conditions);
    return line.ended();
}

} // namespace

std::string resultCsv(const Session& session)
{
    std::string text = std::string(columns) + '\n';
    for (const CeilingMeasurement& ceiling : session.ceilings) {
        text += shapeLine(session, ceiling, ceiling.best);
        for (const ShapeMeasurement& shape : ceiling.shapes)
            text += shape == ceiling.best ? "" : shapeLine(session, ceiling, shape);
    }
    for (const KernelMeasurement& kernel : session.kernels)
        text += kernelLine(session, kernel, roofOf(session, kernel));
    return text;
}

} // namespace roofline
