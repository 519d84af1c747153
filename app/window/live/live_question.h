// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is to be timed for the setting of the sliders, or why it cannot be: what one kernel of the device can answer. Who asks,
// and when, is live_timing's.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/measuring/live.h"
#include "core/model/matmul_model.h"
#include "core/model/model_reading.h"

#include <variant>

namespace roofline::window {

class LiveQuestion {
    Q_DECLARE_TR_FUNCTIONS(LiveQuestion)

public:
    /// The product at this N and T, untiled where T is 1; or a sentence. The traffic model is no matter: a kernel moves what
    /// its tile implies.
    [[nodiscard]] static std::variant<LiveRequest, QString> of(const ModelInput& input);
};

} // namespace roofline::window
