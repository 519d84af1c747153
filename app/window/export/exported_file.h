// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a file of each kind holds: charts as a picture, the table, or all of it in words.
#pragma once

#include <QByteArray>

#include "app/window/export/export_format.h"
#include "app/window/export/figure.h"

namespace roofline::window {

struct ExportTarget {
    ExportFormat format = ExportFormat::Svg;
    int scale = 1; ///< of a PNG
};

/// On the GUI thread, since pictures are laid out as widgets. Empty where the picture is too large for the memory.
[[nodiscard]] QByteArray exportedFile(const ExportTarget& target, const FigureContent& content, const FigureLook& look);
/// The same into a file, whole or not at all. One line where it went wrong, else empty.
[[nodiscard]] QString exportToFile(const QString& path, const FigureContent& content, const FigureLook& look);
/// The table with the lines above and beneath it, in the reader's language.
[[nodiscard]] QString tableAsMarkdown(const Session& session);

} // namespace roofline::window
