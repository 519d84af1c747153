// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/exporter.h"

#include "app/window/crossover/crossover_chart.h"
#include "app/window/export/alt_text.h"
#include "app/window/export/caption.h"
#include "app/window/export/export_menu.h"
#include "app/window/export/picture_files.h"
#include "app/window/main_window.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/session_files/beside.h"
#include "app/window/session_files/file_path.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"
#include "core/session/atomic_file.h"
#include "core/session/result_table.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>

#include <utility>

namespace roofline::window {

Exporter::Exporter(MainWindow& window, ExportMenu& menu, const ExplorerState& explorer, const SessionState& screen,
                   QPalette paper, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_menu(menu),
      m_explorer(explorer),
      m_screen(screen),
      m_paper(std::move(paper)),
      m_lastFile("roofline.png")
{
    connect(&menu, &ExportMenu::exportAsked, this, &Exporter::chooseAndExport);
    connect(&menu, &ExportMenu::pictureAsked, this, &Exporter::copyPicture);
    connect(&menu, &ExportMenu::wordsAsked, this, &Exporter::copyWords);
    connect(&menu, &ExportMenu::csvAsked, this, &Exporter::copyCsv);
    connect(&menu, &ExportMenu::markdownAsked, this, &Exporter::copyMarkdown);
}

FigureContent Exporter::content() const
{
    return {m_explorer.reading(),       m_screen.session(),          m_menu.part(),
            m_window.roofline().view(), m_window.crossover().axes(), m_screen.ceilings()};
}

FigureLook Exporter::look() const
{
    return {usualFigureSize(m_menu.part()), m_menu.isInWindowColours() ? m_window.palette() : m_paper};
}

void Exporter::exportTo(const QString& path)
{
    const std::optional<ExportFormat> format = ExportFormats::of(path);
    if (!format) {
        emit failed(ExportFormats::refusal(path));
        return;
    }
    m_lastFile = path;
    const QByteArray bytes = exportedFile({*format, ExportFormats::scale(path)}, content(), look());
    if (bytes.isEmpty()) {
        emit failed(ExportFormats::tooLarge(path));
        return;
    }
    beside(
        this,
        [bytes, file = pathOf(path)] {
            return writeWholeFile(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
        },
        [this, path](const std::optional<FileError>& error) {
            if (error)
                emit failed(QString::fromStdString(error->message));
            else
                emit exported(path);
        });
}

void Exporter::chooseAndExport()
{
    QStringList filters;
    for (const ExportFormat format : allExportFormats)
        filters << ExportFormats::filter(format);
    auto* dialog = new QFileDialog(&m_window, tr("Export"), m_lastFile, filters.join(";;"));
    dialog->setObjectName("exportDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const auto follow = [dialog](const QString& filter) {
        for (const ExportFormat format : allExportFormats)
            if (filter == ExportFormats::filter(format))
                dialog->setDefaultSuffix(ExportFormats::suffix(format));
    };
    connect(dialog, &QFileDialog::filterSelected, dialog, follow);
    const QString last = ExportFormats::filter(ExportFormats::of(m_lastFile).value_or(ExportFormat::Png));
    dialog->selectNameFilter(last);
    follow(last);
    dialog->selectFile(m_lastFile);
    connect(dialog, &QFileDialog::fileSelected, this, &Exporter::exportTo);
    dialog->open();
}

void Exporter::copyPicture()
{
    const FigureContent shown = content();
    const PictureWords words{Caption::title(shown), AltText::of(shown)};
    Figure figure(shown, look());
    const QImage image = imageOf(figure, qMax(1, qRound(m_window.devicePixelRatioF())), words);
    if (image.isNull()) {
        emit failed(tr("The picture cannot be drawn in this size"));
        return;
    }
    auto* data = new QMimeData; // the clipboard's
    data->setImageData(image);
    data->setData("image/svg+xml", svgOf(figure, words));
    QGuiApplication::clipboard()->setMimeData(data);
    emit copied(tr("the picture"));
}

void Exporter::copyText(const QString& text, const QString& what)
{
    QGuiApplication::clipboard()->setText(text);
    emit copied(what);
}

void Exporter::copyWords() { copyText(AltText::of(content()), tr("the charts in words")); }

void Exporter::copyCsv() { copyText(QString::fromStdString(resultCsv(m_screen.session())), tr("the table as CSV")); }

void Exporter::copyMarkdown() { copyText(tableAsMarkdown(m_screen.session()), tr("the table as Markdown")); }

} // namespace roofline::window
