// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wrong with the texts on a picture, judged by what was painted: texts over one another, texts that are cut off, texts
// that were shortened to fit.
#pragma once

#include "tests/window/support/text_recorder.h"

#include <QStringList>

namespace roofline::window {

/// One line a fault, empty where there is none. `meant` are texts that end in an ellipsis of their own, as "Open…" does.
[[nodiscard]] QStringList textFaults(const std::vector<RecordedText>& texts, const QStringList& meant);

/// Paints the window and judges it; the ellipses of its own actions are meant.
[[nodiscard]] QStringList textFaults(QWidget& window);

} // namespace roofline::window
