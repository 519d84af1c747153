// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/settings_file.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <cmath>

namespace roofline::window {

namespace {

constexpr qint64 mostBytes = 262'144; ///< ours has some dozens of lines
constexpr int mostLetters = 8192;

/// A pipe would be waited for, and a device read for ever.
bool isPlainFile(const QFileInfo& file) { return file.isFile() && file.size() <= mostBytes; }

} // namespace

QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/settings.ini");
}

SettingValues readSettings(const QString& path)
{
    SettingValues values;
    if (!isPlainFile(QFileInfo(path)))
        return values;
    const QSettings file(path, QSettings::IniFormat);
    for (const QString& name : file.allKeys()) {
        if (name.isEmpty())
            continue;
        const QVariant value = file.value(name);
        // All of ours are texts: whatever else somebody had put there would not be.
        if (value.typeId() == QMetaType::QString && value.toString().size() <= mostLetters)
            values.insert(name, value.toString());
    }
    return values;
}

void writeSettings(const QString& path, const SettingValues& values, const QStringList& groups)
{
    const QFileInfo target(path);
    if (path.isEmpty() || (target.exists() && !target.isFile()))
        return;
    if (target.size() > mostBytes && !QFile::remove(path))
        return; // it was not read, and would be read now
    QDir().mkpath(target.absolutePath());
    QSettings file(path, QSettings::IniFormat);
    for (const QString& group : groups)
        file.remove(group);
    for (auto value = values.begin(); value != values.end(); ++value)
        file.setValue(value.key(), value.value());
    file.sync(); // and where that did not work, the next start begins with the defaults
}

std::optional<int> wholeNumber(const SettingValues& values, const QString& name, int least, int most)
{
    bool isNumber = false;
    const int number = values.value(name).toInt(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<double> positiveNumber(const SettingValues& values, const QString& name)
{
    bool isNumber = false;
    const double number = values.value(name).toDouble(&isNumber);
    return isNumber && std::isfinite(number) && number > 0.0 ? std::optional(number) : std::nullopt;
}

} // namespace roofline::window
