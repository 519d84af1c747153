// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the two charts are worked with mouse and keys, in words: for tool tips, for screen readers and for a sheet of
// shortcuts.
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

#include "core/model/model_reading.h"

#include <utility>

namespace roofline::window {

class ChartWords {
    Q_DECLARE_TR_FUNCTIONS(ChartWords)

public:
    /// What to press, and what it does, while the chart has the focus.
    using Keys = QList<std::pair<QString, QString>>;
    [[nodiscard]] static Keys rooflineKeys();
    [[nodiscard]] static Keys crossoverKeys();
    /// Mouse and keys, rich text.
    [[nodiscard]] static QString rooflineHelp();
    [[nodiscard]] static QString crossoverHelp();
    /// "N 131072, 4.1 s, by memory →": a size that lies beyond the end of the axis on this side.
    [[nodiscard]] static QString sizeBeyond(const ModelReading& reading, bool isRight);
    /// A rich text as it is read aloud: one line, no tags.
    [[nodiscard]] static QString spoken(const QString& richText);
};

} // namespace roofline::window
