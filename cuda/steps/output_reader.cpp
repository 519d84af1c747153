// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/steps/output_reader.h"

#include "cuda/handles/cuda_error.h"

#include <algorithm>

namespace roofline::cuda {

OutputReader::Slot& OutputReader::slot(std::int64_t chunk, std::int64_t floats)
{
    std::optional<Slot>& slot = m_slots[static_cast<std::size_t>(chunk % 2)];
    if (!slot || std::ssize(slot->memory.floats()) < floats)
        slot = Slot{PinnedBuffer(floats), Event()};
    return *slot;
}

void OutputReader::read(cudaStream_t stream, const DeviceBuffer& buffer, const TakeChunk& take)
{
    const std::int64_t chunks = (buffer.size() + m_chunkFloats - 1) / m_chunkFloats;
    const auto floatsOf = [&](std::int64_t chunk) {
        return std::min(m_chunkFloats, buffer.size() - chunk * m_chunkFloats);
    };
    const auto fetch = [&](std::int64_t chunk) {
        Slot& to = slot(chunk, floatsOf(chunk));
        const auto bytes = static_cast<std::size_t>(floatsOf(chunk)) * sizeof(float);
        check(cudaMemcpyAsync(to.memory.floats().data(), buffer.data() + chunk * m_chunkFloats, bytes,
                              cudaMemcpyDeviceToHost, stream),
              "fetch an output");
        to.arrived.record(stream);
    };
    if (chunks > 0)
        fetch(0);
    for (std::int64_t chunk = 0; chunk < chunks; ++chunk) {
        Slot& arrived = *m_slots[static_cast<std::size_t>(chunk % 2)];
        if (m_stop.stop_requested()) {
            arrived.arrived.wait("fetch an output"); // nothing is on its way into the buffer when it is used again
            return;
        }
        if (chunk + 1 < chunks)
            fetch(chunk + 1);
        arrived.arrived.wait("fetch an output");
        take(arrived.memory.floats().first(static_cast<std::size_t>(floatsOf(chunk))), chunk * m_chunkFloats);
    }
}

ErrorTally OutputReader::compare(cudaStream_t stream, const DeviceBuffer& buffer, const CompareChunk& compareChunk)
{
    std::optional<ErrorTally> all;
    read(stream, buffer, [&](std::span<const float> chunk, std::int64_t first) {
        const ErrorTally part = compareChunk(chunk, first);
        if (all)
            all->merge(part);
        else
            all = part;
    });
    return all.value_or(ErrorTally(Tolerance{}));
}

std::span<const float> OutputReader::whole(cudaStream_t stream, const DeviceBuffer& buffer)
{
    m_whole.resize(std::max(m_whole.size(), static_cast<std::size_t>(buffer.size())));
    std::size_t arrived = 0; // fewer than all once a stop is requested
    read(stream, buffer, [&](std::span<const float> chunk, std::int64_t first) {
        std::copy(chunk.begin(), chunk.end(), m_whole.begin() + first);
        arrived += chunk.size();
    });
    return std::span<const float>(m_whole).first(arrived);
}

} // namespace roofline::cuda
