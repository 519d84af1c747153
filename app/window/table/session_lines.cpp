// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/session_lines.h"

#include "app/window/table/local_digits.h"
#include "core/session/result_table.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace roofline::window {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("SessionLines", text); }

/// The row of the fastest shape; one whose check failed has no number.
QString ceilingText(const CeilingRow& row)
{
    const QString name = QString::fromStdString(row.ceiling);
    const bool isBandwidth = !row.bandwidth.empty();
    if (!isBandwidth && row.rate.empty())
        return QString("%1: %2").arg(name, QString::fromStdString(row.check));
    QStringList details;
    for (const std::string& detail : {row.shape, row.spread == "n/a" ? std::string() : row.spread, row.conditions})
        if (!detail.empty())
            details << inLocalDigits(detail);
    const QString rate =
        isBandwidth ? tr("%1 GB/s").arg(inLocalDigits(row.bandwidth)) : tr("%1 GFLOP/s").arg(inLocalDigits(row.rate));
    return QString("%1: %2 (%3)").arg(name, rate, details.join(", "));
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
    const std::string_view plan = planName(session.plan.kind);
    words << tr("plan %1").arg(QString::fromUtf8(plan.data(), static_cast<qsizetype>(plan.size())));
    if (session.isPartial)
        words << tr("partial: the run ended before its last step");
    return words.join(", ");
}

QString ceilingsLine(const Session& session)
{
    QStringList parts;
    std::string last;
    for (const CeilingRow& row : ceilingRows(session)) // the best shape of each ceiling comes first
        if (std::exchange(last, row.id) != row.id)
            parts << ceilingText(row);
    if (roofOf(session))
        parts << tr("ridge point: %1").arg(inLocalDigits(ridgeWords(session)));
    return parts.join(QStringLiteral("   ·   "));
}

QString notesText(const Session& session)
{
    QStringList notes;
    for (const ResultRow& row : resultRows(session))
        if (!row.note.empty())
            notes << QString("* %1: %2").arg(QString::fromStdString(row.kernel), QString::fromStdString(row.note));
    return notes.join('\n');
}

} // namespace roofline::window
