// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which kind of file a name asks for: its suffix decides. What goes into it is exported_file's.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <array>
#include <optional>

namespace roofline::window {

enum class ExportFormat { Png, Svg, Pdf, Csv, Markdown, Text };

inline constexpr std::array allExportFormats{ExportFormat::Png, ExportFormat::Svg,      ExportFormat::Pdf,
                                             ExportFormat::Csv, ExportFormat::Markdown, ExportFormat::Text};

class ExportFormats {
    Q_DECLARE_TR_FUNCTIONS(ExportFormats)

public:
    /// None for a suffix that nobody knows, and for none. Capitals are no matter.
    [[nodiscard]] static std::optional<ExportFormat> of(const QString& path);
    /// "png", without the dot.
    [[nodiscard]] static QString suffix(ExportFormat format);
    /// Whether it is a picture, and not the table or the words.
    [[nodiscard]] static bool isPicture(ExportFormat format);
    /// Pixels of a PNG for each of the figure: 2 for "roofline@2x.png", as far as @4x.
    [[nodiscard]] static int scale(const QString& path);
    /// "Picture for slides (*.png)": for a dialog.
    [[nodiscard]] static QString filter(ExportFormat format);
    /// Why this file cannot be written: nobody knows its suffix; there is no memory for so large a picture.
    [[nodiscard]] static QString refusal(const QString& path);
    [[nodiscard]] static QString tooLarge(const QString& path);
    /// What would be right: "a name that ends in .png, .svg, …".
    [[nodiscard]] static QString needed();
};

} // namespace roofline::window
