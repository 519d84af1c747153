// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/run_notes.h"

#include "app/window/table/row_group.h"
#include "app/window/text/core_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/spread_words.h"
#include "core/measuring/return_visit.h"
#include "core/session/ceiling_noise.h"
#include "core/session/result_table.h"

#include <cmath>

namespace roofline::window {

namespace {

constexpr qsizetype mostNames = 4; ///< in one line; a whole series may be restless

/// Names of the results that something is true of.
struct Told {
    std::vector<std::string> restless;
    std::vector<std::string> moved;
    QStringList moves; ///< of those, a phrase each
    std::vector<std::string> throttled;
};

QString nameOf(const std::string& id) { return CoreWords::measured(readableName(id)); }

QString driftOfResult(const QString& name, const Timing& time)
{
    const std::optional<Comparison> drift = driftOf(time);
    if (!drift || drift->sameness == Sameness::Same)
        return {};
    const QString percent = percentText(std::abs(drift->timeRatio - 1.0));
    return drift->timeRatio > 1.0
               ? RunNotes::tr("%1 took %2 longer at the end of the run than at its start").arg(name, percent)
               : RunNotes::tr("%1 took %2 less at the end of the run than at its start").arg(name, percent);
}

void add(Told& told, const std::string& id, const Timing& time, const Conditions& conditions)
{
    const QString name = nameOf(id);
    if (!time.becameQuiet)
        told.restless.push_back(id);
    if (const QString drift = driftOfResult(name, time); !drift.isEmpty()) {
        told.moved.push_back(id);
        told.moves << drift;
    }
    if (!time.throttled.empty() || (conditions.throttleReasons && !conditions.throttleReasons->empty()))
        told.throttled.push_back(id);
}

Told toldOf(const Session& session)
{
    Told told;
    for (const CeilingMeasurement& ceiling : session.ceilings)
        if (ceiling.isUsable())
            add(told, ceiling.id, ceiling.best.time, ceiling.best.conditions);
    for (const KernelMeasurement& kernel : session.kernels)
        if (kernel.isUsable())
            add(told, kernel.id, kernel.time, kernel.conditions);
    return told;
}

QString names(QStringList all)
{
    const qsizetype more = all.size() - mostNames;
    if (more > 1) {
        all.resize(mostNames);
        all << RunNotes::tr("and %n more", nullptr, static_cast<int>(more));
    }
    return all.join(QStringLiteral("; "));
}

QString countOrName(const std::vector<std::string>& ids)
{
    return ids.size() == 1 ? nameOf(ids.front()) : RunNotes::tr("%n results", nullptr, static_cast<int>(ids.size()));
}

} // namespace

QStringList RunNotes::lines(const Session& session)
{
    const Told told = toldOf(session);
    QStringList lines;
    const auto rateOf = [](const CeilingMeasurement& ceiling) {
        return tr("%1, %2", "rate, its spread")
            .arg(computeRateText(ceiling.computeRate()), SpreadWords::of(ceiling.best.time, ceiling.best.conditions));
    };
    if (const auto rates = implausibleRates(session))
        lines << tr("! Not plausible: %1 (%2) is below %3 (%4): measured while the machine was busy; measure again")
                     .arg(nameOf(rates->lower.id), rateOf(rates->lower), nameOf(rates->higher.id),
                          rateOf(rates->higher));
    if (!told.restless.empty())
        lines
            << tr("! Not quiet: %1: time ran out while the samples still scattered").arg(names(namesOf(told.restless)));
    if (!told.moved.empty())
        lines << tr("! Drift: %1").arg(names(told.moves));
    if (!told.throttled.empty())
        lines << tr("! Throttled: %1: the device held its clock back; such samples are kept, and count")
                     .arg(names(namesOf(told.throttled)));
    return lines;
}

QString RunNotes::brief(const Session& session)
{
    const Told told = toldOf(session);
    QStringList parts;
    if (const auto rates = implausibleRates(session))
        parts << tr("not plausible: %1").arg(nameOf(rates->lower.id));
    if (!told.restless.empty())
        parts << tr("not quiet: %1").arg(countOrName(told.restless));
    if (!told.moved.empty())
        parts << tr("drift: %1").arg(countOrName(told.moved));
    if (!told.throttled.empty())
        parts << tr("throttled: %1").arg(countOrName(told.throttled));
    return parts.join(QStringLiteral("; "));
}

} // namespace roofline::window
