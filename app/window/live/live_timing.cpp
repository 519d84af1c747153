// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_timing.h"

#include "app/window/measuring/measuring_client.h"

#include <utility>
#include <variant>

namespace roofline::window {

LiveTiming::LiveTiming(MeasuringClient& client, QObject* parent) : QObject(parent), m_client(client)
{
    connect(&client, &MeasuringClient::timed, this, &LiveTiming::take);
    connect(&client, &MeasuringClient::timingFailed, this, [this](const QString& message) {
        if (m_ticket == 0)
            return;
        forget();
        emit failed(message);
    });
}

void LiveTiming::ask(const QString& deviceId, const LiveRequest& request)
{
    const Question question{deviceId, request};
    if (m_ticket == 0)
        send(question);
    else
        m_waiting = question;
}

void LiveTiming::send(const Question& question)
{
    m_underWay = question;
    m_ticket = m_client.timeNow(question.deviceId, question.request);
}

void LiveTiming::forget()
{
    m_ticket = 0;
    m_waiting.reset();
}

void LiveTiming::stop()
{
    forget();
    m_client.stopTiming();
}

void LiveTiming::take(const wire::Timed& timed)
{
    if (m_ticket == 0 || timed.ticket != m_ticket)
        return; // asked before a stop, or by nobody
    const Question answeredOne = std::exchange(m_underWay, {});
    m_ticket = 0;
    const auto* failure = std::get_if<Failed>(&timed.answer);
    if (failure != nullptr && failure->isProcessUnusable) {
        m_waiting.reset();
        emit failed(QString::fromStdString(failure->message));
        return;
    }
    if (const std::optional<Question> next = std::exchange(m_waiting, std::nullopt))
        send(*next); // before anything is drawn: the device need not wait for that
    if (failure != nullptr)
        emit refused(answeredOne.request, QString::fromStdString(failure->message));
    else if (const auto* kernel = std::get_if<KernelMeasurement>(&timed.answer))
        emit answered(answeredOne.request, *kernel);
}

} // namespace roofline::window
