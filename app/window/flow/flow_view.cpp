// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/flow/flow_view.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QResizeEvent>

#include "app/window/flow/flow_box.h"
#include "app/window/labels/text_fit.h"
#include "app/window/text/flow_words.h"
#include "app/window/theme/hatching.h"
#include "app/window/theme/picture_theme.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

QColor tint(QColor colour, float strength)
{
    colour.setAlphaF(strength);
    return colour;
}

} // namespace

FlowView::FlowView(const ModelReading& first, QWidget* parent)
    : QWidget(parent), m_content(flowContent(first)), m_fonts(FlowFonts::of(font()))
{
    speakOwnValues();
    setObjectName("flowView");
    setAccessibleName(tr("The flow: from global memory to the output"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (const FlowPart part : flowParts) {
        auto* box = new FlowBox(part, this);
        box->showContent(m_content.box(part), m_content.keeping, m_content.bindingMark);
        connect(box, &FlowBox::clicked, this, [this, part] { emit partAsked(part); });
        m_boxes.at(static_cast<std::size_t>(part)) = box;
    }
}

void FlowView::showReading(const ModelReading& reading)
{
    const FlowContent content = flowContent(reading);
    if (content == m_content)
        return;
    const FlowContent before = std::exchange(m_content, content);
    for (const FlowPart part : flowParts)
        if (!(content.box(part) == before.box(part)) || content.keeping != before.keeping)
            box(part).showContent(content.box(part), content.keeping, content.bindingMark);
    place();
    update();
}

void FlowView::showOpen(std::optional<FlowPart> part)
{
    for (FlowBox* box : m_boxes)
        box->setOpen(part == box->part());
}

void FlowView::place()
{
    const double before = m_geometry.height;
    m_geometry = flowGeometry(m_content, m_fonts, width(), layoutDirection());
    for (const FlowPart part : flowParts)
        box(part).showPlace(m_geometry.boxes.at(static_cast<std::size_t>(part)), m_fonts);
    if (m_geometry.height != before || !isVisible())
        updateGeometry();
}

int FlowView::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(flowGeometry(m_content, m_fonts, width, layoutDirection()).height));
}

QSize FlowView::minimumSizeHint() const
{
    const int narrowest = static_cast<int>(std::ceil(narrowestFlow(m_content, m_fonts)));
    return {narrowest, heightForWidth(std::max(narrowest, width()))};
}

QSize FlowView::sizeHint() const
{
    const int comfortable = std::max(minimumSizeHint().width(), 20 * fontMetrics().height());
    return {comfortable, heightForWidth(comfortable)};
}

void FlowView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
    if (event->oldSize().width() != width())
        updateGeometry(); // layouts keep heights of other widths, perhaps of other texts
}

void FlowView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::LayoutDirectionChange)
        return;
    m_fonts = FlowFonts::of(font());
    place();
    updateGeometry();
}

void FlowView::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const PictureTheme theme = themeOf(palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(m_geometry.frame, m_fonts.line() * 0.3, m_fonts.line() * 0.3);
    for (std::size_t which = 0; which < m_geometry.edges.size(); ++which) {
        paintEdge(painter, which);
        paintCounts(painter, which);
    }
    if (m_geometry.onChip) {
        painter.setPen(theme.faintInk);
        painter.setFont(m_fonts.plain);
        paintWrapped(painter, *m_geometry.onChip, m_content.onChip, layoutDirection() != Qt::RightToLeft);
    }
}

void FlowView::paintEdge(QPainter& painter, std::size_t which) const
{
    const PictureTheme theme = themeOf(palette());
    const FlowEdgeContent& edge = m_content.edges.at(which);
    const bool runsThrough = m_content.keeping == Keeping::Nothing && which == 0;
    QRectF shaft = m_geometry.edges.at(which).shaft;
    QPainterPath path;
    if (runsThrough) { // no tile stops it: into arithmetic, where the next edge ends
        shaft.setBottom(m_geometry.edges.at(1).shaft.top());
        path.addRect(shaft);
    } else {
        path.addPolygon(arrowIn(shaft));
        path.closeSubpath();
    }
    const QColor colour = edge.isMemory ? theme.memory : theme.faintInk;
    const bool isSolid = edge.isMemory && m_content.edges.front().binds;
    painter.fillPath(path, isSolid ? colour : tint(colour, edge.isMemory ? 0.45f : 0.35f));
}

void FlowView::paintCounts(QPainter& painter, std::size_t which) const
{
    const PictureTheme theme = themeOf(palette());
    const FlowEdgeContent& edge = m_content.edges.at(which);
    const FlowEdgePlace& place = m_geometry.edges.at(which);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const QColor binding = which == 1 ? theme.compute : theme.memory;
    painter.setPen(edge.binds ? binding : palette().color(QPalette::WindowText));
    painter.setFont(m_fonts.strong);
    paintWrapped(painter, place.amount, edge.binds ? FlowWords::marked(edge.amount) : edge.amount, isMirrored);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(m_fonts.plain);
    paintWrapped(painter, place.detail, edge.detail, isMirrored);
}

} // namespace roofline::window
