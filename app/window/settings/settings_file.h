// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings as texts under names, in an INI file. A file that is broken, far too large, no file at all or not to be written
// is as good as none: nothing here fails, and what a text means is checked by those who know.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace roofline::window {

/// "window/width" and the like.
using SettingValues = QMap<QString, QString>;

/// In the user's place for configuration.
[[nodiscard]] QString settingsPath();
/// Empty where there is nothing to be trusted.
[[nodiscard]] SettingValues readSettings(const QString& path);
/// Puts the values in; names that are not among them stay, but for those under `groups` ("recent"), which go first.
void writeSettings(const QString& path, const SettingValues& values, const QStringList& groups = {});

/// A whole number within limits; none for anything else.
[[nodiscard]] std::optional<int> wholeNumber(const SettingValues& values, const QString& name, int least, int most);
/// A positive finite number, written with a point.
[[nodiscard]] std::optional<double> positiveNumber(const SettingValues& values, const QString& name);

} // namespace roofline::window
