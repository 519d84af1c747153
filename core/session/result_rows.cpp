// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/result_table.h"

#include "core/quantity/units.h"
#include "core/session/feeding.h"
#include "core/session/json/origin_json.h"
#include "core/session/number_words.h"
#include "core/session/printable.h"
#include "core/session/theoretical.h"

#include <fmt/format.h>

namespace roofline {

namespace {

void putNumbers(ResultRow& row, const KernelMeasurement& kernel, const Session& session, const Roofs& family)
{
    row.intensity = fixedWords(inFlopsPerByte(kernel.intensity()), 3);
    row.time = timeWords(kernel.time.median);
    row.spread = spreadWords(kernel.time);
    row.bandwidth = fixedWords(inGigabytesPerSecond(kernel.bandwidth()), 1);
    row.rate = fixedWords(inGigaflopsPerSecond(kernel.computeRate()), 1);
    row.boundBy = row.ofCeiling = "n/a";
    const std::optional<Roof> roof = roofOf(session, kernel);
    if (!roof)
        return;
    const Placement placement = place(kernel, *roof);
    row.boundBy = limitName(placement.limit);
    row.ofCeiling = fixedWords(placement.fractionOfCeiling * 100.0, 1);
    if (placement.isAboveCeiling)
        row.note = whyAbove(kernel, placement, family, session);
}

template <class Row>
void putConditions(Row& row, const Conditions& conditions)
{
    row.conditions = conditionsWords(conditions);
    row.clock = conditions.clock ? fixedWords(inMegahertz(*conditions.clock), 0) : "n/a";
    row.power = conditions.power ? fixedWords(inWatts(*conditions.power), 0) : "n/a";
    row.temperature = conditions.temperature ? fixedWords(inCelsius(*conditions.temperature), 0) : "n/a";
}

/// A rate in the ceiling's own unit.
std::string rateWords(double perSecond, CeilingKind kind)
{
    return fmt::format("{} {}", fixedWords(perSecond / 1e9, 1), json::unitName(kind));
}

CeilingRow ceilingRow(const CeilingMeasurement& ceiling, const ShapeMeasurement& shape)
{
    CeilingRow row;
    row.id = ceiling.id;
    row.ceiling = readableName(ceiling.id);
    if (ceiling.sustained)
        row.ceiling += fmt::format(" {:g} s", ceiling.sustained->count());
    row.shape = printable(shape.shape, 60);
    row.check = checkWords(shape.check);
    putConditions(row, shape.conditions);
    if (shape.check && !shape.check->passed)
        return row;
    row.setsCeiling = shape == ceiling.best;
    row.time = timeWords(shape.time.median);
    row.spread = spreadWords(shape.time);
    const Bandwidth bandwidth = shape.traffic / shape.time.median;
    const ComputeRate rate = shape.work / shape.time.median;
    const bool isMemory = ceiling.kind == CeilingKind::Memory;
    row.value = rateWords(isMemory ? bandwidth.value() : rate.value(), ceiling.kind);
    if (isMemory)
        row.bandwidth = fixedWords(inGigabytesPerSecond(bandwidth), 1);
    else // the column is of GFLOP/s, and integer operations are none
        row.rate = ceiling.kind == CeilingKind::Compute ? fixedWords(inGigaflopsPerSecond(rate), 1) : row.value;
    return row;
}

void putTheoretical(CeilingRow& row, const DeviceFacts& device, const CeilingMeasurement& ceiling)
{
    const std::optional<TheoreticalRate> onPaper = theoreticalRate(device, ceiling);
    row.theoretical = onPaper ? rateWords(onPaper->perSecond, ceiling.kind) : "unknown";
    row.derivation = onPaper ? onPaper->derivation : "";
}

} // namespace

std::vector<ResultRow> resultRows(const Session& session)
{
    const Roofs family = roofs(session);
    std::vector<ResultRow> rows;
    for (const KernelMeasurement& kernel : session.kernels) {
        ResultRow row;
        row.id = kernel.id;
        row.kernel = readableName(kernel.id);
        row.check = checkWords(kernel.check);
        putConditions(row, kernel.conditions);
        if (kernel.isUsable())
            putNumbers(row, kernel, session, family);
        rows.push_back(row);
    }
    return rows;
}

std::vector<CeilingRow> ceilingRows(const Session& session)
{
    std::vector<CeilingRow> rows;
    for (const CeilingMeasurement& ceiling : session.ceilings) {
        rows.push_back(ceilingRow(ceiling, ceiling.best));
        putTheoretical(rows.back(), session.device, ceiling);
        for (const ShapeMeasurement& shape : ceiling.shapes) {
            if (shape != ceiling.best)
                rows.push_back(ceilingRow(ceiling, shape));
        }
    }
    return rows;
}

std::string ridgeWords(const Session& session)
{
    const auto roof = roofOf(session);
    return roof ? fixedWords(inFlopsPerByte(ridgePoint(*roof)), 2) + " FLOP/byte" : "n/a";
}

std::string resultLine(const RunEvent& event)
{
    if (const auto* ceiling = std::get_if<CeilingMeasurement>(&event)) {
        const CeilingRow row = ceilingRow(*ceiling, ceiling->best);
        if (!row.setsCeiling)
            return fmt::format("{}: {}", row.ceiling, row.check);
        const std::string again = ceiling->best.time.lateSamples > 0 ? ", at the start and at the end" : "";
        return fmt::format("{}{}: {} ms {}, {}, check {}", row.ceiling, again, row.time, row.spread, row.value,
                           row.check);
    }
    if (const auto* kernel = std::get_if<KernelMeasurement>(&event)) {
        Session alone;
        alone.kernels.push_back(*kernel);
        const ResultRow row = resultRows(alone).front();
        if (!kernel->isUsable())
            return fmt::format("{}: {}", row.kernel, row.check);
        return fmt::format("{}: {} ms {}, {} GB/s, {} GFLOP/s, check {}", row.kernel, row.time, row.spread,
                           row.bandwidth, row.rate, row.check);
    }
    return {};
}

} // namespace roofline
