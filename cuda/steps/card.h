// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One opened card: its number, the stream on which everything runs, and the way back to the host. Shared by the probe and
// the workloads that it prepares, so that whichever goes last closes it.
#pragma once

#include "cuda/handles/cuda_error.h"
#include "cuda/handles/current_device.h"
#include "cuda/handles/stream.h"
#include "cuda/steps/output_reader.h"

#include <memory>

namespace roofline::cuda {

class Card {
public:
    /// Opens card `index` and makes it the current one of this thread. Throws CudaError.
    [[nodiscard]] explicit Card(int index)
        : m_index((makeCurrent(index), index)), m_multiprocessors(attribute(cudaDevAttrMultiProcessorCount))
    {
        m_capability = 10 * attribute(cudaDevAttrComputeCapabilityMajor) + attribute(cudaDevAttrComputeCapabilityMinor);
    }

    /// To be called first by whatever may run on another thread than the one that opened the card.
    void choose() const { makeCurrent(m_index); }

    [[nodiscard]] int index() const { return m_index; }
    /// 10 · major + minor: 90 for 9.0. Decides which units there are.
    [[nodiscard]] int capability() const { return m_capability; }
    [[nodiscard]] int multiprocessors() const { return m_multiprocessors; }
    [[nodiscard]] cudaStream_t stream() const { return m_stream.handle(); }
    void wait(std::string_view what) const { m_stream.wait(what); }
    [[nodiscard]] OutputReader& reader() { return m_reader; }

private:
    [[nodiscard]] int attribute(cudaDeviceAttr which) const
    {
        int value = 0;
        check(cudaDeviceGetAttribute(&value, which, m_index), "ask what the card has");
        return value;
    }

    int m_index;
    int m_multiprocessors;
    int m_capability = 0;
    Stream m_stream;
    OutputReader m_reader;
};

using SharedCard = std::shared_ptr<Card>;

} // namespace roofline::cuda
