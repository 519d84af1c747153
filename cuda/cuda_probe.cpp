// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/cuda_probe.h"

#include "core/measuring/power_age.h"
#include "cuda/clocks.h"
#include "cuda/device_query.h"
#include "cuda/environment.h"
#include "cuda/nvml.h"
#include "cuda/steps/card.h"
#include "cuda/steps/step_list.h"
#include "cuda/steps/steps.h"

#include <fmt/format.h>

#include <atomic>
#include <utility>

namespace roofline::cuda {

namespace {

class CudaProbe final : public Probe {
public:
    CudaProbe(SharedCard card, DeviceFacts facts)
        : m_card(std::move(card)), m_facts(std::move(facts)), m_clocks(systemNvml(), m_facts.uuid)
    {}

    [[nodiscard]] DeviceFacts facts() const override { return m_facts; }
    [[nodiscard]] Environment environment() const override { return readEnvironment(systemNvml()); }
    [[nodiscard]] Conditions conditions() override
    {
        Conditions now = m_clocks.read();
        if (!m_isPowerItsOwn)
            now.power.reset();
        return now;
    }

    [[nodiscard]] std::vector<Step> steps(const Plan& plan) override
    {
        m_isPowerItsOwn = knowsItsPower(plan);
        return stepsOf(m_card, m_facts, plan);
    }

    [[nodiscard]] std::optional<Step> liveStep(const LiveRequest& request) override
    {
        return liveProductStep(m_card, request);
    }

private:
    SharedCard m_card;
    DeviceFacts m_facts;
    Clocks m_clocks;
    std::atomic<bool> m_isPowerItsOwn = true; ///< read by the thread that watches while this one works
};

/// What is free is known best once the card is open, since an open card itself takes some.
std::optional<Bytes> freeMemoryOfOpenCard()
{
    std::size_t free = 0;
    std::size_t total = 0;
    if (cudaMemGetInfo(&free, &total) != cudaSuccess)
        return std::nullopt;
    return Bytes(static_cast<double>(free));
}

} // namespace

CudaDevices listCudaDevices()
{
    const Nvml& nvml = systemNvml();
    CardCount count = countCards(nvml);
    CudaDevices found{{}, std::move(count.note)};
    try {
        for (int index = 0; index < count.cards; ++index)
            found.devices.push_back(queryDevice(index, nvml));
    } catch (const ProbeError& error) {
        found.note = error.what(); // the cards before this one are still good
    }
    return found;
}

std::unique_ptr<Probe> makeCudaProbe(int index)
{
    const CardCount count = countCards(systemNvml());
    if (count.note)
        throw ProbeError(*count.note, false);
    if (index < 0 || index >= count.cards)
        throw ProbeError(fmt::format("There is no card cuda:{} here: `roofline devices` lists the {} there {}", index,
                                     count.cards, count.cards == 1 ? "is" : "are"),
                         false);
    DeviceFacts facts = queryDevice(index, systemNvml());
    auto card = std::make_shared<Card>(index);
    if (const auto free = freeMemoryOfOpenCard())
        facts.freeMemory = free;
    return std::make_unique<CudaProbe>(std::move(card), std::move(facts));
}

} // namespace roofline::cuda
