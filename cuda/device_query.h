// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What a card is, asked by attribute and without opening a context on it, and why there is none where there is none.
#pragma once

#include "core/measuring/device_facts.h"
#include "cuda/nvml.h"

#include <cuda_runtime_api.h>

#include <optional>
#include <string>

namespace roofline::cuda {

/// Facts of card `index` as the CUDA runtime numbers them. Throws CudaError where there is no such card.
[[nodiscard]] DeviceFacts queryDevice(int index, const Nvml& nvml);

/// All that tells one reason for "no card" from another.
struct DriverSight {
    cudaError_t answer = cudaSuccess; ///< of counting the cards
    int driverVersion = 0;            ///< 1000·major + 10·minor; 0: no driver
    int runtimeVersion = 0;
    std::optional<std::string> visibleDevices; ///< CUDA_VISIBLE_DEVICES, where it is set
    std::optional<int> cardsOfDriver;          ///< absent: unknown
};

/// One line: why no card can be used, and what the user can do.
[[nodiscard]] std::string whyNoCard(const DriverSight& sight);

struct CardCount {
    int cards = 0;
    std::optional<std::string> note; ///< where there is none
};
[[nodiscard]] CardCount countCards(const Nvml& nvml);

/// "13.0" of 13000.
[[nodiscard]] std::string versionText(int cudaVersion);

} // namespace roofline::cuda
