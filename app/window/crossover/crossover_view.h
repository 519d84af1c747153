// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Time against N on Qt Charts: the curves are the library's. Grid and ticks are painted under them, so that they are labelled
// as people read them; markers and texts over them. All that a step of N leaves as it is, curves and what was measured with it,
// is kept in pixels. Its vertical line is dragged to another N.
#pragma once

#include <QChartView>
#include <QLineSeries>

#include "app/window/axes/axis_ticks.h"
#include "app/window/crossover/crossover_scene.h"
#include "app/window/labels/text_board.h"
#include "app/window/picture/kept_layer.h"
#include "app/window/theme/picture_theme.h"

class QLogValueAxis;
class QValueAxis;

namespace roofline::window {

class CrossoverView : public QChartView {
    Q_OBJECT

public:
    explicit CrossoverView(QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    void showMeasured(const Session& session);
    /// What was timed just now; none to take it away.
    void showLive(const std::optional<LivePoint>& live);
    void showAxes(AxesKind kind);
    [[nodiscard]] const CrossoverPicture& picture() const { return m_scene.picture; }
    /// What is painted, in pixels of this widget.
    [[nodiscard]] const CrossoverScene& scene() const { return m_scene; }
    [[nodiscard]] QPointF at(double size, Seconds time) const { return m_scene.at(size, time); }
    /// The view with its top left at the painter's origin, in the size that it has.
    void paintOn(QPainter& painter);

    /// The ring goes around this result; empty takes it away.
    void choose(const QString& id);

signals:
    /// The line of the current N was dragged to this size.
    void sizeDragged(qint64 n);
    /// A click on a measured product, or, empty, on the paper.
    void pointClicked(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void buildChart();
    void buildAxes();
    void attachAxes();
    void applyTheme();
    void fitPlotArea();
    void refresh();
    void letGo();
    void showRanges();
    [[nodiscard]] bool isOnLine(const QPointF& position) const;
    [[nodiscard]] double reach() const;
    [[nodiscard]] int roomForSizes() const;
    [[nodiscard]] int roomForTimes() const;
    /// The ticks of linear axes.
    [[nodiscard]] AxisTicks evenSizes() const;
    [[nodiscard]] AxisTicks evenTimes() const;
    void showCurves();
    /// What every N has alike is drawn, and laid out, anew with the next painting.
    void changeStill();
    /// Paper and axes as well.
    void changeGround();
    /// What every N has alike: the ground, the curves, and what was measured.
    void paintStill(QPainter& painter);
    /// Over it the current N, what is measured live, and all texts.
    void paintMoving(QPainter& painter);
    void paintGround(QPainter& painter) const;
    void paintGrid(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;
    void paintSizeTick(QPainter& painter, double size) const;
    void paintTimeTick(QPainter& painter, double seconds, const QString& text) const;
    void paintTitles(QPainter& painter) const;
    void paintSizeLine(QPainter& painter) const;
    void paintSizeMarker(QPainter& painter) const;
    void paintProducts(QPainter& painter) const;
    void paintCrossing(QPainter& painter) const;

    CrossoverScene m_scene;
    AxesKind m_kind = AxesKind::Logarithmic;
    PictureTheme m_theme;
    KeptLayer m_ground; ///< paper, grid, ticks, titles
    KeptLayer m_still;  ///< over the ground what every N has alike
    std::optional<TextBoard> m_stillTexts;
    QLineSeries* m_memory = nullptr;
    QLineSeries* m_compute = nullptr;
    QLineSeries* m_bound = nullptr;
    QLogValueAxis* m_logSizes = nullptr;
    QLogValueAxis* m_logTimes = nullptr;
    QValueAxis* m_sizes = nullptr;
    QValueAxis* m_times = nullptr;
    std::optional<QPointF> m_press; ///< where the left button went down, until it is a drag or a click
    double m_grip = 0.0;            ///< from the line to the hand that holds it
    bool m_isHeld = false;          ///< the line, whether it has moved or not
    bool m_isDragging = false;
};

} // namespace roofline::window
