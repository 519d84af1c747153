// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What one card does at this moment: clocks, power, temperature and what holds its clock down, each unknown on its own.
// The card is found by its UUID, since CUDA and NVML may number cards differently.
#pragma once

#include "core/measuring/conditions.h"
#include "cuda/nvml.h"

#include <optional>
#include <string>
#include <vector>

namespace roofline::cuda {

/// Stateless but for the card's handle: any thread may read while another measures.
class Clocks {
public:
    Clocks(const Nvml& nvml, const std::optional<std::string>& uuid);

    [[nodiscard]] Conditions read() const;
    /// The fastest SM clock that the card can run at.
    [[nodiscard]] std::optional<Frequency> highestClock() const;
    [[nodiscard]] std::optional<Bytes> freeMemory() const;

private:
    [[nodiscard]] std::optional<Frequency> clock(NvmlClock kind) const;
    [[nodiscard]] std::optional<Power> power() const;
    [[nodiscard]] std::optional<Temperature> temperature() const;

    Nvml m_nvml; ///< a table of functions
    std::optional<NvmlDevice> m_device;
};

/// The bits of NVML's clock event reasons in words. "Idle" is left out: it holds nothing down.
[[nodiscard]] std::vector<std::string> throttleReasons(unsigned long long bits);

} // namespace roofline::cuda
