// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of MeasuringWorker that has single kernels timed.
#include "app/window/measuring/measuring_worker.h"

#include <utility>
#include <variant>

namespace roofline::window {

void MeasuringWorker::timeNow(const wire::TimeNow& request)
{
    if (m_run)
        return;
    m_timing = Timing{request};
    m_isToLetGo = false;
    proceed();
}

void MeasuringWorker::stopTiming()
{
    m_timing.reset();
    m_isToLetGo = !m_run;
    proceed();
}

void MeasuringWorker::take(const wire::Timed& timed)
{
    if (!m_timing || !m_timing->isAsked || timed.ticket != m_timing->request.ticket)
        return;
    m_timing.reset();
    const auto* failed = std::get_if<Failed>(&timed.answer);
    if (failed != nullptr && failed->isProcessUnusable)
        m_serve.end();
    emit this->timed(timed);
    watchTheRest();
    proceed();
}

} // namespace roofline::window
