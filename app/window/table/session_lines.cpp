// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/session_lines.h"

#include "app/window/text/local_digits.h"
#include "app/window/table/row_group.h"
#include "app/window/text/core_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/run_notes.h"
#include "core/measuring/product_point.h"
#include "core/session/result_table.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace roofline::window {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("SessionLines", text); }

/// "244.5 GB/s", "33200.0 GOP/s", or why there is no number.
QString rateOf(const CeilingRow& row)
{
    if (!row.value.empty())
        return CoreWords::measured(row.value);
    return CoreWords::measured(row.check);
}

/// Spread and conditions, as far as they are known.
QStringList detailsOf(const CeilingRow& row)
{
    QStringList details;
    for (const std::string& detail : {row.spread, row.conditions})
        if (!detail.empty() && detail != "n/a" && detail != "not recorded")
            details << inLocalDigits(CoreWords::list(detail));
    return details;
}

QString ceilingText(const CeilingRow& row, bool hasShape)
{
    QStringList details = detailsOf(row);
    if (hasShape && !row.shape.empty())
        details.prepend(inLocalDigits(CoreWords::list(row.shape)));
    const QString text = QString("%1: %2").arg(CoreWords::measured(row.ceiling), rateOf(row));
    return details.isEmpty() ? text : QString("%1 (%2)").arg(text, details.join(", "));
}

} // namespace

QString deviceLine(const Session& session)
{
    if (session.device.name.empty())
        return {};
    QStringList words{QString::fromStdString(session.device.name)};
    if (!session.created.empty())
        words << (session.origin.empty() ? tr("measured %1") : tr("recorded %1"))
                     .arg(QString::fromStdString(session.created).left(10));
    words << tr("plan %1").arg(CoreWords::said(std::string(planName(session.plan.kind))));
    if (session.isPartial)
        words << tr("partial: not every step is measured");
    return words.join(", ");
}

namespace {

/// One of the two classic ceilings, for a moment or kept up.
bool isOfTheRoof(std::string_view id)
{
    if (id.ends_with(sustainedSuffix))
        id.remove_suffix(sustainedSuffix.size());
    return id == "copy" || id == "fma_fp32";
}

/// The best shape of each ceiling, and the ridge point; `isBrief`: of the roof's two alone without their shapes, which the tip
/// has, and how many more there are.
QString ceilingsLine(const Session& session, bool isBrief)
{
    if (session.ceilings.empty() && !session.device.name.empty())
        return tr("Ceilings: not measured yet");
    QStringList parts;
    std::string last;
    int others = 0;
    for (const CeilingRow& row : ceilingRows(session)) { // the best shape of each ceiling comes first
        if (std::exchange(last, row.id) == row.id)
            continue;
        if (isBrief && !isOfTheRoof(row.id))
            ++others;
        else
            parts << ceilingText(row, !isBrief);
    }
    if (others > 0) // they are in the tool tip, with their spread and conditions
        parts << QCoreApplication::translate("SessionLines", "further ceilings: %n (point here)", nullptr, others);
    if (roofOf(session))
        parts << tr("ridge point: %1").arg(CoreWords::measured(ridgeWords(session)));
    return parts.join(QStringLiteral("   ·   "));
}

/// Why series of a whole run end early; empty where none does.
QString endOfSeries(const Session& session)
{
    std::map<std::int64_t, std::int64_t> ends; // of each tile
    for (const KernelMeasurement& kernel : session.kernels)
        if (const auto point = productOf(kernel.id))
            ends[point->tile] = std::max(ends[point->tile], point->n);
    std::int64_t least = largestProduct;
    for (const auto& [tile, end] : ends)
        least = std::min(least, end);
    if (session.isPartial || least == largestProduct)
        return {};
    return tr("Products against N: sizes beyond N %1 left out where they would take too long on this device, or too "
              "much of its memory")
        .arg(countText(least));
}

} // namespace

QString ceilingsLine(const Session& session) { return ceilingsLine(session, false); }

QString briefCeilingsLine(const Session& session) { return ceilingsLine(session, true); }

QString shapesText(const Session& session)
{
    QStringList lines;
    for (const CeilingRow& row : ceilingRows(session)) {
        const QString shape = row.shape.empty() ? tr("one shape") : inLocalDigits(CoreWords::list(row.shape));
        const QStringList words = QStringList{rateOf(row)} + detailsOf(row);
        lines << QString("%1, %2: %3").arg(CoreWords::measured(row.ceiling), shape, words.join(", "));
    }
    return lines.join('\n');
}

QString notesText(const Session& session)
{
    QStringList lines;
    for (const SharedNote& shared : sharedNotes(resultRows(session))) {
        lines << tr("* Above 100 %: %1: %2").arg(namesOfRows(shared.rows), CoreWords::measured(shared.note));
    }
    if (const QString end = endOfSeries(session); !end.isEmpty())
        lines << end;
    return (RunNotes::lines(session) + lines).join('\n');
}

} // namespace roofline::window
