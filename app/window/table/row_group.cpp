// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/row_group.h"

#include <QCoreApplication>

#include "app/window/text/core_words.h"
#include "core/measuring/knee_point.h"
#include "core/measuring/product_point.h"
#include "core/session/result_table.h"

#include <map>

namespace roofline::window {

RowGroup groupOf(const std::string& kernelId)
{
    if (productOf(kernelId))
        return RowGroup::Crossover;
    return isKneePoint(kernelId) ? RowGroup::Knee : RowGroup::None;
}

namespace {

QString titleOf(RowGroup group, int members)
{
    const bool isOne = members == 1; // no translator tells English one from many
    switch (group) {
    case RowGroup::Knee:
        return isOne ? QCoreApplication::translate("RowGroup", "Knee: 1 point")
                     : QCoreApplication::translate("RowGroup", "Knee: %n points", nullptr, members);
    case RowGroup::Crossover:
        return isOne ? QCoreApplication::translate("RowGroup", "Measured crossover: 1 product")
                     : QCoreApplication::translate("RowGroup", "Measured crossover: %n products", nullptr, members);
    case RowGroup::None:
        break;
    }
    return {};
}

} // namespace

QString groupTitle(RowGroup group, int members, int failed)
{
    const QString title = titleOf(group, members);
    return failed > 0 ? QCoreApplication::translate("RowGroup", "%1, %n failed", nullptr, failed).arg(title) : title;
}

QStringList namesOf(const std::vector<std::string>& ids)
{
    QStringList names;
    std::map<RowGroup, int> members;
    for (const std::string& id : ids)
        if (const RowGroup group = groupOf(id); group != RowGroup::None)
            ++members[group];
        else
            names << CoreWords::measured(readableName(id));
    for (const auto& [group, count] : members)
        names << groupTitle(group, count);
    return names;
}

QString namesOfRows(const std::vector<ResultRow>& rows)
{
    std::vector<std::string> ids;
    ids.reserve(rows.size());
    for (const ResultRow& row : rows)
        ids.push_back(row.id);
    return namesOf(ids).join(QStringLiteral("; "));
}

} // namespace roofline::window
