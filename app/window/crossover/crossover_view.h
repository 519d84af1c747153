// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Time against N on Qt Charts: the curves and the grid are the library's; ticks, markers and texts are painted over them,
// so that they are labelled as people read them. Its vertical line is dragged to another N.
#pragma once

#include <QChartView>
#include <QLineSeries>
#include <QLogValueAxis>

#include "app/window/crossover/crossover_picture.h"
#include "app/window/labels/text_board.h"
#include "app/window/theme/picture_theme.h"
#include "core/model/model_reading.h"

namespace roofline::window {

class CrossoverView : public QChartView {
    Q_OBJECT

public:
    explicit CrossoverView(QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    void showProducts(const std::vector<MeasuredProduct>& products);
    [[nodiscard]] const CrossoverPicture& picture() const { return m_picture; }
    /// Pixels of a size and a time in this widget.
    [[nodiscard]] QPointF at(double size, Seconds time) const;

signals:
    void sizeDragged(qint64 n);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void buildChart();
    void applyTheme();
    void fitPlotArea();
    void refresh();
    [[nodiscard]] qint64 sizeAt(double x) const;
    [[nodiscard]] bool isOnLine(const QPointF& position) const;
    void paintTicks(QPainter& painter) const;
    void paintSizeLine(QPainter& painter) const;
    void paintMarkers(QPainter& painter) const;
    [[nodiscard]] QLineF straightPart(const std::vector<Seconds>& times) const;
    void addPieces(std::vector<QLineF>& lines, const std::vector<Seconds>& times) const;
    [[nodiscard]] std::vector<AnnotationText> texts() const;

    ModelReading m_reading;
    CrossoverPicture m_picture;
    std::vector<MeasuredProduct> m_products;
    PictureTheme m_theme;
    QLineSeries* m_memory = nullptr;
    QLineSeries* m_compute = nullptr;
    QLineSeries* m_bound = nullptr;
    QLogValueAxis* m_sizes = nullptr;
    QLogValueAxis* m_times = nullptr;
    QRectF m_plot;
    bool m_isDragging = false;
};

} // namespace roofline::window
