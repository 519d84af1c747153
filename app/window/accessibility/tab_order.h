// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The order in which Tab goes through a window: part by part, and within a part as its layouts have it, which is how the eye
// reads them.
#pragma once

#include <QList>

class QWidget;

namespace roofline::window {

/// What Tab stops at in this part, itself included, in the order of its layouts; hidden widgets too, since they may be shown.
[[nodiscard]] QList<QWidget*> tabStops(QWidget& part);

/// Tab goes through the first part, then through the next, and from the last to the first again.
void chainTabOrder(const QList<QWidget*>& parts);

} // namespace roofline::window
