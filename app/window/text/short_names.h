// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kernels in a word or two, for pictures in which many of them stand: enough beside a ladder's arrows and a table of whole
// names.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace roofline::window {

class ShortNames {
    Q_DECLARE_TR_FUNCTIONS(ShortNames)

public:
    /// "tile 16" for "matmul_tiled_16"; empty where the name has no shorter one.
    [[nodiscard]] static QString of(const std::string& id);
};

} // namespace roofline::window
