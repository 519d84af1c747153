// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roofline as the window knows it: takes what to show and tells nothing. Which library draws is hidden here.
#pragma once

#include <QWidget>

#include "core/model/model_reading.h"
#include "core/session/session.h"

namespace roofline::window {

class RooflinePlot;
class VectorCanvas;

class RooflineChart : public QWidget {
    Q_OBJECT

public:
    explicit RooflineChart(const ModelReading& first, QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    void showSession(const Session& session);
    /// The chart in a picture of its own, its top left at `corner`: in the size that it has, as lines and texts.
    void paint(VectorCanvas& canvas, const QPointF& corner);

private:
    void describe();

    RooflinePlot* m_plot;
};

} // namespace roofline::window
