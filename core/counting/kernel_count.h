// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// FLOP and bytes of each kernel, counted from its source: what it asks of memory, not what a cache may serve.
#pragma once

#include "core/quantity/quantity.h"

#include <cstdint>

namespace roofline {

struct KernelCount {
    Flops work;
    Bytes traffic;

    /// 0 FLOP/byte for kernels of no floating-point work: no place on a log axis, and still a bandwidth.
    [[nodiscard]] Intensity intensity() const { return work / traffic; }
};

/// c[i] = a[i] + b[i]: 1 FLOP, two reads and a write of 4 byte.
[[nodiscard]] KernelCount countVectorAdd(std::int64_t elements);
/// b[i] = a[i]: no FLOP, a read and a write of 4 byte.
[[nodiscard]] KernelCount countCopy(std::int64_t elements);
/// c[i] = a[i] + b[i] / 2: 2 FLOP, two reads and a write of 4 byte.
[[nodiscard]] KernelCount countTriad(std::int64_t elements);
/// Reads alone: 4 byte an element, and the 4-byte words that prove it.
[[nodiscard]] KernelCount countRead(std::int64_t elements, std::int64_t proofWords);
/// Writes alone: 4 byte an element.
[[nodiscard]] KernelCount countWrite(std::int64_t elements);
/// out[j][i] = in[i][j] of a side×side matrix: no FLOP, a read and a write of 4 byte, naive or through shared memory.
[[nodiscard]] KernelCount countTranspose(std::int64_t side);
/// One partial sum a block: (n − blocks) additions, n reads and one write a block of 4 byte; blocks = ⌈n / blockSize⌉.
[[nodiscard]] KernelCount countBlockReduction(std::int64_t elements, std::int64_t blockSize);
/// Every operand from memory: 2·n³ FLOP, 4·(2·n³ + n²) byte.
[[nodiscard]] KernelCount countMatmulUntiled(std::int64_t n);
/// Through T×T tiles: 2·n³ FLOP, 4·(2·n²·⌈n/T⌉ + n²) byte.
[[nodiscard]] KernelCount countMatmulTiled(std::int64_t n, std::int64_t tile);
/// The same with operands of 2 byte and results of 4: 2·n³ FLOP, 2·2·n²·⌈n/T⌉ + 4·n² byte.
[[nodiscard]] KernelCount countMatmulHalf(std::int64_t n, std::int64_t tile);
/// A stream with arithmetic: a read and a write of 4 byte an element; perFour / 4 fused multiply-adds each, and one more for
/// the first perFour mod 4 of each four elements.
[[nodiscard]] KernelCount countKnee(std::int64_t elements, std::int64_t perFour);
/// chains · iterations fused multiply-adds a thread, 2 FLOP each; the bytes are the one float a thread writes.
[[nodiscard]] KernelCount countFmaChains(std::int64_t threads, std::int64_t chains, std::int64_t iterations);
/// Chains of operations in registers: chains · iterations of `each` operations a thread; the bytes are the 4-byte word that
/// a thread writes.
[[nodiscard]] KernelCount countChains(std::int64_t threads, std::int64_t chains, std::int64_t iterations, int each);
/// repeats times the product of m×k by k×n on the tensor cores of each of `blocks`: 2·m·n·k a product; the bytes are the
/// m·n results of 4 byte that a block writes.
[[nodiscard]] KernelCount countTensorProducts(std::int64_t blocks, std::int64_t m, std::int64_t n, std::int64_t k,
                                              std::int64_t repeats);
/// Grayscale in fixed point (3 integer multiplies, 2 adds, a shift): integer work is 0 FLOP; 3 bytes read, 1 written.
[[nodiscard]] KernelCount countGrayscale(std::int64_t pixels);
/// 5×5 blur, every tap from global memory: 50 FLOP and 26 floats a pixel.
[[nodiscard]] KernelCount countBlurUntiled(std::int64_t pixels);
/// 5×5 blur from a 32×32 tile with its 36×36 apron: 50 FLOP, 36²/32² reads and one write of 4 byte a pixel.
[[nodiscard]] KernelCount countBlurTiled(std::int64_t pixels);
/// The same without the apron's cost: one read and one write a pixel.
[[nodiscard]] KernelCount countBlurIdeal(std::int64_t pixels);
/// Two 5-tap passes over the tile's traffic: 20 FLOP a pixel. A lower intensity and yet the faster kernel.
[[nodiscard]] KernelCount countBlurSeparable(std::int64_t pixels);

} // namespace roofline
