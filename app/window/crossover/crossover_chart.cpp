// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_chart.h"

#include <QVBoxLayout>

#include "app/window/crossover/crossover_view.h"
#include "app/window/text/wording.h"

namespace roofline::window {

CrossoverChart::CrossoverChart(const ModelReading& first, QWidget* parent)
    : QWidget(parent), m_view(new CrossoverView(this))
{
    setObjectName("crossoverChart");
    setAccessibleName(tr("Time against matrix size"));
    m_view->setObjectName("crossoverView");
    m_view->setAccessibleName(tr("Time against matrix size"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_view, &CrossoverView::sizeDragged, this, &CrossoverChart::sizeDragged);
    showReading(first);
}

void CrossoverChart::showReading(const ModelReading& reading)
{
    m_view->showReading(reading);
    setAccessibleDescription(Wording::crossoverInPicture(reading, smallestSize, largestSize));
}

void CrossoverChart::showSession(const Session& session) { m_view->showProducts(measuredProducts(session)); }

void CrossoverChart::paint(QPainter& painter, const QPointF& corner)
{
    const QRect whole = m_view->viewport()->rect();
    m_view->render(&painter, QRectF(corner, whole.size()), whole);
}

} // namespace roofline::window
