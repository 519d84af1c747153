// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/matmul.h"

#include "core/model/blocks.h"

namespace roofline {

namespace {

constexpr std::int64_t tile = matmulTileSide;

struct Tile {
    alignas(64) float at[tile][tile];
};

[[gnu::always_inline]] inline void load(Tile& into, const float* matrix, std::int64_t n, std::int64_t row,
                                        std::int64_t column)
{
    for (std::int64_t i = 0; i < tile; ++i)
        for (std::int64_t j = 0; j < tile; ++j)
            into.at[i][j] = row + i < n && column + j < n ? matrix[(row + i) * n + column + j] : 0.0f;
}

/// A whole tile inside the matrix: without a question for each element.
[[gnu::always_inline]] inline void loadWhole(Tile& into, const float* matrix, std::int64_t n, std::int64_t row,
                                             std::int64_t column)
{
    for (std::int64_t i = 0; i < tile; ++i)
        for (std::int64_t j = 0; j < tile; ++j)
            into.at[i][j] = matrix[(row + i) * n + column + j];
}

[[gnu::always_inline]] inline void multiplyAdd(Tile& sum, const Tile& a, const Tile& b)
{
    for (std::int64_t i = 0; i < tile; ++i)
        for (std::int64_t k = 0; k < tile; ++k)
            for (std::int64_t j = 0; j < tile; ++j)
                sum.at[i][j] += a.at[i][k] * b.at[k][j];
}

[[gnu::always_inline]] inline void store(const Tile& from, float* matrix, std::int64_t n, std::int64_t row,
                                         std::int64_t column)
{
    for (std::int64_t i = 0; i < tile && row + i < n; ++i)
        for (std::int64_t j = 0; j < tile && column + j < n; ++j)
            matrix[(row + i) * n + column + j] = from.at[i][j];
}

[[gnu::always_inline]] inline void multiplyTiles(const float* a, const float* b, float* c, std::int64_t n,
                                                 IndexRange tiles)
{
    const std::int64_t tilesInRow = blocksToCover(n, tile);
    const bool areAllWhole = n % tile == 0;
    for (std::int64_t index = tiles.begin; index < tiles.end; ++index) {
        const std::int64_t row = index / tilesInRow * tile;
        const std::int64_t column = index % tilesInRow * tile;
        Tile sum{};
        for (std::int64_t k = 0; k < n; k += tile) {
            Tile left;
            Tile right;
            if (areAllWhole) {
                loadWhole(left, a, n, row, k);
                loadWhole(right, b, n, k, column);
            } else {
                load(left, a, n, row, k);
                load(right, b, n, k, column);
            }
            multiplyAdd(sum, left, right);
        }
        store(sum, c, n, row, column);
    }
}

#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
[[gnu::target("avx512f")]] void multiplyTilesAvx512(const float* a, const float* b, float* c, std::int64_t n,
                                                    IndexRange tiles)
{
    multiplyTiles(a, b, c, n, tiles);
}

[[gnu::target("avx2,fma")]] void multiplyTilesAvx2(const float* a, const float* b, float* c, std::int64_t n,
                                                   IndexRange tiles)
{
    multiplyTiles(a, b, c, n, tiles);
}
#endif

} // namespace

void matmulNaive(const float* __restrict a, const float* __restrict b, float* __restrict c, std::int64_t n,
                 IndexRange rows)
{
    for (std::int64_t i = rows.begin; i < rows.end; ++i) {
        for (std::int64_t j = 0; j < n; ++j) {
            float sum = 0.0f;
            for (std::int64_t k = 0; k < n; ++k)
                sum += a[i * n + k] * b[k * n + j];
            c[i * n + j] = sum;
        }
    }
}

void matmulTiled(const float* a, const float* b, float* c, std::int64_t n, IndexRange tiles, VectorUnit unit)
{
#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
    if (unit == VectorUnit::Avx512)
        return multiplyTilesAvx512(a, b, c, n, tiles);
    if (unit == VectorUnit::Avx2)
        return multiplyTilesAvx2(a, b, c, n, tiles);
#endif
    static_cast<void>(unit);
    multiplyTiles(a, b, c, n, tiles);
}

} // namespace roofline
