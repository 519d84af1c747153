// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/strip_layout.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/roofline/family_lines.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/short_names.h"
#include "app/window/text/wording.h"

#include <utility>

namespace roofline::window {

namespace {

QString shareOf(const MeasuredPoint& point)
{
    return point.placement ? percentText(point.placement->fractionOfCeiling) : QString();
}

/// In as few lines as the width allows, broken after a comma, a space or an underscore.
QString inLines(const QString& text, const TextBoard& board, double width)
{
    QStringList lines;
    const auto endLine = [&lines](QString line) {
        line = line.trimmed();
        lines << (line.endsWith(u',') ? line.chopped(1) : line); // the break says as much
    };
    QString line;
    QString word;
    for (const QChar letter : text + u' ') {
        word += letter;
        if (letter != u' ' && letter != u'_')
            continue;
        if (!line.isEmpty() && board.sizeOf(line + word.trimmed()).width() > width)
            endLine(std::exchange(line, {}));
        line += std::exchange(word, {});
    }
    endLine(line);
    return lines.join(u'\n');
}

} // namespace

AnnotationText nameOf(const MeasuredPoint& point, bool isStacked)
{
    AnnotationText text = annotation(TextRole::Point, Wording::kernelName(point.id()), shareOf(point));
    text.isStacked = isStacked && !text.detail.isEmpty();
    return text;
}

std::vector<AnnotationText> shorterNamesOf(const MeasuredPoint& point)
{
    const QString whole = Wording::kernelName(point.id());
    const QString brief = ShortNames::of(point.id());
    std::vector<AnnotationText> names;
    if (!shareOf(point).isEmpty())
        names.push_back(annotation(TextRole::Point, whole));
    if (!brief.isEmpty() && brief.size() < whole.size())
        names.push_back(annotation(TextRole::Point, brief));
    return names;
}

std::vector<AnnotationText> layOutStrip(const AnnotationScene& scene)
{
    const PlotMapping& map = scene.mapping;
    TextBoard board(scene.font, map.strip, 0.75 * scene.markerDiameter);
    std::vector<NamedPoint> points;
    for (const MeasuredPoint& point : scene.measured.withoutFlop) {
        const QPointF at = map.inStrip(point.bandwidth());
        AnnotationText text = nameOf(point, true);
        text.isStacked = true;
        std::vector<AnnotationText> shorter = shorterNamesOf(point);
        for (AnnotationText* one : {&text, shorter.empty() ? nullptr : &shorter.front()})
            if (one != nullptr)
                one->text = inLines(one->text, board, map.strip.width());
        if (isInView(at, map.strip))
            points.push_back({at, text, false, false, std::move(shorter)});
    }
    const auto takeRoof = [&](const Roof& roof) {
        const double y = map.inStrip(roof.bandwidth).y();
        if (y >= map.strip.top() && y <= map.strip.bottom())
            board.takeLine(QLineF(map.strip.left(), y, map.strip.right(), y));
    };
    std::vector<QLineF> thin = familyInStrip(scene);
    takeRoof(scene.reading.input.roof);
    if (scene.hasGhostBandwidth())
        takeRoof(*scene.measured.roof);
    board.addBeside(std::move(points), thin);
    return board.texts();
}

} // namespace roofline::window
