// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/short_names.h"

#include <array>
#include <utility>

namespace roofline::window {

QString ShortNames::of(const std::string& id)
{
    const std::array<std::pair<const char*, QString>, 17> names{{
        {"vector_add", tr("add", "of vectors")},
        {"block_reduction", tr("reduction")},
        {"reduction_shuffle", tr("shuffles", "a reduction by warp shuffles")},
        {"transpose_naive", tr("naive")},
        {"transpose_shared", tr("shared", "through shared memory")},
        {"transpose_padded", tr("padded", "through padded shared memory")},
        {"grayscale", tr("gray")},
        {"matmul_naive", tr("naive")},
        {"matmul_tiled_8", tr("tile %1").arg(8)},
        {"matmul_tiled_16", tr("tile %1").arg(16)},
        {"matmul_tiled_32", tr("tile %1").arg(32)},
        {"matmul_register_tiled", tr("registers", "a product tiled in registers")},
        {"matmul_double_buffered", tr("two buffers")},
        {"matmul_tensor", tr("tensor cores")},
        {"blur_untiled", tr("blur")},
        {"blur_tiled", tr("blur, tile")},
        {"blur_separable", tr("blur, two passes")},
    }};
    for (const auto& [known, name] : names)
        if (id == known)
            return name;
    return {};
}

} // namespace roofline::window
