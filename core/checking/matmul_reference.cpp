// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/narrow_float.h"
#include "core/checking/parallel_ranges.h"
#include "core/checking/product_reference.h"
#include "core/checking/references.h"

#include <algorithm>
#include <mutex>
#include <vector>

namespace roofline {

namespace {

constexpr std::int64_t largestWhole = 512; ///< up to here every element is computed again

std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

ErrorTally compareEveryElement(std::span<const float> c, const ProductOperands& operands)
{
    const std::int64_t n = operands.n;
    std::vector<double> b(at(n * n));
    fillOperand(b, operands, operands.seeds.b, 0);
    ErrorTally whole(operands.tolerance());
    std::mutex mutex;
    inParallelRanges(n, 8, [&](std::int64_t begin, std::int64_t end) {
        ErrorTally part(operands.tolerance());
        std::vector<double> a(at(n));
        std::vector<double> row(at(n));
        for (std::int64_t i = begin; i < end; ++i) {
            fillOperand(a, operands, operands.seeds.a, i * n);
            std::fill(row.begin(), row.end(), 0.0);
            for (std::int64_t k = 0; k < n; ++k)
                for (std::int64_t j = 0; j < n; ++j)
                    row[at(j)] += a[at(k)] * b[at(k * n + j)];
            for (std::int64_t j = 0; j < n; ++j)
                part.compare(c[at(i * n + j)], row[at(j)]);
        }
        const std::lock_guard lock(mutex);
        whole.merge(part);
    });
    return whole;
}

ErrorTally compareProduct(std::span<const float> c, const ProductOperands& operands)
{
    if (std::ssize(c) != operands.n * operands.n)
        return ErrorTally(operands.tolerance()); // nothing compared: not passed
    return operands.n <= largestWhole ? compareEveryElement(c, operands) : ProductReference(operands).compare(c);
}

} // namespace

ErrorTally compareMatmul(std::span<const float> c, std::int64_t n, InputSeeds seeds)
{
    return compareProduct(c, {n, seeds});
}

ErrorTally compareMatmulQuickly(std::span<const float> c, std::int64_t n, InputSeeds seeds)
{
    return ProductReference({n, seeds}).compare(c);
}

ErrorTally compareMatmulOfHalves(std::span<const float> c, std::int64_t n, InputSeeds seeds)
{
    return compareProduct(c, {n, seeds, fp16Bits, 4.0}); // tensor cores cut sums off rather than round them
}

} // namespace roofline
