// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/spread_words.h"

#include "app/window/text/core_words.h"
#include "core/session/number_words.h"

#include <QStringList>

namespace roofline::window {

QString SpreadWords::of(const Timing& time, const Conditions& conditions)
{
    const bool isSpread = time.spread && time.spread->count > 1;
    QStringList words;
    if (isSpread) // with the digits of the table
        words << CoreWords::measured(spreadWords(time));
    else
        words << (time.spread ? tr("one sample") : tr("spread not recorded"));
    if (!isSpread && !time.becameQuiet)
        words << tr("not quiet");
    const std::optional<std::vector<std::string>>& reasons = conditions.throttleReasons;
    if (!time.throttled.empty() || (reasons && !reasons->empty()))
        words << tr("throttled");
    return words.join(QStringLiteral(", "));
}

QString SpreadWords::beside(const QString& number, const Timing& time, const Conditions& conditions)
{
    return tr("%1 (%2)", "number, its spread").arg(number, of(time, conditions));
}

} // namespace roofline::window
