// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What is known of a product c = a·b, n×n, without computing it whole: every edge, a sample, and Freivalds' identity
// c·x = a·(b·x) over every element. Computed once in double, in n² steps, and compared with as many products as there are.
#pragma once

#include "core/checking/error_tally.h"
#include "core/checking/references.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace roofline {

/// Operands of signal.h, rounded to so many significant bits each; 24 is a float as it is.
struct ProductOperands {
    std::int64_t n = 0;
    InputSeeds seeds;
    int bits = 24;
    double slack = 1.0; ///< times the tolerance of float32 arithmetic

    /// A sum of n terms rounds partial sums of the size of √k/3, k ≤ n, by half a unit each: the deviation is about a tenth
    /// of n · 2^-24, so that this leaves room for ten of them and for no wrong or missing term.
    [[nodiscard]] Tolerance tolerance() const { return {slack * static_cast<double>(n) / (1 << 24), 1e-5}; }
};

/// out[i] = the operand of `seed` at first + i · stride.
void fillOperand(std::span<double> out, const ProductOperands& operands, std::uint32_t seed, std::int64_t first,
                 std::int64_t stride = 1);

class ProductReference {
public:
    explicit ProductReference(const ProductOperands& operands) : m_operands(operands) {}

    /// c whole, row by row. The first call computes what the others use again. With a stop requested it returns early with
    /// whatever it has, since nobody looks at it.
    [[nodiscard]] ErrorTally compare(std::span<const float> c, const std::stop_token& stop = {});
    /// Whole rows of c from `firstRow` on.
    [[nodiscard]] ErrorTally compareRows(std::span<const float> rows, std::int64_t firstRow,
                                         const std::stop_token& stop = {});

private:
    void computeOnce(const std::stop_token& stop);
    void passOverB(const std::stop_token& stop);
    void passOverA(const std::stop_token& stop);
    void sampleInside(const std::stop_token& stop);
    [[nodiscard]] ErrorTally compareKnown(std::span<const float> rows, std::int64_t firstRow) const;
    [[nodiscard]] std::int64_t wrongRows(std::span<const float> rows, std::int64_t firstRow,
                                         const std::stop_token& stop) const;

    ProductOperands m_operands;
    bool m_isKnown = false;
    std::vector<double> m_weights;       ///< x
    std::vector<double> m_bx;            ///< b·x
    std::vector<double> m_abx;           ///< a·(b·x)
    std::vector<double> m_edges[4];      ///< of c: first row, last row, first column, last column
    std::vector<double> m_sampledValues; ///< of each sampleStep-th element
};

} // namespace roofline
