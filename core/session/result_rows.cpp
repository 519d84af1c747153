// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/result_table.h"

#include "core/quantity/units.h"
#include "core/session/feeding.h"
#include "core/session/number_words.h"
#include "core/session/printable.h"

#include <fmt/format.h>

namespace roofline {

namespace {

void putNumbers(ResultRow& row, const KernelMeasurement& kernel, const std::optional<Roof>& roof, const Roofs& family)
{
    row.intensity = fixedWords(inFlopsPerByte(kernel.intensity()), 3);
    row.time = timeWords(kernel.time.median);
    row.spread = spreadWords(kernel.time);
    row.bandwidth = fixedWords(inGigabytesPerSecond(kernel.bandwidth()), 1);
    row.rate = fixedWords(inGigaflopsPerSecond(kernel.computeRate()), 1);
    row.boundBy = row.ofCeiling = "n/a";
    if (!roof)
        return;
    const Placement placement = place(kernel, *roof);
    row.boundBy = limitName(placement.limit);
    row.ofCeiling = fixedWords(placement.fractionOfCeiling * 100.0, 1);
    if (placement.isAboveCeiling)
        row.note = whyAbove(kernel, placement.limit, family);
}

CeilingRow ceilingRow(const CeilingMeasurement& ceiling, const ShapeMeasurement& shape)
{
    CeilingRow row;
    row.id = ceiling.id;
    row.ceiling = readableName(ceiling.id);
    row.shape = printable(shape.shape, 60);
    row.check = checkWords(shape.check);
    row.conditions = conditionsWords(shape.conditions);
    if (shape.check && !shape.check->passed)
        return row;
    row.setsCeiling = shape == ceiling.best;
    row.time = timeWords(shape.time.median);
    row.spread = spreadWords(shape.time);
    if (ceiling.kind == CeilingKind::Memory)
        row.bandwidth = fixedWords(inGigabytesPerSecond(shape.traffic / shape.time.median), 1);
    else
        row.rate = fixedWords(inGigaflopsPerSecond(shape.work / shape.time.median), 1);
    // The column is of GFLOP/s, and integer operations are none.
    if (ceiling.kind == CeilingKind::IntegerCompute)
        row.rate += " GOP/s";
    return row;
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
        row.conditions = conditionsWords(kernel.conditions);
        if (kernel.isUsable())
            putNumbers(row, kernel, roofOf(session, kernel), family);
        rows.push_back(row);
    }
    return rows;
}

std::vector<CeilingRow> ceilingRows(const Session& session)
{
    std::vector<CeilingRow> rows;
    for (const CeilingMeasurement& ceiling : session.ceilings) {
        rows.push_back(ceilingRow(ceiling, ceiling.best));
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
        const std::string rate = ceiling->kind == CeilingKind::Memory    ? row.bandwidth + " GB/s"
                                 : ceiling->kind == CeilingKind::Compute ? row.rate + " GFLOP/s"
                                                                         : row.rate;
        return fmt::format("{}: {} ms {}, {}, check {}", row.ceiling, row.time, row.spread, rate, row.check);
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
