// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Time against N as the window knows it: takes what to show, and tells where its line is dragged. Which library draws is
// hidden here.
#pragma once

#include <QWidget>

#include "core/model/model_reading.h"
#include "core/session/session.h"

class QPainter;

namespace roofline::window {

class CrossoverView;

class CrossoverChart : public QWidget {
    Q_OBJECT

public:
    explicit CrossoverChart(const ModelReading& first, QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    void showSession(const Session& session);
    /// The chart in a picture of its own, its top left at `corner`: in the size that it has, as lines and texts.
    void paint(QPainter& painter, const QPointF& corner);

signals:
    /// The line of the current N was dragged to this size.
    void sizeDragged(qint64 n);

private:
    CrossoverView* m_view;
};

} // namespace roofline::window
