// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/flow/flow_box.h"

#include <QPainter>

#include "app/window/flow/flow_signs.h"
#include "app/window/labels/text_fit.h"
#include "app/window/theme/hatching.h"
#include "app/window/theme/picture_theme.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr std::array names = {"flowGlobalMemory", "flowTile", "flowArithmetic", "flowOutput"};

QColor mixed(const QColor& a, const QColor& b, float share)
{
    const auto part = [share](float x, float y) { return x * (1.0f - share) + y * share; };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

} // namespace

FlowBox::FlowBox(FlowPart part, QWidget* parent) : QPushButton(parent), m_part(part)
{
    setObjectName(names.at(static_cast<std::size_t>(part)));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void FlowBox::showContent(const FlowBoxContent& content, Keeping keeping, const QString& bindingMark)
{
    m_content = content;
    m_keeping = keeping;
    setAccessibleName(content.name);
    setAccessibleDescription(content.binds ? content.figure + u' ' + bindingMark : content.figure);
    update();
}

void FlowBox::showPlace(const FlowBoxPlace& place, const FlowFonts& fonts)
{
    m_place = place;
    m_fonts = fonts;
    setGeometry(place.rect.toRect());
    update();
}

void FlowBox::setOpen(bool isOpen)
{
    if (isOpen == m_isOpen)
        return;
    m_isOpen = isOpen;
    update();
}

void FlowBox::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    painter.setPen(QPen(ink(), std::max(1.0, m_fonts.line() / 14.0)));
    painter.setRenderHint(QPainter::Antialiasing, m_part == FlowPart::Arithmetic);
    paintFlowSign(painter, m_part, m_keeping, m_place.sign);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const double end = m_fonts.line();
    paintChevron(painter, QRectF(isMirrored ? 0.0 : width() - end, 0.0, end, height()), isMirrored);
    paintTexts(painter);
}

void FlowBox::paintGround(QPainter& painter) const
{
    const PictureTheme theme = themeOf(palette());
    const double thin = std::max(1.0, m_fonts.line() / 14.0);
    const double rim = m_content.binds || hasFocus() || m_isOpen ? 2.0 * thin : thin;
    const QRectF area = QRectF(rect()).adjusted(rim / 2.0, rim / 2.0, -rim / 2.0, -rim / 2.0);
    QColor ground = palette().color(QPalette::Button);
    if (isDown() || underMouse())
        ground = mixed(ground, palette().color(QPalette::Highlight), 0.15f);
    QColor edge = hasFocus() ? palette().color(QPalette::Highlight) : theme.grid;
    if (m_content.binds) {
        edge = theme.compute;
        ground = mixed(ground, theme.compute, theme.isDark ? 0.30f : 0.18f);
    }
    if (isMissing())
        ground.setAlphaF(0.0f); // the edge runs through where the tile would be
    if (m_isOpen)
        ground = palette().color(QPalette::Highlight);
    const double round = m_fonts.line() * 0.25;
    painter.setBrush(ground);
    const bool isDashed = m_content.binds || (m_part == FlowPart::Tile && m_keeping != Keeping::Tile);
    painter.setPen(QPen(isMissing() ? theme.faintInk : edge, rim, isDashed ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(area, round, round);
}

QColor FlowBox::ink() const { return palette().color(m_isOpen ? QPalette::HighlightedText : QPalette::WindowText); }

void FlowBox::paintTexts(QPainter& painter) const
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    painter.setPen(isMissing() && !m_isOpen ? palette().color(QPalette::PlaceholderText) : ink());
    painter.setFont(m_fonts.strong);
    paintWrapped(painter, m_place.name, m_content.name, isMirrored);
    painter.setPen(ink());
    painter.setFont(m_fonts.plain);
    paintWrapped(painter, m_place.figure, m_content.figure, isMirrored);
}

} // namespace roofline::window
