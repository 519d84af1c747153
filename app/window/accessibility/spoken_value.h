// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a screen reader is told of a widget that paints itself: what it is, and its value in words with units.
#pragma once

#include <QAccessible>
#include <QString>

namespace roofline::window {

/// A QWidget inherits this beside its Qt class, and calls speakOwnValues() once. A slider keeps its range and position.
class SpokenValue {
public:
    virtual ~SpokenValue() = default;
    [[nodiscard]] virtual QAccessible::Role spokenRole() const = 0;
    [[nodiscard]] virtual QString spokenValue() const = 0;

protected:
    SpokenValue() = default;
    SpokenValue(const SpokenValue&) = default;
    SpokenValue& operator=(const SpokenValue&) = default;
};

/// Installs the accessible interface of every SpokenValue; a second call does nothing.
void speakOwnValues();

} // namespace roofline::window
