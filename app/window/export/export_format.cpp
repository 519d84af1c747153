// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/export_format.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace roofline::window {

std::optional<ExportFormat> ExportFormats::of(const QString& path)
{
    const QString found = QFileInfo(path).suffix().toLower();
    for (const ExportFormat format : allExportFormats)
        if (found == suffix(format))
            return format;
    return std::nullopt;
}

QString ExportFormats::suffix(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Png:
        return QStringLiteral("png");
    case ExportFormat::Svg:
        return QStringLiteral("svg");
    case ExportFormat::Pdf:
        return QStringLiteral("pdf");
    case ExportFormat::Csv:
        return QStringLiteral("csv");
    case ExportFormat::Markdown:
        return QStringLiteral("md");
    case ExportFormat::Text:
        return QStringLiteral("txt");
    }
    return {};
}

bool ExportFormats::isPicture(ExportFormat format)
{
    return format == ExportFormat::Png || format == ExportFormat::Svg || format == ExportFormat::Pdf;
}

int ExportFormats::scale(const QString& path)
{
    static const QRegularExpression mark(QStringLiteral("@([2-4])x\\.png$"), QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = mark.match(path);
    return match.hasMatch() ? match.captured(1).toInt() : 1;
}

QString ExportFormats::filter(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Png:
        return tr("Picture, PNG (*.png)");
    case ExportFormat::Svg:
        return tr("Drawing, SVG (*.svg)");
    case ExportFormat::Pdf:
        return tr("Page, PDF (*.pdf)");
    case ExportFormat::Csv:
        return tr("Table, CSV (*.csv)");
    case ExportFormat::Markdown:
        return tr("Table, Markdown (*.md)");
    case ExportFormat::Text:
        return tr("In words, text (*.txt)");
    }
    return {};
}

QString ExportFormats::refusal(const QString& path) { return tr("%1: %2 is needed").arg(path, needed()); }

QString ExportFormats::tooLarge(const QString& path)
{
    return tr("%1: the picture cannot be drawn in this size").arg(path);
}

QString ExportFormats::needed()
{
    QStringList suffixes;
    for (const ExportFormat format : allExportFormats)
        suffixes << '.' + suffix(format);
    const QString last = suffixes.takeLast();
    return tr("a file name that ends in %1 or %2").arg(suffixes.join(", "), last);
}

} // namespace roofline::window
