// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roofline on QCustomPlot: two log axes, the strip of 0 FLOP/byte beside them, roofs and points as graphs, and the
// annotations as layers of their own. It paints straight into the widget: no paint buffer to fill and to copy.
#pragma once

#include <QSharedPointer>

#include "app/window/roofline/annotation_layout.h"
#include "app/window/roofline/log_ticker.h"
#include "app/window/theme/picture_theme.h"

#include <qcustomplot.h>

namespace roofline::window {

class RooflinePlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit RooflinePlot(QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    void showMeasured(const MeasuredPicture& measured);
    /// What was painted last, for hit tests.
    [[nodiscard]] const AnnotationScene& scene() const { return m_scene; }
    /// The plot with its top left at the painter's origin, in the size that it has.
    void paintOn(QCPPainter& painter) { draw(&painter); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void buildAxes();
    void buildLayers();
    QCPGraph* addRoofLine(QCPAxis* key, QCPAxis* value, const QString& name);
    void buildRoofs();
    void addPoint(const MeasuredPoint& point, bool isInStrip);
    void applyTheme();
    void styleAxis(QCPAxis* axis) const;
    void showRange();
    void showRoof(const Roof& roof, QCPGraph* sloped, QCPGraph* flat, QCPGraph* inStrip);
    void showStrip(bool isShown);
    void refreshMapping();
    [[nodiscard]] bool isBeyondMarker(const QCPErrorBars& bars) const;
    void fitTicks();

    AnnotationScene m_scene;
    PictureTheme m_theme;
    QCPAxisRect* m_strip = nullptr;
    QSharedPointer<LogTicker> m_intensityTicks;
    QSharedPointer<LogTicker> m_rateTicks;
    QSharedPointer<LogTicker> m_stripTicks;
    QCPGraph* m_sloped = nullptr;
    QCPGraph* m_flat = nullptr;
    QCPGraph* m_ghostSloped = nullptr;
    QCPGraph* m_ghostFlat = nullptr;
    QCPGraph* m_stripRoof = nullptr;
    QCPGraph* m_stripGhost = nullptr;
    QCPGraph* m_ridge = nullptr;
    QCPGraph* m_model = nullptr;
    std::vector<QCPGraph*> m_points;
    std::vector<QCPErrorBars*> m_bars;
};

} // namespace roofline::window
