// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of every kind, read back: by Qt, and by other programs where they are installed.
#include <QDir>
#include <QImageReader>
#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/export/alt_text.h"
#include "app/window/export/exported_file.h"
#include "app/window/theme/palettes.h"
#include "core/session/result_table.h"
#include "tests/support/made_up_run.h"
#include "tests/window/export/contents.h"
#include "tests/window/export/svg_document.h"
#include "tests/window/support/tools.h"

#include <cmath>
#include <set>

namespace roofline::window {

namespace {

FigureLook lookOf(FigurePart part, Theme theme = Theme::Light) { return {usualFigureSize(part), paletteOf(theme)}; }

QByteArray fileOf(ExportFormat format, const FigureContent& content, int scale = 1)
{
    return exportedFile({format, scale}, content, lookOf(content.part));
}

/// What is to be found in a picture of the Tesla T4 and in its words, however it is written.
const QStringList t4Words{"Memory sets the bound: 2.213 ms",
                          "Tesla T4",
                          "driver 595.84",
                          "244.5 GB/s",
                          "8.092 TFLOP/s",
                          "vector add",
                          "block reduction",
                          "matmul, naive",
                          "matmul, tiled 16",
                          "memory-bound",
                          "compute-bound",
                          "No crossover",
                          "ridge 33.09",
                          "Conditions"};

QString plain(QString text) { return text.replace(QChar(QChar::Nbsp), ' ').simplified(); }

/// Colours that are there often: an empty picture has one.
int coloursOf(const QImage& image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    return static_cast<int>(std::count_if(counts.begin(), counts.end(), [](int count) { return count > 100; }));
}

QList<QStringList> csvCells(const QByteArray& csv)
{
    QList<QStringList> rows;
    for (const QByteArray& line : csv.trimmed().split('\n'))
        rows << QString::fromUtf8(line).split(',');
    return rows;
}

} // namespace

class ExportedFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return file.fileName();
    }

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void svgIsWellFormedAndSaysEverything()
    {
        for (const auto& [name, content] : allContents(FigurePart::Both)) {
            const SvgDocument document(fileOf(ExportFormat::Svg, content));
            QVERIFY2(document.fault.isEmpty(), qPrintable(name + document.fault));
            QCOMPARE(document.words("desc").trimmed(), AltText::of(content).trimmed());
            QVERIFY(!document.words("title").isEmpty());
        }
        const SvgDocument t4(fileOf(ExportFormat::Svg, contentOf(recordedSession("tesla-t4"))));
        for (const QString& words : t4Words)
            QVERIFY2(plain(t4.texts()).contains(words), qPrintable(words));
    }

    void wordsTellTheWarningsOfTheRunAndTheSpreadOfItsCeilings()
    {
        FigureContent content = contentOf(made_up::restlessSession());
        content.session.kernels.front().time.spread->medianAbsoluteDeviation =
            content.session.kernels.front().time.median * 0.45460;
        const QString words = plain(AltText::of(content));
        for (const char* part : {"! Not quiet: vector add: time ran out", "! Drift: copy, read and written took 5.0 %",
                                 "! Throttled: transpose, naive; block reduction", "Measured ceilings: copy",
                                 "median absolute deviation at most 45.5 %."})
            QVERIFY2(words.contains(part), qPrintable(part + ('\n' + words)));
        QVERIFY2(QRegularExpression("Measured ceilings: copy[^·]*± [0-9.]+ % of").match(words).hasMatch(),
                 qPrintable(words));
    }

    void anUntiledProductIsCalledSo()
    {
        FigureContent content = contentOf(recordedSession("tesla-t4"));
        ModelInput input = content.reading.input;
        input.shape.tile = 1;
        content.reading = readModel(input);
        const QString words = plain(AltText::of(content));
        QVERIFY2(words.contains(", untiled, 4 byte an element"), qPrintable(words));
        QVERIFY(!words.contains("1 × 1"));
    }

    void svgNamesNoOtherProgramAndNoPlace()
    {
        const QByteArray svg = fileOf(ExportFormat::Svg, contentOf(recordedSession("nvidia-h200")));
        for (const QByteArray& word : {QByteArray("Qt"), QByteArray("Generator"), QDir::homePath().toUtf8() + '/',
                                       QDir::tempPath().toUtf8() + '/', QByteArray("<script"), QByteArray("url(http")})
            QVERIFY2(!svg.contains(word), word.constData());
        QCOMPARE(svg.count("http"), 1); // the namespace
    }

    void svgTextsHaveFamiliesThatOtherMachinesKnow()
    {
        const SvgDocument document(fileOf(ExportFormat::Svg, contentOf(recordedSession("tesla-t4"))));
        QVERIFY(document.all("text").size() > 50);
        for (const SvgElement& text : document.all("text")) {
            QVERIFY(text.value("font-family").contains("sans-serif"));
            QVERIFY(text.number("textLength") > 0.0);
        }
    }

    void svgIsTheSameEachTime()
    {
        const FigureContent content = contentOf(recordedSession("tesla-t4"));
        QCOMPARE(fileOf(ExportFormat::Svg, content), fileOf(ExportFormat::Svg, content));
    }

    void svgPassesXmllint()
    {
        NEEDS_TOOL("xmllint", "libxml2-utils");
        for (const auto& [name, content] : allContents(FigurePart::Both)) {
            const ToolRun run = runTool("xmllint", {"--noout", write("lint.svg", fileOf(ExportFormat::Svg, content))});
            QVERIFY2(run.status == 0 && run.errors.isEmpty(), qPrintable(name + run.errors));
        }
    }

    void svgIsDrawnAlikeByAnotherProgram()
    {
        NEEDS_TOOL("rsvg-convert", "librsvg2-bin");
        const FigureContent content = contentOf(recordedSession("tesla-t4"));
        const QString svg = write("drawn.svg", fileOf(ExportFormat::Svg, content));
        const ToolRun run = runTool("rsvg-convert", {svg});
        QVERIFY2(run.status == 0, qPrintable(run.errors));
        const QImage drawn = QImage::fromData(run.output).convertToFormat(QImage::Format_RGB32);
        const QImage ours = QImage::fromData(fileOf(ExportFormat::Png, content));
        QCOMPARE(drawn.size(), ours.size());
        QVERIFY(coloursOf(drawn) > 10);
        // Edges are smoothed in another way, and that is all that may differ: no part is elsewhere.
        int far = 0;
        for (int y = 0; y < ours.height(); ++y)
            for (int x = 0; x < ours.width(); ++x)
                far += std::abs(qGray(ours.pixel(x, y)) - qGray(drawn.pixel(x, y))) > 100 ? 1 : 0;
        QVERIFY2(far < ours.width() * ours.height() / 200, qPrintable(QString::number(far)));
    }

    void pngSaysWhatItIs()
    {
        const FigureContent content = contentOf(recordedSession("tesla-t4"));
        for (const int scale : {1, 2}) {
            const QString path = write("said.png", fileOf(ExportFormat::Png, content, scale));
            QImageReader reader(path);
            QCOMPARE(reader.text("Title"), QString("Roofline and time against matrix size: Tesla T4"));
            QCOMPARE(reader.text("Description").simplified(), AltText::of(content).simplified());
            QVERIFY(reader.text("Software").startsWith("Roofline Explorer "));
            const QImage image = reader.read();
            QCOMPARE(image.size(), usualFigureSize(FigurePart::Both) * scale);
            QCOMPARE(image.dotsPerMeterX(), static_cast<int>(std::lround(scale * 96 / 0.0254)));
            QVERIFY(coloursOf(image) > 10);
        }
    }

    void pngIsRefusedWhereItWouldTakeAllMemory()
    {
        const FigureContent content = contentOf(recordedSession("tesla-t4"));
        const FigureLook look{{16384, 16384}, paletteOf(Theme::Light)};
        QVERIFY(exportedFile({ExportFormat::Png, 2}, content, look).isEmpty());
        QVERIFY(!exportedFile({ExportFormat::Svg, 1}, content, look).isEmpty());
        const QString error = exportToFile(m_folder.filePath("vast@2x.png"), content, look);
        QVERIFY2(error.contains("vast@2x.png") && error.contains("size"), qPrintable(error));
        QVERIFY(!QFile::exists(m_folder.filePath("vast@2x.png")));
    }

    void picturesWearTheirTheme()
    {
        const FigureContent content = contentOf(recordedSession("tesla-t4"), FigurePart::Crossover);
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Contrast}) {
            const QPalette palette = paletteOf(theme);
            const QImage image = QImage::fromData(
                exportedFile({ExportFormat::Png, 1}, content, {usualFigureSize(content.part), palette}));
            QCOMPARE(image.pixelColor(1, 1), palette.color(QPalette::Base));
        }
    }

    void pdfSaysEverythingInFontsOfItsOwn()
    {
        NEEDS_TOOL("pdftotext", "poppler-utils");
        const FigureContent content = contentOf(recordedSession("tesla-t4"));
        const QString pdf = write("figure.pdf", fileOf(ExportFormat::Pdf, content));
        const QString text = plain(QString::fromUtf8(runTool("pdftotext", {"-raw", pdf, "-"}).output));
        for (const QString& words : t4Words)
            QVERIFY2(text.contains(words), qPrintable(words + " in " + text));
        const QStringList fonts = QString::fromUtf8(runTool("pdffonts", {pdf}).output).trimmed().split('\n').mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QString& font : fonts)
            QVERIFY2(font.simplified().split(' ').last(5).first() == "yes", qPrintable(font)); // emb
        const QString info = QString::fromUtf8(runTool("pdfinfo", {pdf}).output);
        QVERIFY(info.contains(QRegularExpression("Title: +Roofline and time against matrix size: Tesla T4\n")));
        QVERIFY(info.contains(QRegularExpression("Creator: +Roofline Explorer [0-9.]+\n")));
        QVERIFY(info.contains(QRegularExpression("Pages: +1\n")));
        QVERIFY(info.contains("900 x 960 pts")); // 1200 x 1280 pixels, of which 96 are an inch
    }

    void pdfHasNoTwoLettersInOne()
    {
        NEEDS_TOOL("pdftotext", "poppler-utils");
        const QString pdf = write("letters.pdf", fileOf(ExportFormat::Pdf, contentOf(recordedSession("nvidia-h200"))));
        const QString text = QString::fromUtf8(runTool("pdftotext", {"-raw", pdf, "-"}).output);
        QVERIFY2(text.contains("float32"), qPrintable(text));
        QVERIFY2(!text.contains(QRegularExpression("[\\x{FB00}-\\x{FB06}]")), qPrintable(text));
    }

    void csvHasTheSessionsNumbersInEveryLocale()
    {
        const Session session = recordedSession("nvidia-h200");
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const QByteArray csv = fileOf(ExportFormat::Csv, contentOf(session));
        const QList<QStringList> rows = csvCells(csv);
        const auto column = [&rows](const char* name) { return rows.first().indexOf(QLatin1String(name)); };
        int kernels = 0;
        for (const QStringList& row : rows.mid(1)) {
            for (const KernelMeasurement& kernel : session.kernels) {
                if (row.value(column("id")) != QString::fromStdString(kernel.id))
                    continue;
                ++kernels;
                const auto number = [&](const char* name) { return row.value(column(name)).toDouble(); };
                QCOMPARE(number("ms_median"), inMilliseconds(kernel.time.median));
                QCOMPARE(number("gb_per_s"), inGigabytesPerSecond(kernel.bandwidth()));
                QCOMPARE(number("gflop_per_s"), inGigaflopsPerSecond(kernel.computeRate()));
                QCOMPARE(number("samples"), static_cast<double>(kernel.time.spread->count));
            }
        }
        QCOMPARE(kernels, static_cast<int>(session.kernels.size()));
        QCOMPARE(csv, QByteArray::fromStdString(resultCsv(session)));
    }

    void pictureAndWordsHaveTheReadersDecimals()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const FigureContent content = contentOf(recordedSession("tesla-t4"));
        const QString texts = plain(SvgDocument(fileOf(ExportFormat::Svg, content)).texts());
        const QString words = QString::fromUtf8(fileOf(ExportFormat::Text, content));
        for (const QString& text : {texts, words}) {
            QVERIFY(text.contains("244,5 GB/s"));
            QVERIFY(text.contains("2,213 ms"));
            QVERIFY(!text.contains("244.5") && !text.contains("2.213"));
        }
        const SvgDocument document(fileOf(ExportFormat::Svg, content)); // and yet its coordinates have points
        for (const SvgElement& path : document.all("path"))
            QVERIFY(!path.value("d").contains(','));
        const QString table = QString::fromUtf8(fileOf(ExportFormat::Markdown, content));
        QVERIFY(table.contains("256,2") && !table.contains("256.2"));
    }

    void markdownIsATable()
    {
        const QString text = QString::fromUtf8(fileOf(ExportFormat::Markdown, contentOf(recordedSession("tesla-t4"))));
        QVERIFY(text.startsWith("Tesla T4, recorded 2026-08-30, plan classic\n\n"));
        QVERIFY(text.contains("\n\n| Kernel | FLOP/byte |"));
        std::set<qsizetype> bars;
        int rows = 0;
        for (const QString& line : text.split('\n')) {
            if (!line.startsWith('|'))
                continue;
            ++rows;
            bars.insert(line.count('|'));
        }
        QCOMPARE(rows, 7); // heads, rules, five kernels
        QCOMPARE(bars.size(), std::size_t{1});
        const QString bare = QString::fromUtf8(fileOf(ExportFormat::Markdown, contentOf({})));
        QVERIFY(bare.startsWith("| Kernel |"));
    }

    void wordsSayCeilingsRidgeAndEachPointsVerdict()
    {
        const QString text = AltText::of(contentOf(recordedSession("tesla-t4")));
        for (const char* words :
             {"Ceilings: 244.5 GB/s", "8.092 TFLOP/s", "measured on Tesla T4", "Ridge point at 33.09 FLOP/byte",
              "The model's point: 3.969 FLOP/byte", "Memory sets the bound: 2.213 ms",
              "Vector add: 0.083 FLOP/byte, 0.786 ms, spread not recorded, 256.2 GB/s, 21.3 GFLOP/s; bound by memory, "
              "104.8 % of that ceiling; above 100 %: ",
              "ranspose, naive: 0.000 FLOP/byte", "42.2 % of that ceiling", "1008.5 % of that ceiling",
              "No crossover: T/s = 4", "Measured: Tesla T4, recorded 2026-08-30"})
            QVERIFY2(text.contains(words), words);
        const QString whatIf = AltText::of(allContents(FigurePart::Both)[5].content);
        QVERIFY2(whatIf.contains("set by hand") && whatIf.contains("faint, what was measured on Tesla T4: 244.5 GB/s"),
                 qPrintable(whatIf));
    }

    void wordsGiveACeilingItsSpread()
    {
        FigureContent content = contentOf(recordedSession("nvidia-h200"));
        content.reading = readModel({MatmulShape{}, *content.measuredRoof()});
        static const QRegularExpression asMeasured(
            "Ceilings: [0-9.]+ GB/s \\(± [0-9.]+ % of [0-9]+[^)]*\\) of memory bandwidth, a line that slopes up, and "
            "[0-9.]+ TFLOP/s \\(± [0-9.]+ % of [0-9]+[^)]*\\) of compute");
        QVERIFY2(AltText::of(content).replace(QChar::Nbsp, u' ').contains(asMeasured),
                 qPrintable(AltText::of(content)));
        content.reading = readModel({MatmulShape{}, {gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}});
        const QString offMeasured = AltText::of(content).replace(QChar::Nbsp, u' ');
        QVERIFY(offMeasured.contains("Ceilings: 1000 GB/s of memory bandwidth")); // nobody measured these
        static const QRegularExpression ghost("faint, what was measured on NVIDIA H200: [0-9.]+ GB/s \\(± [^)]+\\) and "
                                              "[0-9.]+ TFLOP/s \\(± [^)]+\\), ridge");
        QVERIFY2(offMeasured.contains(ghost), qPrintable(offMeasured));
        QVERIFY(AltText::of(contentOf(recordedSession("tesla-t4"))).contains("(spread not recorded)"));
    }

    void wordsSayWhichPartIsShown()
    {
        FigureContent content = contentOf(recordedSession("tesla-t4"));
        QVERIFY(!AltText::of(content).contains("The picture shows the part"));
        content.view = PictureRange{{1.0, 100.0}, {1e11, 1e14}, 0.01};
        QVERIFY(AltText::of(content).contains(
            "The picture shows the part from 1.000 FLOP/byte to 100.0 FLOP/byte and from 100 GFLOP/s to 100 TFLOP/s"));
    }

    void svgOfAPartStaysInsideItsAxes()
    {
        FigureContent content = contentOf(recordedSession("tesla-t4"), FigurePart::Roofline);
        content.view = PictureRange{{1.0, 100.0}, {1e11, 1e14}, 0.01};
        const QSize size = usualFigureSize(content.part);
        const SvgDocument document(fileOf(ExportFormat::Svg, content));
        static const QRegularExpression pair(QStringLiteral("(-?[0-9.]+) (-?[0-9.]+)"));
        for (const SvgElement& path : document.all("path")) {
            if (!path.value("transform").isEmpty())
                continue; // a marker, drawn around 0, 0
            for (auto points = pair.globalMatch(path.value("d")); points.hasNext();) {
                const QRegularExpressionMatch point = points.next();
                const QPointF at(point.captured(1).toDouble(), point.captured(2).toDouble());
                QVERIFY2(QRectF(QPointF(), size).contains(at), qPrintable(path.value("d")));
            }
        }
    }

    void wordsNameWhatFailedAndGiveNoNumberOfIt()
    {
        const Session session = made_up::session(true);
        const QString text = AltText::of(contentOf(session));
        const KernelMeasurement& failed = session.kernels.back();
        QVERIFY(!failed.isUsable());
        for (const QString& line : text.split('\n'))
            if (line.contains(QString::fromStdString(readableName(failed.id)), Qt::CaseInsensitive))
                QVERIFY2(line.startsWith("- Not drawn") && line.contains("FAILED") && !line.contains("GB/s"),
                         qPrintable(line));
        QVERIFY(text.contains("Not drawn"));
    }

    void suffixesDecide()
    {
        QVERIFY(ExportFormats::of("a.svg") == ExportFormat::Svg);
        QVERIFY(ExportFormats::of("/x.y/A.PNG") == ExportFormat::Png);
        QVERIFY(ExportFormats::of("a.tar.md") == ExportFormat::Markdown);
        for (const char* name : {"", "svg", "a.", "a.jpg", "a.json", "/x.svg/a", "a.svg "})
            QVERIFY2(!ExportFormats::of(QString::fromLatin1(name)), name);
        QCOMPARE(ExportFormats::scale("a.png"), 1);
        QCOMPARE(ExportFormats::scale("a@2x.png"), 2);
        QCOMPARE(ExportFormats::scale("a@3X.PNG"), 3);
        QCOMPARE(ExportFormats::scale("a@9x.png"), 1);
        QCOMPARE(ExportFormats::scale("a@2x.svg"), 1);
    }

    void refusesInOneLineAndKeepsTheOldFile_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown suffix") << m_folder.filePath("a.gif") << ".png, .svg, .pdf, .csv, .md or .txt";
        QTest::newRow("no suffix") << m_folder.filePath("a") << "a file name that ends in";
        QTest::newRow("a folder") << m_folder.filePath("folder.svg") << "folder.svg";
        QTest::newRow("no such folder") << m_folder.filePath("none/a.svg") << "none/a.svg";
    }
    void refusesInOneLineAndKeepsTheOldFile()
    {
        QFETCH(QString, path);
        QFETCH(QString, says);
        QDir(m_folder.path()).mkdir("folder.svg");
        const QString error = exportToFile(path, contentOf(recordedSession("tesla-t4")), lookOf(FigurePart::Both));
        QVERIFY2(error.contains(says), qPrintable(error));
        QVERIFY(!error.contains('\n'));
    }

    void refusesADevice()
    {
        const QString link = m_folder.filePath("null.svg");
        QVERIFY(QFile::link("/dev/null", link));
        const QString error = exportToFile(link, contentOf(recordedSession("tesla-t4")), lookOf(FigurePart::Both));
        QVERIFY2(error.contains("null.svg: it is a pipe or a device") && !error.contains('\n'), qPrintable(error));
    }

    void drawsExtremeSettings()
    {
        for (const double rate : {1e-6, 1e9})
            for (const std::int64_t n : {std::int64_t{1}, std::int64_t{1} << 31}) {
                FigureContent content = contentOf(recordedSession("tesla-t4"));
                content.reading = readModel({MatmulShape{n, 1, 16, Traffic::Tiled},
                                             {gigabytesPerSecond(rate), teraflopsPerSecond(1.0 / rate)}});
                const SvgDocument document(fileOf(ExportFormat::Svg, content));
                QVERIFY2(document.fault.isEmpty(), qPrintable(document.fault));
                for (const SvgElement& path : document.all("path"))
                    QVERIFY2(!path.value("d").contains("nan") && !path.value("d").contains("inf"),
                             qPrintable(path.value("d")));
            }
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::ExportedFileTest)
#include "exported_file_test.moc"
