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
        return Explanations::tr("the units for 16 bit");
    case 8:
        return Explanations::tr("the units for 64 bit");
    default:
        return Explanations::tr("the units for 32 bit");
    }
}

Explanation withoutTile(const ModelReading& reading)
{
    const MatmulFlow flow = matmulFlow(reading.input.shape);
    return {FlowWords::keeper(reading.input.shape),
            Explanations::tr("Now: %1 values are loaded for %2 multiply-adds.")
                .arg(inOnePiece(amountText(flow.loadedValues)), inOnePiece(amountText(flow.work.value() / 2.0))),
            {Explanations::tr("The untiled baseline keeps nothing on the chip: every multiply-add fetches both of its "
                              "values from global memory, so each value of A and of B is loaded N times."),
             Explanations::tr("A tile of T×T values in shared memory would serve each load T times. Move T to see the "
                              "edge from global memory get thinner.")}};
}

Explanation withIdealCache(const ModelReading& reading)
{
    return {
        FlowWords::keeper(reading.input.shape),
        Explanations::tr("Now: all three matrices are %1.").arg(inOnePiece(trafficText(reading.traffic))),
        {Explanations::tr("Each matrix once assumes a cache that keeps everything that is used again: A and B are "
                          "read once, C is written once, whatever the order of the work."),
         Explanations::tr("No algorithm can do with less, and no real cache holds large matrices whole. It is a mark "
                          "to aim at with larger tiles, no plan for a kernel.")}};
}

QString tileNumbers(const ModelReading& reading)
{
    const MatmulShape& shape = reading.input.shape;
    const auto blocks = static_cast<qint64>(kibibytes(sharedOfAnSm) / reading.sharedPerBlock);
    const QString pair = Explanations::tr("Now: two tiles take 2·T²·s = %1 of a block and T² = %2 threads.")
                             .arg(inOnePiece(storageText(reading.sharedPerBlock)), countText(shape.tile * shape.tile));
    const QString room =
        blocks > 0 ? Explanations::tr("By shared memory alone, 64 KiB of an SM hold %1 of them.").arg(countText(blocks))
                   : Explanations::tr("64 KiB of an SM do not hold that.");
    return pair + u' ' + room;
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
        {tr("Memory is fetched in sectors of %1 byte, never value by value. Where the %2 threads of a warp ask for "
            "neighbours, %3 sectors serve them all: the access is coalesced.")
             .arg(sectorBytes)
             .arg(warpThreads)
             .arg(warpThreads * bytes / sectorBytes),
         tr("Where each thread asks for another row, each pulls in a sector of its own and uses %1 byte of it: the bus "
            "carries up to %2 times as much for the same work. The model counts what the kernel asks for, as if all of "
            "it were coalesced.")
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
        {tr("It saves loads: the threads of a block fetch a T×T piece of A and of B together, once, and each value "
            "then "
            "serves T multiply-adds."),
         tr("It costs two barriers a piece, one before it is read and one before it is replaced. It costs shared "
            "memory: the more a block takes, the fewer blocks an SM holds at a time, and the less there is to do while "
            "some wait (occupancy)."),
         tr("And the 32 banks of shared memory want care: threads of a warp that read different words of one bank wait "
            "for one another. A column of spare values beside the tile (padding) spreads them.")}};
}

Explanation Explanations::arithmetic(const ModelReading& reading)
{
    return {FlowWords::arithmetic(),
            tr("Now: %1 multiply-adds are %2; at %3 they take %4.")
                .arg(inOnePiece(amountText(reading.work.value() / 2.0)), inOnePiece(workText(reading.work)),
                     inOnePiece(computeRateText(reading.input.roof.peak)), inOnePiece(timeText(reading.time.compute))),
            {tr("A fused multiply-add, a·b + c, is one instruction and counts as 2 FLOP. A product of N×N matrices "
                "needs N³ "
                "of them: 2·N³ FLOP, however it is tiled."),
             tr("Only floating-point work counts. Indices, loops, comparisons and fixed point are 0 FLOP: a kernel of "
                "integers stands at 0 FLOP/byte, however busy it is."),
             tr("The ceiling must be that of the units which do the work: with %1 byte a value, %2. Tensor cores are a "
                "roof of their own.")
                 .arg(reading.input.shape.elementBytes)
                 .arg(unitOf(reading.input.shape.elementBytes))}};
}

Explanation Explanations::output(const ModelReading& reading)
{
    const MatmulShape& shape = reading.input.shape;
    QString numbers;
    if (shape.traffic == Traffic::Tiled && shape.tile > 1) {
        const qint64 tiles = blocksToCover(shape.n, shape.tile);
        const qint64 last = shape.n - (tiles - 1) * shape.tile;
        numbers = last == shape.tile ? tr("Now: T divides N, all %1×%1 tiles are whole.").arg(countText(tiles))
                                     : tr("Now: %1×%1 tiles, of which the last ones hold %2 of %3 rows or columns.")
                                           .arg(countText(tiles), countText(last), countText(shape.tile));
    }
    return {
        FlowWords::output(),
        numbers,
        {tr("Correctness comes before speed: a fast wrong answer is no result. C = A·B with beta = 0 only writes C; "
            "any "
            "other beta reads it too, and that is another count of bytes."),
         tr("Where T does not divide N, the tiles at the edges reach over it: their loads and stores need masks, and "
            "forgetting them is the usual fault."),
         tr("Sums in another order round in another way, so results are compared within a tolerance that grows with N, "
            "and not bit by bit. The output is filled with NaN before (poisoned): a value that was never written shows "
            "at once.")}};
}

Explanation Explanations::assumptions()
{
    return {
        tr("What the model assumes"),
        {},
        {tr("It counts two things: 2·N³ FLOP of work, and the bytes that the chosen traffic takes to and from global "
            "memory. Each is divided by its ceiling, and the longer time is the bound: never the sum, since both go on "
            "at once."),
         Wording::leftOut(),
         tr("So a kernel may need longer, for any of these reasons. It may also stand over a roof, where caches serve "
            "what was counted as traffic; the table then says so.")}};
}

} // namespace roofline::window
