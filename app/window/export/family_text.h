// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lines of the roofline beside its roof in words: other ceilings, values on paper, ladders, the knee.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "app/window/roofline/measured_picture.h"

namespace roofline::window {

class FamilyText {
    Q_DECLARE_TR_FUNCTIONS(FamilyText)

public:
    /// One sentence each; none for what is not drawn.
    [[nodiscard]] static QStringList of(const MeasuredPicture& measured);
};

} // namespace roofline::window
