// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/exported_file.h"

#include "app/window/export/alt_text.h"
#include "app/window/export/caption.h"
#include "app/window/export/picture_files.h"
#include "app/window/session_files/file_path.h"
#include "app/window/table/results_model.h"
#include "app/window/table/rows_as_text.h"
#include "app/window/table/session_lines.h"
#include "core/session/atomic_file.h"
#include "core/session/result_table.h"

namespace roofline::window {

namespace {

QByteArray pictureFile(const ExportTarget& target, const FigureContent& content, const FigureLook& look)
{
    const PictureWords words{Caption::title(content), AltText::of(content)};
    Figure figure(content, look);
    switch (target.format) {
    case ExportFormat::Png:
        return pngOf(figure, target.scale, words);
    case ExportFormat::Pdf:
        return pdfOf(figure, words);
    default:
        return svgOf(figure, words);
    }
}

} // namespace

QByteArray exportedFile(const ExportTarget& target, const FigureContent& content, const FigureLook& look)
{
    switch (target.format) {
    case ExportFormat::Csv:
        return QByteArray::fromStdString(resultCsv(content.session));
    case ExportFormat::Markdown:
        return tableAsMarkdown(content.session).toUtf8();
    case ExportFormat::Text:
        return AltText::of(content).toUtf8();
    default:
        return pictureFile(target, content, look);
    }
}

QString exportToFile(const QString& path, const FigureContent& content, const FigureLook& look)
{
    const std::optional<ExportFormat> format = ExportFormats::of(path);
    if (!format)
        return ExportFormats::refusal(path);
    const QByteArray bytes = exportedFile({*format, ExportFormats::scale(path)}, content, look);
    if (bytes.isEmpty())
        return ExportFormats::tooLarge(path);
    const auto error = writeWholeFile(pathOf(path), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return error ? QString::fromStdString(error->message) : QString();
}

QString tableAsMarkdown(const Session& session)
{
    ResultsModel model;
    model.setSession(session);
    QList<int> rows;
    for (int row = 0; row < model.rowCount(); ++row)
        if (!model.isHeading(row))
            rows << row;
    QString text;
    for (const QString& line : {deviceLine(session), ceilingsLine(session)})
        if (!line.isEmpty())
            text += line + "\n\n";
    text += rowsAsMarkdown(model, rows);
    const QString notes = notesText(session);
    return notes.isEmpty() ? text : text + '\n' + QString(notes).replace("* ", "\\* ").replace('\n', "\n\n") + '\n';
}

} // namespace roofline::window
