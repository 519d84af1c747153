// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/knee_point.h"
#include "core/session/result_table.h"

#include "core/measuring/product_point.h"
#include "core/session/printable.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace roofline {

namespace {

/// The side of the tile where the id is "matmul_tiled_<side>".
std::string_view tileOf(std::string_view id)
{
    constexpr std::string_view prefix = "matmul_tiled_";
    if (id.substr(0, prefix.size()) != prefix)
        return {};
    id.remove_prefix(prefix.size());
    const bool isNumber = std::all_of(id.begin(), id.end(), [](char c) { return c >= '0' && c <= '9'; });
    return isNumber ? id : std::string_view();
}

/// The id without the mark of a sustained rate.
std::string burstId(const std::string& id)
{
    const std::size_t length = sustainedSuffix.size();
    const bool isSustained = id.size() > length && id.substr(id.size() - length) == sustainedSuffix;
    return isSustained ? id.substr(0, id.size() - length) : id;
}

/// A point of the measured crossover.
std::string nameOf(const ProductPoint& point)
{
    const std::string tile = point.tile == 1 ? "untiled" : "tile " + std::to_string(point.tile);
    return "product, " + tile + ", N = " + std::to_string(point.n);
}

struct Name {
    std::string_view id;
    std::string_view words;
};

constexpr Name names[] = {
    {"copy", "copy, read and written"},
    {"triad", "triad, two reads and a write"},
    {"dram_read", "DRAM, read"},
    {"dram_write", "DRAM, write"},
    {"l2_read", "L2, read"},
    {"llc_read", "last-level cache, read"},
    {"l1_read", "L1, read"},
    {"fma_fp32", "FMA, float32"},
    {"muladd_fp32", "multiply + add, float32"},
    {"fma_fp64", "FMA, float64"},
    {"fma_fp16x2", "FMA, float16 pairs"},
    {"fma_bf16x2", "FMA, bfloat16 pairs"},
    {"mad_int32", "multiply-add, int32"},
    {"mma_fp16", "tensor cores, float16"},
    {"mma_bf16", "tensor cores, bfloat16"},
    {"mma_tf32", "tensor cores, TF32"},
    {"mma_fp8", "tensor cores, FP8"},
    {"mma_int8", "tensor cores, int8"},
    {"vector_add", "vector add"},
    {"transpose_naive", "transpose, naive"},
    {"block_reduction", "block reduction"},
    {"matmul_naive", "matmul, naive"},
    {"matmul_register_tiled", "matmul, register-tiled 64"},
    {"matmul_double_buffered", "matmul, double-buffered 128"},
    {"matmul_tensor", "matmul, tensor cores, float16"},
    {"transpose_shared", "transpose, shared"},
    {"transpose_padded", "transpose, padded"},
    {"reduction_shuffle", "reduction, warp shuffles"},
    {"blur_untiled", "blur 5×5, untiled"},
    {"blur_tiled", "blur 5×5, tiled"},
    {"blur_separable", "blur 5×5, separable"},
    {"grayscale", "grayscale, fixed point"},
};

} // namespace

std::string readableName(const std::string& id)
{
    if (const std::string burst = burstId(id); burst != id)
        return readableName(burst) + ", sustained";
    const auto* const name =
        std::find_if(std::begin(names), std::end(names), [&id](const Name& known) { return known.id == id; });
    if (name != std::end(names))
        return std::string(name->words);
    if (const std::string_view tile = tileOf(id); !tile.empty())
        return "matmul, tiled " + std::string(tile);
    if (isKneePoint(id))
        return "stream with FMAs, " + printable(id.substr(5), 20) + " FLOP/byte";
    if (const auto point = productOf(id))
        return nameOf(*point);
    return printable(id, 60);
}

} // namespace roofline
