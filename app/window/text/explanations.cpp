// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/explanations.h"

#include "app/window/text/amount_text.h"
#include "app/window/text/flow_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"
#include "core/model/blocks.h"
#include "core/model/matmul_flow.h"
#include "core/quantity/units.h"

namespace roofline::window {

namespace {

constexpr int sectorBytes = 32;
constexpr int warpThreads = 32;
constexpr double sharedOfAnSm = 64.0; // KiB: every card since compute capability 7.5 has as much

QString unitOf(int elementBytes)
{
    switch (elementBytes) {
    case 2:
        return Explanations::tr("those for 16 bit");
    case 8:
        return Explanations::tr("those for 64 bit");
    default:
        return Explanations::tr("those for 32 bit");
    }
}

Explanation withoutTile(const ModelReading& reading)
{
    const MatmulFlow flow = matmulFlow(reading.input.shape);
    return {
        FlowWords::keeper(reading.input.shape),
        Explanations::tr("Now: %1 values are loaded for %2 multiply-adds.")
            .arg(inOnePiece(amountText(flow.loadedValues)), inOnePiece(amountText(flow.work.value() / 2.0))),
        {Explanations::tr("The untiled baseline keeps nothing on the chip: every multiply-add fetches both of its "
                          "values from global memory, and each value of A and of B is loaded N times."),
         Explanations::tr("A tile of T×T values in shared memory lets each load serve T multiply-adds. Move T, and the "
                          "edge from global memory gets thinner.")}};
}

Explanation withIdealCache(const ModelReading& reading)
{
    return {
        FlowWords::keeper(reading.input.shape),
        Explanations::tr("Now: all three matrices are %1.").arg(inOnePiece(trafficText(reading.traffic))),
        {Explanations::tr("Each matrix once assumes a cache that keeps whatever is used again: A and B are read once, "
                          "C is written once, in whatever order the work is done."),
         Explanations::tr("No algorithm can do with less, and no real cache holds large matrices whole: a mark to aim "
                          "at with larger tiles, no plan for a kernel.")}};
}

QString tileNumbers(const ModelReading& reading)
{
    const MatmulShape& shape = reading.input.shape;
    const auto blocks = static_cast<qint64>(kibibytes(sharedOfAnSm) / reading.sharedPerBlock);
    const QString block = Explanations::tr("Now: %1 and %2 threads a block.")
                              .arg(inOnePiece(storageText(reading.sharedPerBlock)), countText(shape.tile * shape.tile));
    return block + u' ' +
           (blocks > 0 ? Explanations::tr("64\u00a0KiB of an SM hold %1 of them.").arg(countText(blocks))
                       : Explanations::tr("64\u00a0KiB of an SM do not hold that."));
}

QString outputNumbers(const MatmulShape& shape)
{
    if (shape.traffic == Traffic::MatrixOnce || shape.tile <= 1)
        return {};
    const qint64 tiles = blocksToCover(shape.n, shape.tile);
    const qint64 last = shape.n - (tiles - 1) * shape.tile;
    if (last == shape.tile)
        return Explanations::tr("Now: T divides N, all %1×%1 tiles are whole.").arg(countText(tiles));
    return Explanations::tr("Now: %1×%1 tiles; the last ones hold %2 of %3 rows or columns.")
        .arg(countText(tiles), countText(last), countText(shape.tile));
}

} // namespace

Explanation Explanations::globalMemory(const ModelReading& reading)
{
    const int bytes = reading.input.shape.elementBytes;
    return {
        FlowWords::globalMemory(),
        tr("Now: %1 at %2 take %3.")
            .arg(inOnePiece(trafficText(reading.traffic)), inOnePiece(bandwidthText(reading.input.roof.bandwidth)),
                 inOnePiece(timeText(reading.time.memory))),
        {tr("Memory comes in sectors of %1 byte. Where the %2 threads of a warp read neighbours, %3 sectors serve them "
            "all: that is coalesced.")
             .arg(sectorBytes)
             .arg(warpThreads)
             .arg(warpThreads * bytes / sectorBytes),
         tr("Where each reads from another row, each pulls in a sector of its own and uses %1 byte of it: up to %2 "
            "times the traffic for the same work. The model counts what the kernel asks for, as if all of it were "
            "coalesced.")
             .arg(bytes)
             .arg(sectorBytes / bytes)}};
}

Explanation Explanations::tile(const ModelReading& reading)
{
    const MatmulShape& shape = reading.input.shape;
    if (shape.traffic == Traffic::MatrixOnce)
        return withIdealCache(reading);
    if (shape.tile <= 1)
        return withoutTile(reading);
    return {
        FlowWords::keeper(shape),
        tileNumbers(reading),
        {tr("It saves loads: a block fetches a T×T piece of A and of B once, and each value serves T multiply-adds."),
         tr("It costs two barriers a piece and 2·T²·s of shared memory: the more a block takes, the fewer run at a "
            "time (occupancy)."),
         tr("Threads of a warp that read different words of one of the 32 banks wait for one another: a spare column "
            "helps.")}};
}

Explanation Explanations::arithmetic(const ModelReading& reading)
{
    return {
        FlowWords::arithmetic(),
        tr("Now: %1 multiply-adds, %2: %4 at %3.")
            .arg(inOnePiece(amountText(reading.work.value() / 2.0)), inOnePiece(workText(reading.work)),
                 inOnePiece(computeRateText(reading.input.roof.peak)), inOnePiece(timeText(reading.time.compute))),
        {tr("A fused multiply-add, a·b + c, is one instruction and 2 FLOP. N×N matrices need N³ of them, tiled or "
            "not."),
         tr("Indices, loops and fixed point are 0 FLOP: a kernel of integers stands at 0 FLOP/byte, however busy it "
            "is."),
         tr("The ceiling must be that of the units at work; with %1 byte a value, %2. Tensor cores are another roof.")
             .arg(reading.input.shape.elementBytes)
             .arg(unitOf(reading.input.shape.elementBytes))}};
}

Explanation Explanations::output(const ModelReading& reading)
{
    return {FlowWords::output(),
            outputNumbers(reading.input.shape),
            {tr("Correctness before speed. With beta = 0, C is only written; any other beta reads it too: more bytes."),
             tr("Where T does not divide N, tiles reach over the edge and need masks."),
             tr("Sums in another order round in another way: compare within a tolerance that grows with N. Fill C with "
                "NaN before (poison it): a value never written shows.")}};
}

Explanation Explanations::assumptions()
{
    return {tr("What the model assumes"),
            {},
            {tr("Counted are 2·N³ FLOP and the bytes to and from global memory. Each over its ceiling is a time: the "
                "longer is the bound, never the sum."),
             Wording::leftOut(), tr("So a kernel may take longer; and caches may lift it over a roof.")}};
}

} // namespace roofline::window
