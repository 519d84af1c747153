// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One question after the other to a device that is slower than a hand: one is under way, the newest waits for its answer, those
// between are never asked. What the answers mean on screen is live_flow's.
#pragma once

#include <QObject>
#include <QString>

#include "core/measuring/live.h"
#include "core/wire/event.h"

#include <cstdint>
#include <optional>

namespace roofline::window {

class MeasuringClient;

class LiveTiming : public QObject {
    Q_OBJECT

public:
    /// The client outlives this.
    explicit LiveTiming(MeasuringClient& client, QObject* parent = nullptr);

    void ask(const QString& deviceId, const LiveRequest& request);
    /// What waits is forgotten, and what is under way is answered in vain.
    void forget();
    /// … and the device is let go.
    void stop();

signals:
    void answered(const roofline::LiveRequest& request, const roofline::KernelMeasurement& kernel);
    /// The device does not answer this one; it would answer others.
    void refused(const roofline::LiveRequest& request, const QString& message);
    /// The place, or the device, does not answer any more.
    void failed(const QString& message);

private:
    struct Question {
        QString deviceId;
        LiveRequest request;
    };

    void send(const Question& question);
    void take(const wire::Timed& timed);

    MeasuringClient& m_client;
    std::uint64_t m_ticket = 0; ///< of what is under way; 0 for nothing
    Question m_underWay;
    std::optional<Question> m_waiting;
};

} // namespace roofline::window
