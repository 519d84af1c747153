// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which device it is, so that two equal cards can be told apart, and what else goes on there. What cannot be read is "n/a", each
// on its own; what a processor cannot have is left out.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/measuring/device_facts.h"

namespace roofline::window {

class DeviceWords {
    Q_DECLARE_TR_FUNCTIONS(DeviceWords)

public:
    /// "NVIDIA H200", and where others have the same name: "NVIDIA H200 (1)".
    [[nodiscard]] static QString title(const DeviceFacts& device, bool isNameShared);
    /// "cuda:1 · GPU-1a2b3c4d · PCI 0000:41:00.0 · 139.8 GiB"
    [[nodiscard]] static QString identity(const DeviceFacts& device);
    /// "other processes: 2 · display: no · ECC: on · MIG slice: no · on battery: n/a"
    [[nodiscard]] static QString state(const DeviceFacts& device);
    /// All of it, one fact a line, the UUID whole.
    [[nodiscard]] static QStringList details(const DeviceFacts& device);
};

} // namespace roofline::window
