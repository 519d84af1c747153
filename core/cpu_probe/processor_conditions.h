// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Clock and temperature of the processor at a moment, as far as the system tells them. Power and throttle reasons it does
// not tell without privileges: they stay unknown.
#pragma once

#include "core/cpu_probe/system_files.h"
#include "core/measuring/conditions.h"

#include <vector>

namespace roofline {

/// Finds once where this machine tells what; reading is then a few small files. May be read from any thread.
class ProcessorConditions {
public:
    ProcessorConditions(SystemFiles files, const std::vector<int>& processors);

    [[nodiscard]] Conditions read() const;

private:
    [[nodiscard]] std::optional<Frequency> clock() const;
    [[nodiscard]] std::optional<Temperature> temperature() const;

    SystemFiles m_files;
    std::vector<std::string> m_clockPaths;       ///< kHz each
    std::vector<std::string> m_temperaturePaths; ///< thousandths of a degree each
    bool m_hasMeasuredClockInCpuinfo = false;
};

} // namespace roofline
