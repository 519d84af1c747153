// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/caption.h"

#include "app/window/roofline/annotation_scene.h"
#include "app/window/roofline/roof_family.h"
#include "app/window/text/local_digits.h"
#include "app/window/table/row_group.h"
#include "app/window/table/session_lines.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/run_notes.h"
#include "app/window/text/core_words.h"
#include "app/window/text/wording.h"
#include "core/session/number_words.h"
#include "core/session/result_table.h"
#include "core/session/session_words.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

namespace roofline::window {

namespace {

/// The conditions of all that was measured, where the run as a whole has none of its own.
Conditions conditionsOf(const Session& session)
{
    if (session.environment.during != Conditions())
        return session.environment.during;
    std::vector<Conditions> readings;
    for (const CeilingMeasurement& ceiling : session.ceilings)
        readings.push_back(ceiling.best.conditions);
    for (const KernelMeasurement& kernel : session.kernels)
        readings.push_back(kernel.conditions);
    return combine(readings);
}

/// To one decimal, as the table has it: what is "at most" so much may not be more.
double roundedUp(double percent)
{
    constexpr double isExact = 1e-6; // of a tenth: a product's last digits are no more
    return std::ceil(percent * 10.0 - isExact) / 10.0;
}

QString failedNames(const Session& session)
{
    QStringList names;
    for (const KernelMeasurement& kernel : session.kernels)
        if (!kernel.isUsable())
            names << Wording::kernelName(kernel.id);
    return names.join("; ");
}

} // namespace

bool Caption::isRoofMeasured(const FigureContent& content)
{
    AnnotationScene scene;
    scene.reading = content.reading;
    scene.measured.roof = content.measuredRoof();
    return scene.measured.roof && !scene.hasGhostRoof();
}

QString Caption::origin(const FigureContent& content)
{
    return isRoofMeasured(content) ? Wording::measuredOn(QString::fromStdString(content.session.device.name))
                                   : tr("set by hand");
}

QString Caption::drawnCeilings(const FigureContent& content)
{
    Session session = content.session;
    const RoofFamily family = roofFamily(session, content.ceilings);
    if (!family.slopeId.empty()) {
        std::set<std::string> drawn{family.slopeId, family.flatId};
        for (const auto* some : {&family.slopes, &family.flats})
            for (const FamilyRoof& roof : *some)
                if (content.hasRoofline())
                    drawn.insert(roof.id);
        std::erase_if(session.ceilings,
                      [&drawn](const CeilingMeasurement& ceiling) { return drawn.count(ceiling.id) == 0; });
    }
    return ceilingsLine(session).simplified();
}

QString Caption::title(const FigureContent& content)
{
    const QString device = QString::fromStdString(content.session.device.name);
    switch (content.part) {
    case FigurePart::Roofline:
        return device.isEmpty() ? tr("Roofline of a matrix product") : tr("Roofline: %1").arg(device);
    case FigurePart::Crossover:
        return device.isEmpty() ? tr("Time of a matrix product against its size")
                                : tr("Time against matrix size: %1").arg(device);
    case FigurePart::Both:
        return device.isEmpty() ? tr("Roofline and time of a matrix product")
                                : tr("Roofline and time against matrix size: %1").arg(device);
    }
    return {};
}

QString Caption::model(const FigureContent& content)
{
    const ModelInput& input = content.reading.input;
    const QString size = countText(input.shape.n);
    const QString product =
        input.shape.traffic == Traffic::MatrixOnce
            ? tr("Product of two %1 × %1 matrices, each matrix moved once").arg(size)
        : input.shape.tile == 1
            ? tr("Product of two %1 × %1 matrices, untiled").arg(size)
            : tr("Product of two %1 × %1 matrices in tiles of %2 × %2").arg(size, countText(input.shape.tile));
    return tr("%1, %n byte an element, under %2 and %3 (%4). A lower bound, no prediction.", nullptr,
              input.shape.elementBytes)
        .arg(product, bandwidthText(input.roof.bandwidth), computeRateText(input.roof.peak), origin(content));
}

QString Caption::measured(const Session& session)
{
    const QString device = deviceLine(session);
    if (device.isEmpty())
        return {};
    const QString environment = CoreWords::list(environmentWords(session.environment));
    QStringList sentences{environment.isEmpty() ? device + '.' : QString("%1; %2.").arg(device, environment),
                          statistics(session), conditions(session)};
    sentences.removeAll(QString());
    return sentences.join(' ');
}

QString Caption::statistics(const Session& session)
{
    std::size_t fewest = 0;
    std::size_t most = 0;
    double widest = 0.0;
    bool hasPoints = false;
    for (const KernelMeasurement& kernel : session.kernels) {
        if (!kernel.isUsable())
            continue;
        hasPoints = true;
        if (!kernel.time.spread)
            return tr("Points: their spread and count are not recorded.");
        const SampleSummary& spread = *kernel.time.spread;
        fewest = fewest == 0 ? spread.count : std::min(fewest, spread.count);
        most = std::max(most, spread.count);
        widest = std::max(widest, spread.relativeDeviation());
    }
    if (!hasPoints)
        return {};
    const QString count = fewest == most ? countText(static_cast<qint64>(most)) : tr("%1 to %2").arg(fewest).arg(most);
    return tr("Points: medians of %1 samples, median absolute deviation at most %2 %.")
        .arg(count, briefNumberText(roundedUp(widest * 100.0)));
}

QString Caption::conditions(const Session& session)
{
    if (session.device.name.empty())
        return {};
    return tr("Conditions: %1.").arg(inLocalDigits(CoreWords::list(conditionsWords(conditionsOf(session)))));
}

std::vector<CaptionParagraph> Caption::paragraphs(const FigureContent& content)
{
    const Session& session = content.session;
    std::vector<CaptionParagraph> all{{{}, Wording::reason(content.reading)},
                                      {tr("Model"), model(content)},
                                      {tr("Measured"), measured(session)},
                                      {tr("Ceilings"), drawnCeilings(content)},
                                      {tr("Not drawn, their check failed"), failedNames(session)}};
    for (const QString& note : RunNotes::lines(session))
        all.push_back({{}, note + '.'});
    if (content.hasRoofline())
        for (const SharedNote& shared : sharedNotes(resultRows(session)))
            all.push_back(
                {tr("Above 100 %"), namesOfRows(shared.rows) + ": " + CoreWords::measured(shared.note) + '.'});
    std::erase_if(all, [](const CaptionParagraph& paragraph) { return paragraph.words.isEmpty(); });
    return all;
}

} // namespace roofline::window
