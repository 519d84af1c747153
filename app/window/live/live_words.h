// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentences of timing live: what was measured, that an answer was wrong, why there is the model alone.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/window/live/live_point.h"
#include "core/measuring/live.h"
#include "core/session/session.h"

#include <optional>

namespace roofline::window {

class LiveWords {
    Q_DECLARE_TR_FUNCTIONS(LiveWords)

public:
    /// Of the point, in the pictures.
    [[nodiscard]] static QString name();
    /// "N 1024, T 16"
    [[nodiscard]] static QString size(std::int64_t n, std::int64_t tile);
    /// Time with spread and count, not quiet or throttled where it was, rate, share of the ceiling where this device's is known, the check.
    [[nodiscard]] static QString measured(const LivePoint& point, const std::optional<Placement>& placement);
    /// A wrong answer has no number.
    [[nodiscard]] static QString wrong(const LiveRequest& request, const CheckResult& check);
    [[nodiscard]] static QString modelOnly(std::int64_t n, std::int64_t tile, const QString& why);
    [[nodiscard]] static QString waiting();
    [[nodiscard]] static QString paused();
    [[nodiscard]] static QString ended(const QString& why);
};

} // namespace roofline::window
