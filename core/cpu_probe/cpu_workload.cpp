// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/cpu_workload.h"

#include "core/checking/signal.h"
#include "core/cpu_probe/index_range.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace roofline {

namespace {

constexpr std::int64_t cacheLineFloats = 16;
constexpr std::int64_t pieceFloats = std::int64_t{1} << 16; ///< a stop is heeded after so many

float poisonAt(std::int64_t) { return std::numeric_limits<float>::quiet_NaN(); }

FloatBuffer bufferOf(std::int64_t elements) { return elements > 0 ? FloatBuffer(elements) : FloatBuffer(); }

} // namespace

CpuWorkload::CpuWorkload(WorkerPool& pool, InputSeeds seeds, CpuKernel kernel)
    : m_pool(pool),
      m_kernel(std::move(kernel)),
      m_seeds(seeds),
      m_a(bufferOf(m_kernel.aElements)),
      m_b(bufferOf(m_kernel.bElements)),
      m_out(m_kernel.outElements)
{}

void CpuWorkload::fillOnce()
{
    if (std::exchange(m_isFilled, true))
        return;
    const auto signalOf = [](std::uint32_t seed) {
        return [seed](std::int64_t i) { return signal(static_cast<std::uint64_t>(i), seed); };
    };
    fill(m_a, signalOf(m_seeds.a));
    fill(m_b, signalOf(m_seeds.b));
    fill(m_out, poisonAt);
}

/// Each worker fills what it will read or write, so that it lies on its own memory node.
template <class ValueAt>
void CpuWorkload::fill(FloatBuffer& buffer, ValueAt valueAt)
{
    float* const values = buffer.data();
    m_pool.run(1, [&](int worker) {
        const IndexRange share = shareOf(buffer.count(), cacheLineFloats, worker, m_pool.workers());
        for (std::int64_t begin = share.begin; begin < share.end && !m_stop.stop_requested(); begin += pieceFloats)
            for (std::int64_t i = begin; i < std::min(begin + pieceFloats, share.end); ++i)
                values[i] = valueAt(i);
    });
}

void CpuWorkload::poison()
{
    if (m_isFilled)
        fill(m_out, poisonAt);
    fillOnce();
}

Seconds CpuWorkload::run(int launches)
{
    fillOnce();
    const KernelBuffers buffers{m_a.data(), m_b.data(), m_out.data()};
    return m_pool.run(launches, [&](int worker) { m_kernel.run(buffers, worker, m_pool.workers()); });
}

CheckResult CpuWorkload::check()
{
    fillOnce();
    return m_kernel.check(m_out.values(), m_stop);
}

} // namespace roofline
