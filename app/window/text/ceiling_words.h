// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the roofline calls ceilings: short, by level and mix of accesses or by unit and precision. The table's longer names are
// core_words'.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace roofline::window {

class CeilingWords {
    Q_DECLARE_TR_FUNCTIONS(CeilingWords)

public:
    /// "L2 read", "FP32 FMA", "tensor BF16", "DRAM copy, sustained"; an unknown id is its own name.
    [[nodiscard]] static QString name(const std::string& id);
    /// "L2 read 9807 GB/s": the name of a line with its value.
    [[nodiscard]] static QString withValue(const QString& name, const QString& value);
    /// "DRAM write + 2 more": several lines that lie together.
    [[nodiscard]] static QString andMore(const QString& name, qsizetype others);
    /// "theory: 66.91 TFLOP/s", the derivation after it where there is one.
    [[nodiscard]] static QString theory(const QString& value, const QString& derivation = {});
    /// Which flat a ridge belongs to: "ridge 15.33, FP64 FMA".
    [[nodiscard]] static QString ridgeOf(const QString& ridge, const QString& flat);
    [[nodiscard]] static QString knee();
};

} // namespace roofline::window
