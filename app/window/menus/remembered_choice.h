// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A mark on a checkable action whose state is kept from one run of the program to the next, under its object name. Who keeps
// it is not known here.
#pragma once

#include <QAction>
#include <QVariant>

namespace roofline::window {

inline constexpr const char* rememberedProperty = "isRemembered";

/// The action has an object name, and toggles what it stands for when it is set.
inline void remember(QAction& choice) { choice.setProperty(rememberedProperty, true); }

[[nodiscard]] inline bool isRemembered(const QAction& choice) { return choice.property(rememberedProperty).toBool(); }

} // namespace roofline::window
