// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/figure_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/window/export/export_format.h"
#include "core/model/model_options.h"
#include "core/session/view_range.h"

#include <algorithm>

namespace roofline::window {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("FigureOptions", text); }

QString named(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

std::optional<FigurePart> partOf(const QString& name)
{
    if (name == "roofline")
        return FigurePart::Roofline;
    if (name == "crossover")
        return FigurePart::Crossover;
    return name == "both" ? std::optional(FigurePart::Both) : std::nullopt;
}

/// Empty where all is well.
QString readFiles(const QCommandLineParser& parser, FigureOptions& options)
{
    options.files = parser.values("export");
    for (const QString& file : options.files)
        if (!ExportFormats::of(file))
            return tr("--export: %1 is needed, found \"%2\"").arg(ExportFormats::needed(), file);
    if (!parser.isSet("export-part"))
        return {};
    const std::optional<FigurePart> part = partOf(parser.value("export-part"));
    if (!part)
        return tr("--export-part: roofline, crossover or both is needed, found \"%1\"")
            .arg(parser.value("export-part"));
    options.part = *part;
    return options.files.isEmpty() ? tr("--export-part: --export FILE is needed with it") : QString();
}

QString readModel(const QCommandLineParser& parser, FigureOptions& options)
{
    ModelInput tried;
    for (const std::string_view name : modelOptions) {
        if (!parser.isSet(named(name)))
            continue;
        std::string value = parser.value(named(name)).toStdString();
        if (const auto fault = setModelOption(tried, name, value))
            return QString::fromStdString(*fault);
        if (const auto fault = whyNotOffered(tried, name))
            return QString::fromStdString(*fault);
        options.model.emplace_back(name, std::move(value));
    }
    return {};
}

} // namespace

ModelInput FigureOptions::applied(ModelInput input) const
{
    for (const auto& [name, value] : model)
        (void)setModelOption(input, name, value); // was right when it was read
    return input;
}

bool FigureOptions::hasPicture() const
{
    return std::any_of(files.begin(), files.end(), [](const QString& file) {
        const std::optional<ExportFormat> format = ExportFormats::of(file);
        return format && ExportFormats::isPicture(*format);
    });
}

QList<QCommandLineOption> figureOptions()
{
    return {
        {"export",
         tr("Write the charts (.png, .svg, .pdf), the table (.csv, .md) or all of it in words (.txt), after the "
            "measurement where there is one, and end. May be given more than once; a name that ends in @2x.png gets "
            "twice the pixels. Needs no display."),
         "file"},
        {"export-part", tr("roofline, crossover or both (the default): which charts are exported."), "part"},
        {"n", tr("Matrix size N, %1 to %2.").arg(smallestViewSize).arg(largestViewSize), "size"},
        {"tile", tr("Tile side T, 1 (untiled) to %1.").arg(largestViewTile), "side"},
        {"bandwidth",
         tr("Memory bandwidth in GB/s, %1 to %2; the session's where not given.")
             .arg(chosenBandwidth.lowest)
             .arg(chosenBandwidth.highest),
         "GB/s"},
        {"compute",
         tr("Peak rate in TFLOP/s, %1 to %2; the session's where not given.")
             .arg(chosenPeak.lowest)
             .arg(chosenPeak.highest),
         "TFLOP/s"},
        {"traffic", tr("What crosses the memory: tiled or once, each matrix once."), "model"},
        {"element-bytes", tr("Bytes of one matrix element: 2, 4 or 8."), "bytes"},
    };
}

std::variant<FigureOptions, QString> readFigureOptions(const QCommandLineParser& parser)
{
    FigureOptions options;
    QString fault = readFiles(parser, options);
    if (fault.isEmpty())
        fault = readModel(parser, options);
    if (!fault.isEmpty())
        return fault;
    return options;
}

} // namespace roofline::window
