// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file's name as Qt has it, as the path that core reads and writes.
#pragma once

#include <QFile>
#include <QString>

#include <filesystem>

namespace roofline::window {

[[nodiscard]] inline std::filesystem::path pathOf(const QString& name) { return QFile::encodeName(name).toStdString(); }

} // namespace roofline::window
