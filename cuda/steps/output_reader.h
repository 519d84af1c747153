// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Brings what a kernel wrote to the host, chunk by chunk through pinned memory: while one chunk is compared, the next is
// on its way. So a whole output is checked, however large, without a copy of it on the host.
#pragma once

#include "core/checking/error_tally.h"
#include "cuda/handles/device_buffer.h"
#include "cuda/handles/event.h"
#include "cuda/handles/pinned_buffer.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace roofline::cuda {

class OutputReader {
public:
    using TakeChunk = std::function<void(std::span<const float> chunk, std::int64_t first)>;
    using CompareChunk = std::function<ErrorTally(std::span<const float> chunk, std::int64_t first)>;

    /// Two chunks of at most this many floats are held. Host memory is taken on first use; pinning it takes some milliseconds
    /// for each 32 MiB, for which a cancel waits.
    [[nodiscard]] explicit OutputReader(std::int64_t chunkFloats = std::int64_t{1} << 23) : m_chunkFloats(chunkFloats)
    {}

    /// After this stop is requested, read() hands over no further chunk: 2 GiB take longer than a cancel may wait.
    void stopWhen(const std::stop_token& stop) { m_stop = stop; }

    /// For whatever else a check takes long over.
    [[nodiscard]] const std::stop_token& stop() const { return m_stop; }

    /// Hands over the whole buffer in order, after what the stream was asked before; `first` is a chunk's first index.
    void read(cudaStream_t stream, const DeviceBuffer& buffer, const TakeChunk& take);
    /// The tallies of all chunks as one.
    [[nodiscard]] ErrorTally compare(cudaStream_t stream, const DeviceBuffer& buffer, const CompareChunk& compareChunk);
    /// The whole buffer, for outputs that cannot be judged in parts. It is this reader's, until it reads a whole one again:
    /// memory that is new each time costs some hosts more than the comparison.
    [[nodiscard]] std::span<const float> whole(cudaStream_t stream, const DeviceBuffer& buffer);

private:
    struct Slot {
        PinnedBuffer memory;
        Event arrived;
    };
    Slot& slot(std::int64_t chunk, std::int64_t floats);

    std::int64_t m_chunkFloats;
    std::array<std::optional<Slot>, 2> m_slots;
    std::vector<float> m_whole;
    std::stop_token m_stop;
};

} // namespace roofline::cuda
