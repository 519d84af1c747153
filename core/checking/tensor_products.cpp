// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/tensor_products.h"

#include "core/checking/parallel_ranges.h"
#include "core/checking/signal.h"
#include "core/checking/word_hash.h"

#include <bit>
#include <cmath>
#include <mutex>

namespace roofline {

namespace {

/// Sign, exponent, significand from high bits to low, in `bytes` bytes of which the lowest `unused` bits are zero.
struct Format {
    int bytes;
    int significandBits;
    int exponentBits;
    int unused;

    [[nodiscard]] int bias() const { return (1 << (exponentBits - 1)) - 1; }
};

Format formatOf(OperandKind kind)
{
    switch (kind) {
    case OperandKind::Fp16:
        return {2, 10, 5, 0};
    case OperandKind::Bf16:
        return {2, 7, 8, 0};
    case OperandKind::Tf32:
        return {4, 10, 8, 13};
    default:
        return {1, 3, 4, 0}; // FP8 as E4M3
    }
}

std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

std::uint32_t encoded(OperandKind kind, std::uint32_t random)
{
    if (kind == OperandKind::Int8)
        return random >> 24;
    const Format format = formatOf(kind);
    const std::uint32_t sign = random >> 31;
    const std::uint32_t exponent = static_cast<std::uint32_t>(format.bias()) - 4u + (random & 3u); // 2⁻⁴ … 2⁻¹
    const std::uint32_t significand = random >> 8 & ((1u << format.significandBits) - 1u);
    const std::uint32_t number = ((sign << format.exponentBits | exponent) << format.significandBits) | significand;
    return number << format.unused;
}

double decoded(OperandKind kind, std::uint32_t bits)
{
    if (kind == OperandKind::Int8)
        return static_cast<double>(static_cast<std::int8_t>(bits));
    const Format format = formatOf(kind);
    const std::uint32_t number = bits >> format.unused;
    const double significand =
        1.0 + std::ldexp(number & ((1u << format.significandBits) - 1u), -format.significandBits);
    const auto exponent = static_cast<int>(number >> format.significandBits & ((1u << format.exponentBits) - 1u));
    const bool isNegative = (number >> (format.significandBits + format.exponentBits) & 1u) != 0u;
    return std::ldexp(isNegative ? -significand : significand, exponent - format.bias());
}

Tolerance toleranceOf(OperandKind kind, const TensorTile& tile)
{
    const std::int64_t depth = tile.rowBytes / operandBytes(kind);
    const double terms = static_cast<double>(depth) * tile.repeats;
    if (kind == OperandKind::Int8)
        return {};
    // Products are below 1, and a sum of them is cut off at each instruction by a part of its own size.
    return {terms * (kind == OperandKind::Fp8 ? 0x1p-14 : 0x1p-22), 0.0};
}

void compareBlock(ErrorTally& tally, std::span<const float> out, OperandKind kind, std::span<const double> product,
                  const TensorTile& tile, std::int64_t iterations)
{
    const auto isEqual = [](bool equal, ErrorTally& to) { equal ? to.addEqual(1) : to.addWrong(1); };
    for (std::int64_t i = 0; i < tile.rows * tile.columns; ++i) {
        if (kind == OperandKind::Int8)
            isEqual(std::bit_cast<std::int32_t>(out[at(i)]) == static_cast<std::int64_t>(product[at(i)]), tally);
        else
            tally.compare(out[at(i)], product[at(i)]);
    }
    for (std::int64_t thread = 0; thread < tile.threads(); ++thread) {
        const auto result = std::bit_cast<std::uint32_t>(out[at(tile.hashedResult(thread))]);
        const std::uint32_t hash = AffineMap{}.afterWord(result).repeated(static_cast<std::uint64_t>(iterations))(0);
        isEqual(std::bit_cast<std::uint32_t>(out[at(tile.rows * tile.columns + thread)]) == hash, tally);
    }
}

} // namespace

int operandBytes(OperandKind kind) { return formatOf(kind).bytes; }

std::vector<std::uint32_t> tensorOperand(OperandKind kind, std::int64_t rows, std::int64_t rowBytes, std::uint32_t seed)
{
    const int perWord = 4 / operandBytes(kind);
    std::vector<std::uint32_t> words(at(rows * rowBytes / 4));
    for (std::size_t i = 0; i < words.size() * static_cast<std::size_t>(perWord); ++i) {
        const std::size_t place = i % static_cast<std::size_t>(perWord);
        words[i / static_cast<std::size_t>(perWord)] |= encoded(kind, mixedWord(i, seed))
                                                        << (place * 8 * static_cast<std::size_t>(operandBytes(kind)));
    }
    return words;
}

double operandValue(OperandKind kind, std::span<const std::uint32_t> operand, std::int64_t index)
{
    const int bytes = operandBytes(kind);
    const int perWord = 4 / bytes;
    const std::uint32_t word = operand[at(index / perWord)] >> (index % perWord * 8 * bytes);
    return decoded(kind, bytes == 4 ? word : word & ((1u << (8 * bytes)) - 1u));
}

std::vector<double> tensorProduct(OperandKind kind, std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                                  const TensorTile& tile)
{
    const std::int64_t depth = tile.rowBytes / operandBytes(kind);
    const auto values = [&](std::span<const std::uint32_t> operand, std::int64_t rows) {
        std::vector<double> all(at(rows * depth));
        for (std::int64_t i = 0; i < std::ssize(all); ++i)
            all[at(i)] = operandValue(kind, operand, i);
        return all;
    };
    const std::vector<double> left = values(a, tile.rows);
    const std::vector<double> right = values(b, tile.columns);
    std::vector<double> product(at(tile.rows * tile.columns));
    inParallelRanges(tile.rows, 16, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            for (std::int64_t column = 0; column < tile.columns; ++column) {
                double sum = 0.0;
                for (std::int64_t k = 0; k < depth; ++k)
                    sum += left[at(row * depth + k)] * right[at(column * depth + k)];
                product[at(row * tile.columns + column)] = sum * tile.repeats;
            }
    });
    return product;
}

ErrorTally compareTensorBlocks(std::span<const float> out, OperandKind kind, std::span<const double> product,
                               const TensorTile& tile, std::int64_t iterations)
{
    const Tolerance tolerance = toleranceOf(kind, tile);
    ErrorTally whole(tolerance);
    std::mutex mutex;
    inParallelRanges(std::ssize(out) / tile.outputWords(), 1, [&](std::int64_t begin, std::int64_t end) {
        ErrorTally part(tolerance);
        for (std::int64_t block = begin; block < end; ++block)
            compareBlock(part, out.subspan(at(block * tile.outputWords()), at(tile.outputWords())), kind, product, tile,
                         iterations);
        const std::lock_guard lock(mutex);
        whole.merge(part);
    });
    return whole;
}

} // namespace roofline
