// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/tensor_products.h"

#include "core/checking/word_hash.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <initializer_list>

using namespace roofline;

namespace {

constexpr TensorTile tile{16, 8, 32, 3, 1};
constexpr std::int64_t iterations = 5;
constexpr auto kinds = {OperandKind::Fp16, OperandKind::Bf16, OperandKind::Tf32, OperandKind::Fp8, OperandKind::Int8};

/// One value of a packed operand of one row.
double onlyValue(OperandKind kind, std::uint32_t word) { return operandValue(kind, std::span(&word, 1), 0); }

std::vector<double> product(OperandKind kind)
{
    return tensorProduct(kind, tensorOperand(kind, tile.rows, tile.rowBytes, 1),
                         tensorOperand(kind, tile.columns, tile.rowBytes, 2), tile);
}

/// What two blocks of a right card write.
std::vector<float> rightOutput(OperandKind kind)
{
    std::vector<float> block;
    for (const double value : product(kind))
        block.push_back(kind == OperandKind::Int8 ? std::bit_cast<float>(static_cast<std::int32_t>(value))
                                                  : static_cast<float>(value));
    for (std::int64_t thread = 0; thread < tile.threads(); ++thread) {
        const float result = block[static_cast<std::size_t>(tile.hashedResult(thread))];
        std::uint32_t hash = 0;
        for (int i = 0; i < iterations; ++i)
            hash = hashed(hash, std::bit_cast<std::uint32_t>(result));
        block.push_back(std::bit_cast<float>(hash));
    }
    std::vector<float> out = block;
    out.insert(out.end(), block.begin(), block.end());
    return out;
}

bool passes(OperandKind kind, const std::vector<float>& out, std::int64_t times = iterations)
{
    return compareTensorBlocks(out, kind, product(kind), tile, times).result("m").passed;
}

} // namespace

TEST_CASE("each format is read as it is laid out")
{
    CHECK(onlyValue(OperandKind::Fp16, 0x3C00u) == 1.0);
    CHECK(onlyValue(OperandKind::Fp16, 0xB801u) == -0.5 * (1.0 + 1.0 / 1024));
    CHECK(onlyValue(OperandKind::Bf16, 0x3FC0u) == 1.5);
    CHECK(onlyValue(OperandKind::Tf32, 0xBF800000u) == -1.0);
    CHECK(onlyValue(OperandKind::Tf32, 0x3F802000u) == 1.0 + 1.0 / 1024);
    CHECK(onlyValue(OperandKind::Fp8, 0x38u) == 1.0);
    CHECK(onlyValue(OperandKind::Fp8, 0xA9u) == -0.25 * 1.125);
    CHECK(onlyValue(OperandKind::Int8, 0x80u) == -128.0);
    const std::uint32_t bytes = 0x7F'01'FF'80u;
    CHECK(operandValue(OperandKind::Int8, std::span(&bytes, 1), 1) == -1.0);
    CHECK(operandValue(OperandKind::Int8, std::span(&bytes, 1), 3) == 127.0);
}

TEST_CASE("operands are of the sizes that the check takes for granted, of both signs, and differ by seed")
{
    for (const OperandKind kind : kinds) {
        const std::vector<std::uint32_t> operand = tensorOperand(kind, 16, 64, 7);
        REQUIRE(operand.size() == 256);
        CHECK(operand != tensorOperand(kind, 16, 64, 8));
        int negative = 0;
        const std::int64_t values = 1024 / operandBytes(kind);
        for (std::int64_t i = 0; i < values; ++i) {
            const double value = operandValue(kind, operand, i);
            negative += value < 0.0 ? 1 : 0;
            if (kind != OperandKind::Int8) {
                CHECK(std::abs(value) >= 1.0 / 16);
                CHECK(std::abs(value) < 1.0);
            }
        }
        CHECK(negative > values / 4);
        CHECK(negative < values * 3 / 4);
    }
}

TEST_CASE("a product by hand: one row of ones counts the depth, times the repeats")
{
    const TensorTile small{1, 1, 8, 3, 1};
    const std::vector<std::uint32_t> ones{0x01010101u, 0x01010101u};
    const std::vector<std::uint32_t> mixed{0x01FF0203u, 0x00000000u};
    CHECK(tensorProduct(OperandKind::Int8, ones, ones, small) == std::vector<double>{24.0});
    CHECK(tensorProduct(OperandKind::Int8, ones, mixed, small) == std::vector<double>{15.0});
}

TEST_CASE("what a right card writes passes; one wrong result, hash or iteration fails, in any block")
{
    for (const OperandKind kind : kinds) {
        CAPTURE(static_cast<int>(kind));
        const std::vector<float> right = rightOutput(kind);
        CHECK(passes(kind, right));
        CHECK_FALSE(passes(kind, right, iterations - 1));
        for (const std::size_t at : {std::size_t{5}, right.size() - 40, right.size() - 1}) {
            std::vector<float> wrong = right;
            const bool isNumber = kind != OperandKind::Int8 && at + 1 != right.size();
            wrong[at] =
                isNumber ? wrong[at] + 0.05f : std::bit_cast<float>(std::bit_cast<std::uint32_t>(wrong[at]) ^ 1u);
            CHECK_FALSE(passes(kind, wrong));
        }
    }
}
