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

} // namespace

CpuWorkload::CpuWorkload(WorkerPool& pool, InputSeeds seeds, CpuKernel kernel)
    : m_pool(pool),
      m_kernel(std::move(kernel)),
      m_a(filledInput(m_kernel.aElements, seeds.a)),
      m_b(filledInput(m_kernel.bElements, seeds.b)),
      m_out(m_kernel.outElements)
{
    poison();
}

/// Each worker fills what it will read, so that it lies on its own memory node.
FloatBuffer CpuWorkload::filledInput(std::int64_t elements, std::uint32_t seed)
{
    if (elements == 0)
        return {};
    FloatBuffer buffer(elements);
    float* const values = buffer.data();
    m_pool.run(1, [&](int worker) {
        const IndexRange share = shareOf(elements, cacheLineFloats, worker, m_pool.workers());
        for (std::int64_t i = share.begin; i < share.end; ++i)
            values[i] = signal(static_cast<std::uint64_t>(i), seed);
    });
    return buffer;
}

void CpuWorkload::poison()
{
    float* const out = m_out.data();
    m_pool.run(1, [&](int worker) {
        const IndexRange share = shareOf(m_out.count(), cacheLineFloats, worker, m_pool.workers());
        std::fill(out + share.begin, out + share.end, std::numeric_limits<float>::quiet_NaN());
    });
}

Seconds CpuWorkload::run(int launches)
{
    const KernelBuffers buffers{m_a.data(), m_b.data(), m_out.data()};
    return m_pool.run(launches, [&](int worker) { m_kernel.run(buffers, worker, m_pool.workers()); });
}

CheckResult CpuWorkload::check() { return m_kernel.check(m_out.values()); }

} // namespace roofline
