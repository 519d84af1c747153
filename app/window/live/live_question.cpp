// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_question.h"

namespace roofline::window {

std::variant<LiveRequest, QString> LiveQuestion::of(const ModelInput& input)
{
    if (input.shape.elementBytes != 4)
        return tr("the kernels compute in float32: choose elements of 4 byte");
    const bool isTiled = input.shape.tile > 1;
    return LiveRequest{isTiled ? "matmul_tiled" : "matmul_naive", input.shape.n, isTiled ? input.shape.tile : 1};
}

} // namespace roofline::window
