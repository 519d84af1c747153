// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Time against N as the window knows it: takes what to show, tells which N the user wants, and knows its keys and the action
// of its axes. Which library draws is hidden here.
#pragma once

#include <QList>

#include "app/window/crossover/crossover_axes.h"
#include "app/window/live/live_point.h"
#include "app/window/picture/picture_widget.h"
#include "core/model/model_reading.h"
#include "core/session/session.h"

#include <optional>

class QAction;
class QPainter;

namespace roofline::window {

class CrossoverView;

class CrossoverChart : public PictureWidget {
    Q_OBJECT

public:
    explicit CrossoverChart(const ModelReading& first, QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    void showSession(const Session& session);
    /// What was timed just now; none to take it away.
    void showLive(const std::optional<LivePoint>& live);
    /// Linear or logarithmic axes; its state is the chart's.
    [[nodiscard]] QList<QAction*> viewActions() const { return {m_linear}; }
    [[nodiscard]] AxesKind axes() const;
    void showAxes(AxesKind kind);
    /// The result of this id has the ring, where this picture has it; empty for none.
    void choosePoint(const QString& id);
    [[nodiscard]] QString chosenPoint() const;
    /// The chart in a picture of its own, its top left at `corner`: in the size that it has, as lines and texts.
    void paint(QPainter& painter, const QPointF& corner);

signals:
    /// The user moved the line of the current N to this size, with mouse or keys.
    void sizeDragged(qint64 n);
    /// By a click; empty where there is no measured product, or by Esc.
    void pointChosen(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();
    bool takesKey(const QKeyEvent& event);
    bool moveTo(double n);
    /// The chosen product; false where none in this picture is.
    bool givesUp();
    [[nodiscard]] bool hasRing() const;

    CrossoverView* m_view;
    QAction* m_linear;
};

} // namespace roofline::window
