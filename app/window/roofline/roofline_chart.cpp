// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/roofline_chart.h"

#include <QVBoxLayout>

#include "app/window/roofline/roofline_plot.h"
#include "app/window/roofline/vector_canvas.h"
#include "app/window/text/wording.h"

namespace roofline::window {

RooflineChart::RooflineChart(const ModelReading& first, QWidget* parent)
    : QWidget(parent), m_plot(new RooflinePlot(this))
{
    setObjectName("rooflineChart");
    setAccessibleName(tr("Roofline"));
    m_plot->setObjectName("rooflinePlot");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    showReading(first);
}

void RooflineChart::showReading(const ModelReading& reading)
{
    m_plot->showReading(reading);
    describe();
}

void RooflineChart::showSession(const Session& session)
{
    m_plot->showMeasured(measuredPicture(session));
    describe();
}

void RooflineChart::paint(VectorCanvas& canvas, const QPointF& corner)
{
    canvas.painter().save();
    canvas.painter().translate(corner + QPointF(m_plot->pos()));
    m_plot->paintOn(canvas.plotPainter());
    canvas.painter().restore();
}

void RooflineChart::describe()
{
    const AnnotationScene& scene = m_plot->scene();
    const auto points = scene.measured.points.size() + scene.measured.withoutFlop.size();
    setAccessibleDescription(Wording::rooflineSummary(scene.reading, static_cast<qsizetype>(points)));
}

} // namespace roofline::window
