// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What else goes on with a card at this moment: who else works on it, whether it draws a desktop, whether its memory is checked,
// whether it is a part of a card. Each is unknown on its own. What the card is, is device_query's.
#pragma once

#include "core/measuring/device_facts.h"
#include "cuda/nvml.h"

namespace roofline::cuda {

/// Fills in those facts for the card of facts.uuid; what the driver does not tell stays absent. A process of another name
/// space (a container's) is counted as another one even where it is this program.
void addState(DeviceFacts& facts, const Nvml& nvml);

} // namespace roofline::cuda
