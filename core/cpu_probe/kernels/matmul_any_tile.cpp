// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/matmul_any_tile.h"

#include "core/model/blocks.h"

#include <algorithm>

namespace roofline {

namespace {

/// A tile in memory of its own, as far as the matrix reaches.
struct Tile {
    alignas(64) float at[largestTileSide * largestTileSide];
};

/// Where a tile lies in the matrix, and how much of it is inside.
struct Window {
    std::int64_t row;
    std::int64_t column;
    std::int64_t rows;
    std::int64_t columns;
};

Window windowAt(std::int64_t row, std::int64_t column, std::int64_t n, std::int64_t side)
{
    return {row, column, std::min(side, n - row), std::min(side, n - column)};
}

[[gnu::always_inline]] inline void load(Tile& into, const float* matrix, std::int64_t n, const Window& window)
{
    for (std::int64_t i = 0; i < window.rows; ++i)
        for (std::int64_t j = 0; j < window.columns; ++j)
            into.at[i * largestTileSide + j] = matrix[(window.row + i) * n + window.column + j];
}

[[gnu::always_inline]] inline void multiplyAdd(Tile& sum, const Tile& a, const Tile& b, const Window& left,
                                               std::int64_t columns)
{
    for (std::int64_t i = 0; i < left.rows; ++i) {
        float* const into = sum.at + i * largestTileSide;
        for (std::int64_t k = 0; k < left.columns; ++k) {
            const float factor = a.at[i * largestTileSide + k];
            const float* const row = b.at + k * largestTileSide;
            for (std::int64_t j = 0; j < columns; ++j)
                into[j] += factor * row[j];
        }
    }
}

[[gnu::always_inline]] inline void multiplyTiles(const float* a, const float* b, float* c, std::int64_t n,
                                                 std::int64_t side, IndexRange tiles)
{
    const std::int64_t tilesInRow = blocksToCover(n, side);
    Tile sum;
    Tile left;
    Tile right;
    for (std::int64_t index = tiles.begin; index < tiles.end; ++index) {
        const Window out = windowAt(index / tilesInRow * side, index % tilesInRow * side, n, side);
        for (std::int64_t i = 0; i < out.rows; ++i)
            std::fill_n(sum.at + i * largestTileSide, out.columns, 0.0f);
        for (std::int64_t k = 0; k < n; k += side) {
            const Window leftWindow = windowAt(out.row, k, n, side);
            load(left, a, n, leftWindow);
            load(right, b, n, windowAt(k, out.column, n, side));
            multiplyAdd(sum, left, right, leftWindow, out.columns);
        }
        for (std::int64_t i = 0; i < out.rows; ++i)
            std::copy_n(sum.at + i * largestTileSide, out.columns, c + (out.row + i) * n + out.column);
    }
}

#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
[[gnu::target("avx512f")]] void multiplyTilesAvx512(const float* a, const float* b, float* c, std::int64_t n,
                                                    std::int64_t side, IndexRange tiles)
{
    multiplyTiles(a, b, c, n, side, tiles);
}

[[gnu::target("avx2,fma")]] void multiplyTilesAvx2(const float* a, const float* b, float* c, std::int64_t n,
                                                   std::int64_t side, IndexRange tiles)
{
    multiplyTiles(a, b, c, n, side, tiles);
}
#endif

} // namespace

void matmulAnyTile(const float* a, const float* b, float* c, std::int64_t n, std::int64_t side, IndexRange tiles,
                   VectorUnit unit)
{
#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
    if (unit == VectorUnit::Avx512)
        return multiplyTilesAvx512(a, b, c, n, side, tiles);
    if (unit == VectorUnit::Avx2)
        return multiplyTilesAvx2(a, b, c, n, side, tiles);
#endif
    static_cast<void>(unit);
    multiplyTiles(a, b, c, n, side, tiles);
}

} // namespace roofline
