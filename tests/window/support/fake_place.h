// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fake `roofline serve` as a place, and what can be asked of the processes that it was.
#pragma once

#include <QFile>
#include <QList>
#include <QTemporaryDir>

#include "app/window/measuring/measuring_limits.h"
#include "app/window/measuring/place.h"
#include "tests/window/support/processes.h"

#include <algorithm>

namespace roofline::window {

class FakePlace {
public:
    explicit FakePlace(const QString& mode)
        : place{{QStringLiteral(FAKE_SERVE), mode, m_folder.filePath("ids")}, "fake " + mode, "the fake", true}
    {}

    /// Of every process that was started, in the order of their starts.
    [[nodiscard]] QList<qint64> processIds() const
    {
        QFile file(m_folder.filePath("ids"));
        QList<qint64> ids;
        if (file.open(QIODevice::ReadOnly))
            for (const QByteArray& line : file.readAll().split('\n'))
                if (!line.isEmpty())
                    ids << line.toLongLong();
        return ids;
    }

    [[nodiscard]] bool areAllGone() const
    {
        const QList<qint64> ids = processIds();
        return std::all_of(ids.begin(), ids.end(), isGone);
    }

private:
    QTemporaryDir m_folder;

public:
    const Place place;
};

/// Patience for all that a mode does, and none for what it never does: a busy machine is no silent child.
inline MeasuringLimits limitsFor(const QString& mode)
{
    const MeasuringLimits::Milliseconds never(300);
    const MeasuringLimits::Milliseconds patient(20'000);
    MeasuringLimits limits;
    limits.hello = limits.helloFromFar = mode == "no-hello" ? never : patient;
    limits.devices = mode == "hangs-on-devices" ? never : patient;
    limits.betweenLines = mode == "hangs" || mode == "stubborn" ? never : patient;
    limits.live = mode == "live-hangs" ? never : patient;
    limits.cancelAnswer = mode == "waits" ? patient : never;
    return limits;
}

} // namespace roofline::window
