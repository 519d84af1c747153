// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/cpu_probe.h"

#include "core/cpu_probe/cpu_ceilings.h"
#include "core/cpu_probe/cpu_kernels.h"
#include "core/cpu_probe/cpu_streams.h"
#include "core/cpu_probe/processor_caches.h"
#include "core/cpu_probe/processor_conditions.h"
#include "core/cpu_probe/processor_facts.h"
#include "core/cpu_probe/usable_processors.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

namespace roofline {

namespace {

std::string compilerName()
{
#if defined(__clang__)
    return fmt::format("Clang {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#else
    return fmt::format("GCC {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#endif
}

/// One for each processor, fewer where a container's limit gives less time than that.
int workerCount(const SystemFiles& files, const std::vector<int>& processors)
{
    const int cores = processors.empty() ? static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))
                                         : static_cast<int>(processors.size());
    return std::min(cores, processorQuota(files).value_or(cores));
}

class CpuProbe final : public Probe {
public:
    CpuProbe()
        : m_processors(usableProcessors()),
          m_workers(workerCount(m_files, m_processors)),
          m_conditions(m_files, m_processors),
          m_pool(m_workers, processorsToTie())
    {}

    [[nodiscard]] DeviceFacts facts() const override { return processorFacts(m_files, m_processors, m_workers); }

    [[nodiscard]] Environment environment() const override
    {
        Environment environment;
        environment.runtime =
            fmt::format("{} thread{}, {}", m_workers, m_workers == 1 ? "" : "s", vectorUnitName(m_unit));
        environment.compiler = compilerName();
        environment.host = operatingSystem(m_files);
        return environment;
    }

    [[nodiscard]] Conditions conditions() override { return m_conditions.read(); }

    [[nodiscard]] std::vector<Step> steps(const Plan& plan) override
    {
        const InputSeeds seeds = freshSeeds();
        std::vector<Step> all;
        const ProcessorCaches caches = processorCaches(m_files, m_processors);
        const auto addIfAny = [&all](std::optional<Step> step) {
            if (step)
                all.push_back(*std::move(step));
        };
        all.push_back(copyStep(m_pool, seeds, plan));
        all.push_back(triadStep(m_pool, seeds, plan));
        all.push_back(dramReadStep(m_pool, m_unit, seeds, plan));
        all.push_back(dramWriteStep(m_pool, plan));
        addIfAny(lastLevelReadStep(m_pool, m_unit, seeds, caches));
        addIfAny(firstLevelReadStep(m_pool, m_unit, seeds, caches));
        all.push_back(fmaStep(m_pool, m_unit, plan));
        addIfAny(fmaFp64Step(m_pool, m_unit, plan));
        all.push_back(vectorAddStep(m_pool, seeds, plan));
        all.push_back(transposeStep(m_pool, seeds, plan));
        all.push_back(blockReductionStep(m_pool, seeds, plan));
        all.push_back(matmulNaiveStep(m_pool, seeds, plan));
        all.push_back(matmulTiledStep(m_pool, m_unit, seeds, plan));
        if (plan.kind == PlanKind::Scaled) {
            std::vector<Step> series = productSteps(m_pool, m_unit, seeds);
            std::move(series.begin(), series.end(), std::back_inserter(all));
        }
        return all;
    }

    [[nodiscard]] std::optional<Step> liveStep(const LiveRequest& request) override
    {
        return liveProductStep(m_pool, m_unit, request);
    }

private:
    /// Where there are fewer workers than processors, the system knows best where to place them.
    [[nodiscard]] std::vector<int> processorsToTie() const
    {
        return std::cmp_equal(m_processors.size(), m_workers) ? m_processors : std::vector<int>{};
    }

    SystemFiles m_files;
    std::vector<int> m_processors;
    int m_workers;
    VectorUnit m_unit = widestVectorUnit();
    ProcessorConditions m_conditions;
    WorkerPool m_pool;
};

} // namespace

DeviceFacts cpuFacts()
{
    const SystemFiles files;
    const std::vector<int> processors = usableProcessors();
    return processorFacts(files, processors, workerCount(files, processors));
}

std::unique_ptr<Probe> makeCpuProbe() { return std::make_unique<CpuProbe>(); }

} // namespace roofline
