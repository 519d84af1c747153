// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Which card the calls of this thread go to. A card once chosen stays chosen: choosing back the one before would open a
// context on a card that nobody measures, so everything that touches a card chooses it first.
#pragma once

#include "cuda/handles/cuda_error.h"

#include <cuda_runtime_api.h>

namespace roofline::cuda {

/// Makes card `index` the current one of this thread, and opens its context where it is not open.
inline void makeCurrent(int index) { check(cudaSetDevice(index), "open the card"); }

} // namespace roofline::cuda
