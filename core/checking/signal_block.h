// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// signal.h for many indices at once, by the widest vectors of the processor that runs this: the host makes every input again to
// check a result, and value by value that would take longer than the measurement.
#pragma once

#include <cstdint>
#include <span>

namespace roofline {

/// out[i] = signal(first + i · stride, seed). first and stride are not negative.
void fillSignal(std::span<float> out, std::int64_t first, std::uint32_t seed, std::int64_t stride = 1);

/// out[i] = mixedWord(first + i, seed).
void fillMixedWords(std::span<std::uint32_t> out, std::int64_t first, std::uint32_t seed);

/// hashes[i] = hashed(hashes[i], the bits of signal(first + i, seed)).
void hashSignal(std::span<std::uint32_t> hashes, std::int64_t first, std::uint32_t seed);

} // namespace roofline
