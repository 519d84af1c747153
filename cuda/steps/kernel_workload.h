// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A kernel with its buffers as a Workload: poison the output, time launches between two events, check the output. Which
// kernel, and what is right, are handed in as two functions.
#pragma once

#include "core/measuring/probe.h"
#include "cuda/handles/device_buffer.h"
#include "cuda/handles/event.h"
#include "cuda/steps/card.h"

#include <cuda_runtime_api.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace roofline::cuda {

/// What a kernel works on. The output is written whole by each launch.
struct KernelBuffers {
    std::vector<DeviceBuffer> inputs;
    DeviceBuffer output;
};

/// Inputs of so many floats each, filled with signal(i, seed) of the seed beside; an output that is not filled.
struct InputSpec {
    std::int64_t floats;
    std::uint32_t seed;
    std::int64_t before = 0; ///< floats of the buffer that lie unused before the input
};
[[nodiscard]] KernelBuffers makeBuffers(const Card& card, const std::vector<InputSpec>& inputs,
                                        std::int64_t outputFloats);

class KernelWorkload final : public Workload {
public:
    using Launch = std::function<void(cudaStream_t stream, const KernelBuffers& buffers)>;
    using Compare = std::function<CheckResult(Card& card, const DeviceBuffer& output)>;

    /// `name` is for messages: "the kernel copy, float4".
    KernelWorkload(SharedCard card, std::string name, KernelBuffers buffers, Launch launch, Compare compare);

    void stopWhen(const std::stop_token& stop) override { m_card->reader().stopWhen(stop); }
    void poison() override;
    Seconds run(int launches) override;
    [[nodiscard]] CheckResult check() override;

private:
    SharedCard m_card; ///< first, so that it is closed after the buffers are freed
    std::string m_name;
    KernelBuffers m_buffers;
    Launch m_launch;
    Compare m_compare;
    Event m_start;
    Event m_end;
};

} // namespace roofline::cuda
