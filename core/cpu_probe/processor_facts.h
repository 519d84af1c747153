// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What the system tells of its processor and memory. What changes from moment to moment is processor_conditions'.
#pragma once

#include "core/cpu_probe/system_files.h"
#include "core/measuring/device_facts.h"

#include <vector>

namespace roofline {

/// The facts of device "cpu" for a run on these processors (empty: the system does not tell which) by `workers` threads.
[[nodiscard]] DeviceFacts processorFacts(const SystemFiles& files, const std::vector<int>& processors, int workers);

/// How many processors' worth of time this process may use: a container's limit, rounded up; absent without a limit.
[[nodiscard]] std::optional<int> processorQuota(const SystemFiles& files);

/// Whether the machine runs on its battery; absent where it tells of neither battery nor mains.
[[nodiscard]] std::optional<bool> isOnBattery(const SystemFiles& files);

/// Operating system and architecture, never the machine's name: "Debian GNU/Linux 12 (bookworm), x86_64".
[[nodiscard]] std::string operatingSystem(const SystemFiles& files);

} // namespace roofline
