// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/signal_block.h"

#include "core/checking/signal.h"
#include "core/checking/word_hash.h"

#include <algorithm>
#include <bit>

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define ROOFLINE_HAS_WIDE_WORDS
#endif

namespace roofline {

namespace {

constexpr std::int64_t lowIndices = std::int64_t{1} << 32;

/// Indices that share their upper half: what is left is arithmetic of 32 bits, which vectors have.
struct Run {
    std::uint32_t low;
    std::uint32_t stride;
    std::uint32_t upper; ///< of every index
    std::uint32_t seed;
};

[[gnu::always_inline]] inline std::uint64_t indexOf(const Run& run, std::int64_t i)
{
    const std::uint32_t low = run.low + static_cast<std::uint32_t>(i) * run.stride;
    return std::uint64_t{run.upper} << 32 | low;
}

struct Signal {
    [[gnu::always_inline]] static void take(const Run& run, float* out, std::int64_t count)
    {
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = signal(indexOf(run, i), run.seed);
    }
};

struct MixedWords {
    [[gnu::always_inline]] static void take(const Run& run, std::uint32_t* out, std::int64_t count)
    {
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = mixedWord(indexOf(run, i), run.seed);
    }
};

struct Hash {
    [[gnu::always_inline]] static void take(const Run& run, std::uint32_t* hashes, std::int64_t count)
    {
        for (std::int64_t i = 0; i < count; ++i)
            hashes[i] = hashed(hashes[i], std::bit_cast<std::uint32_t>(signal(indexOf(run, i), run.seed)));
    }
};

#if defined(ROOFLINE_HAS_WIDE_WORDS)
template <class Work, class Value>
[[gnu::target("avx512f,avx512dq,avx512bw,avx512vl")]] void takeAvx512(const Run& run, Value* values, std::int64_t count)
{
    Work::take(run, values, count);
}

template <class Work, class Value>
[[gnu::target("avx2")]] void takeAvx2(const Run& run, Value* values, std::int64_t count)
{
    Work::take(run, values, count);
}

bool hasAvx512()
{
    static const bool has = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                            __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
    return has;
}

bool hasAvx2()
{
    static const bool has = __builtin_cpu_supports("avx2");
    return has;
}
#endif

template <class Work, class Value>
void takeWidest(const Run& run, Value* values, std::int64_t count)
{
#if defined(ROOFLINE_HAS_WIDE_WORDS)
    if (hasAvx512())
        return takeAvx512<Work>(run, values, count);
    if (hasAvx2())
        return takeAvx2<Work>(run, values, count);
#endif
    Work::take(run, values, count);
}

/// Cut where the indices' upper half changes.
template <class Work, class Value>
void takeAll(std::span<Value> values, std::int64_t first, std::int64_t stride, std::uint32_t seed)
{
    const std::int64_t all = std::ssize(values);
    for (std::int64_t done = 0; done < all;) {
        const std::int64_t from = first + done * stride;
        const std::int64_t upToChange = stride == 0 ? all : (lowIndices - from % lowIndices - 1) / stride + 1;
        const std::int64_t count = std::min(all - done, upToChange);
        const Run run{static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(stride),
                      static_cast<std::uint32_t>(from / lowIndices), seed};
        takeWidest<Work>(run, values.data() + done, count);
        done += count;
    }
}

} // namespace

void fillSignal(std::span<float> out, std::int64_t first, std::uint32_t seed, std::int64_t stride)
{
    takeAll<Signal>(out, first, stride, seed);
}

void fillMixedWords(std::span<std::uint32_t> out, std::int64_t first, std::uint32_t seed)
{
    takeAll<MixedWords>(out, first, 1, seed);
}

void hashSignal(std::span<std::uint32_t> hashes, std::int64_t first, std::uint32_t seed)
{
    takeAll<Hash>(hashes, first, 1, seed);
}

} // namespace roofline
