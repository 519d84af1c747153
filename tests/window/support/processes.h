// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which processes there are: whether one is gone, and who the children of one are. Linux's /proc.
#pragma once

#include <QDir>
#include <QFile>
#include <QList>

namespace roofline::window {

/// What /proc says after a process's name: state, parent, … Empty where there is no such process.
inline QList<QByteArray> statusOf(qint64 processId)
{
    QFile file(QString("/proc/%1/stat").arg(processId));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    return text.isEmpty() ? QList<QByteArray>() : text.mid(text.lastIndexOf(')') + 2).split(' ');
}

/// One that only waits for its parent to take its status is gone.
inline bool isGone(qint64 processId)
{
    const QList<QByteArray> status = statusOf(processId);
    return status.isEmpty() || status.first() == "Z";
}

inline QList<qint64> childrenOf(qint64 parent)
{
    QList<qint64> children;
    for (const QString& name : QDir("/proc").entryList(QDir::Dirs)) {
        const qint64 id = name.toLongLong();
        if (id > 0 && statusOf(id).value(1).toLongLong() == parent && !isGone(id))
            children << id;
    }
    return children;
}

} // namespace roofline::window
