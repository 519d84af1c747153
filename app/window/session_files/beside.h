// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Work beside the GUI thread whose result comes back to it, or is dropped where the asker is gone by then.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace roofline::window {

/// Calls work() on a thread of the pool, then then(result) on asker's thread. work() holds copies only.
template <class Work, class Then>
void beside(QObject* asker, Work work, Then then)
{
    using Result = decltype(work());
    auto promise = std::make_shared<QPromise<Result>>();
    auto* watcher = new QFutureWatcher<Result>(asker);
    QObject::connect(watcher, &QFutureWatcherBase::finished, asker, [watcher, then = std::move(then)] {
        watcher->deleteLater();
        then(watcher->result());
    });
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->start();
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace roofline::window
