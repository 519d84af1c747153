// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/steps/kernel_workload.h"

#include "cuda/handles/cuda_error.h"
#include "cuda/kernels/fill_signal.h"

#include <utility>

namespace roofline::cuda {

KernelBuffers makeBuffers(const Card& card, const std::vector<InputSpec>& inputs, std::int64_t outputFloats)
{
    card.choose();
    KernelBuffers buffers{{}, DeviceBuffer(outputFloats)};
    for (const InputSpec& input : inputs) {
        const DeviceBuffer& buffer = buffers.inputs.emplace_back(input.before + input.floats);
        launchFillSignal(card.stream(), buffer.data() + input.before, input.floats, input.seed);
        check(cudaGetLastError(), "launch the kernel that makes the inputs");
    }
    card.wait("make the inputs");
    return buffers;
}

KernelWorkload::KernelWorkload(SharedCard card, std::string name, KernelBuffers buffers, Launch launch, Compare compare)
    : m_card(std::move(card)),
      m_name(std::move(name)),
      m_buffers(std::move(buffers)),
      m_launch(std::move(launch)),
      m_compare(std::move(compare))
{}

void KernelWorkload::poison()
{
    m_card->choose();
    // Every byte 0xFF is a NaN in each float, which no right answer contains and no tolerance forgives.
    roofline::cuda::check(cudaMemsetAsync(m_buffers.output.data(), 0xFF, m_buffers.output.bytes(), m_card->stream()),
                          "poison the output");
    m_card->wait("poison the output");
}

Seconds KernelWorkload::run(int launches)
{
    m_card->choose();
    m_start.record(m_card->stream());
    for (int i = 0; i < launches; ++i)
        m_launch(m_card->stream(), m_buffers);
    roofline::cuda::check(cudaGetLastError(), "launch " + m_name);
    m_end.record(m_card->stream());
    m_end.wait("run " + m_name);
    return m_end - m_start;
}

CheckResult KernelWorkload::check()
{
    m_card->choose();
    return m_compare(*m_card, m_buffers.output);
}

} // namespace roofline::cuda
