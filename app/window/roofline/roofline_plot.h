// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roofline on QCustomPlot: two log axes, the strip of 0 FLOP/byte beside them, roofs and points as graphs, and the
// annotations as layers of their own. It paints straight into the widget: no paint buffer to fill and to copy, but for the
// ground, which no step of N or of the tile changes. What it is pointed at with goes to ViewGestures.
#pragma once

#include <QSharedPointer>

#include "app/window/picture/kept_layer.h"
#include "app/window/roofline/annotation_layout.h"
#include "app/window/roofline/log_ticker.h"
#include "app/window/roofline/model_trail.h"
#include "app/window/roofline/trail_fade.h"
#include "app/window/roofline/view_gestures.h"
#include "app/window/theme/picture_theme.h"

#include <qcustomplot.h>

namespace roofline::window {

class RooflinePlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit RooflinePlot(QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    void showMeasured(const MeasuredPicture& measured);
    void showLive(const std::optional<LivePoint>& live);
    /// Rings the point of this id; none for an id that is not there.
    void choose(const QString& id);
    /// Off: the trail goes without fading.
    void setAnimated(bool isAnimated) { m_fade.setAnimated(isAnimated); }
    /// What was painted last, for hit tests.
    [[nodiscard]] const AnnotationScene& scene() const { return m_scene; }
    [[nodiscard]] std::vector<AnnotationText> texts() const;
    /// The plot with its top left at the painter's origin, in the size that it has.
    void paintOn(QCPPainter& painter) { draw(&painter); }
    /// The title of the axis keeps clear of so many pixels in the lower right corner.
    void keepCornerFree(int width);

    [[nodiscard]] const ViewHistory& views() const { return m_views; }
    /// In for positive notches.
    void zoom(double notches) { followView(m_gestures.zoom(notches)); }
    /// By shares of the picture: to the right and up.
    void pan(const QPointF& shares) { followView(m_gestures.pan(shares)); }
    void showView(const PictureRange& range);
    void showWhole();
    void goBack();
    void goForward();
    /// None: what was drawn last, perhaps in a larger text, would widen the window.
    [[nodiscard]] QSize minimumSizeHint() const override { return {}; }

signals:
    void viewChanged();
    /// A point was clicked; empty for the paper beside all points.
    void pointClicked(const QString& id);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    /// A measured point: one graph of one value, and its bars where its spread is known.
    struct DrawnPoint {
        QCPGraph* graph = nullptr;
        QCPErrorBars* bars = nullptr;
        double from = 0.0; ///< FLOP/s, or byte/s in the strip
        double to = 0.0;
    };

    void buildAxes();
    void buildLayers();
    QCPGraph* addRoofLine(QCPAxis* key, QCPAxis* value, const QString& name);
    void buildRoofs();
    void addPoint(const MeasuredPoint& point, bool isInStrip);
    void applyTheme();
    void styleAxis(QCPAxis* axis) const;
    void followView(bool isOther);
    void fadeTrail(double strength);
    void showRange();
    void showRoof(const RoofOutline& outline, QCPGraph* sloped, QCPGraph* flat);
    void showStripRoof(QCPGraph* line, const Roof& roof, bool isShown);
    void cutPointsToView();
    void showStrip(bool isShown);
    void refreshMapping();
    [[nodiscard]] bool isBeyondMarker(const QCPErrorBars& bars) const;
    void fitToSize();
    void showTip(const QMouseEvent& event);
    void paintOverPoints(QPainter& painter);
    /// Something that a step of the model leaves alone is different: it is drawn and laid out anew with the next painting.
    void changeGround();
    /// The layers of the ground, or those over it.
    void drawPart(QCPPainter& painter, bool isGround);

    AnnotationScene m_scene;
    PictureTheme m_theme;
    /// Texts of the ground, and the areas for which they were laid out.
    mutable std::optional<GroundLayout> m_groundTexts;
    mutable QRectF m_laidOutPlot;
    mutable QRectF m_laidOutStrip;
    KeptLayer m_ground; ///< paper, regions, grid, axes, roofs, measured points
    ViewHistory m_views;
    ViewGestures m_gestures{m_views, m_scene.mapping};
    ModelTrail m_trail;
    TrailFade m_fade{*this};
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
    std::vector<DrawnPoint> m_points;
    int m_corner = 0; ///< pixels that are not the plot's, to the right of the axis' title
};

} // namespace roofline::window
