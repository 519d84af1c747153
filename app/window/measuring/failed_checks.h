// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which results of a session failed their check: they are told, and have no number.
#pragma once

#include <QString>

#include "core/session/session.h"

namespace roofline::window {

/// One line that names them; empty where every check passed or none was recorded.
[[nodiscard]] QString failedChecksText(const Session& session);

} // namespace roofline::window
