// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/spread_words.h"

#include "app/window/text/quantity_text.h"

#include <QStringList>

namespace roofline::window {

QString SpreadWords::of(const KernelMeasurement& kernel)
{
    const Timing& time = kernel.time;
    QStringList words;
    if (!time.spread)
        words << tr("spread not recorded");
    else if (time.spread->count == 1)
        words << tr("one sample");
    else
        words << tr("± %1 of %2", "relative MAD, the number of samples")
                     .arg(percentText(time.spread->relativeDeviation()),
                          countText(static_cast<qint64>(time.spread->count)));
    if (!time.becameQuiet)
        words << tr("not quiet");
    const std::optional<std::vector<std::string>>& reasons = kernel.conditions.throttleReasons;
    if (!time.throttled.empty() || (reasons && !reasons->empty()))
        words << tr("throttled");
    return words.join(QStringLiteral(", "));
}

QString SpreadWords::beside(const QString& number, const KernelMeasurement& kernel)
{
    return tr("%1 (%2)", "number, its spread").arg(number, of(kernel));
}

} // namespace roofline::window
