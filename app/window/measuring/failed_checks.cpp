// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/failed_checks.h"

#include "app/window/text/core_words.h"
#include "core/session/result_table.h"

#include <QCoreApplication>
#include <QStringList>

namespace roofline::window {

QString failedChecksText(const Session& session)
{
    QStringList failed;
    const auto note = [&failed](const std::string& id, const std::optional<CheckResult>& check) {
        if (check && !check->passed)
            failed << CoreWords::said(readableName(id));
    };
    for (const CeilingMeasurement& ceiling : session.ceilings)
        note(ceiling.id, ceiling.best.check);
    for (const KernelMeasurement& kernel : session.kernels)
        note(kernel.id, kernel.check);
    if (failed.isEmpty())
        return {};
    return QCoreApplication::translate("FailedChecks",
                                       "The answers of these were wrong, so they have no number: %1. Measure "
                                       "again; if it stays, the device or its driver is at fault.")
        .arg(failed.join("; "));
}

} // namespace roofline::window
