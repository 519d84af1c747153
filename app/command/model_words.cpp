// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/model_words.h"

#include "core/quantity/units.h"

#include <fmt/format.h>

#include <cmath>

namespace roofline::command {

namespace {

constexpr std::string_view leftOut =
    "A lower bound, no prediction and no speed-up claim. It leaves out cache reuse between tiles, DRAM transactions "
    "and\n"
    "partial sectors, launch cost, barriers, occupancy, register spills, instruction mix, clocks and heat.\n";

/// What each card since compute capability 7.5 gives a block.
constexpr std::int64_t threadsOfEveryCard = 1024;
constexpr Bytes sharedOfEveryCard = kibibytes(64.0);

std::string row(std::string_view what, const std::string& value) { return fmt::format("{:<24}{}\n", what, value); }

/// 4 decimals, and 4 significant digits where that would show nothing.
std::string ms(Seconds time)
{
    const double value = inMilliseconds(time);
    return value >= 0.01 && value < 1e9 ? fmt::format("{:.4f} ms", value) : fmt::format("{:.4g} ms", value);
}

/// `decimals` decimals, in powers of ten where a number would be all zeros or very long.
std::string decimal(double value, int decimals)
{
    const bool isPlain = value == 0.0 || (value >= std::pow(10.0, 1 - decimals) && value < 1e9);
    return isPlain ? fmt::format("{:.{}f}", value, decimals) : fmt::format("{:.4g}", value);
}

std::string verdict(Limit limit)
{
    switch (limit) {
    case Limit::Memory:
        return "set by memory";
    case Limit::Compute:
        return "set by compute";
    case Limit::Balanced:
        break;
    }
    return "set by both alike";
}

std::string traffic(const MatmulShape& shape)
{
    if (shape.traffic == Traffic::MatrixOnce)
        return "each matrix crosses DRAM once";
    return shape.tile == 1 ? "untiled: every operand crosses DRAM"
                           : fmt::format("tiles of {0} x {0} cross DRAM", shape.tile);
}

std::string crossover(const ModelReading& reading)
{
    if (reading.crossover)
        return "N = " + decimal(*reading.crossover, 1);
    return fmt::format("none: tiles of {} approach {} FLOP/byte, and the ridge needs more than T = {}",
                       reading.input.shape.tile, decimal(inFlopsPerByte(largeNIntensity(reading.input.shape)), 3),
                       decimal(tileToPassTheRidge(reading.input.roof, reading.input.shape.elementBytes), 1));
}

} // namespace

std::string tileFaultWords(const MatmulShape& shape)
{
    if (shape.traffic != Traffic::Tiled)
        return {};
    std::string words;
    if (shape.tile > largestTileOfOneThreadPerOutput(threadsOfEveryCard))
        words = fmt::format(
            "a tile of {} needs {} threads at one output a thread, and a card's blocks have {}: T <= {}", shape.tile,
            shape.tile * shape.tile, threadsOfEveryCard, largestTileOfOneThreadPerOutput(threadsOfEveryCard));
    if (sharedMemoryPerBlock(shape) > sharedOfEveryCard)
        words +=
            fmt::format("{}not every card gives a block {:.15g} KiB of shared memory: {:g} KiB hold T <= {}",
                        words.empty() ? "" : "; ", inKibibytes(sharedMemoryPerBlock(shape)),
                        inKibibytes(sharedOfEveryCard), largestTileThatFits(sharedOfEveryCard, shape.elementBytes));
    return words;
}

std::string modelWords(const ModelReading& reading)
{
    const MatmulShape& shape = reading.input.shape;
    const Roof& roof = reading.input.roof;
    std::string text =
        fmt::format("C = A*B, {0} x {0}, elements of {1} byte; {2}\n", shape.n, shape.elementBytes, traffic(shape));
    text += fmt::format("under {:g} GB/s and {:g} TFLOP/s\n\n", inGigabytesPerSecond(roof.bandwidth),
                        inTeraflopsPerSecond(roof.peak));
    text += row("work", fmt::format("{:.15g} FLOP", inFlops(reading.work)));
    text += row("traffic", fmt::format("{:.15g} byte", inBytes(reading.traffic)));
    text += row("arithmetic intensity", decimal(inFlopsPerByte(reading.intensity), 3) + " FLOP/byte");
    text += row("ridge point", decimal(inFlopsPerByte(reading.ridge), 2) + " FLOP/byte");
    text += row("attainable", decimal(inTeraflopsPerSecond(reading.attainable), 3) + " TFLOP/s");
    text += row("shared memory per block", decimal(inKibibytes(reading.sharedPerBlock), 3) + " KiB");
    text += row("memory time", ms(reading.time.memory));
    text += row("compute time", ms(reading.time.compute));
    text += row("lower bound", ms(reading.time.lowerBound()) + ", " + verdict(reading.time.limit));
    text += row("crossover", crossover(reading));
    return text + '\n' + std::string(leftOut);
}

} // namespace roofline::command
