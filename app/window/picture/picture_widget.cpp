// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/picture/picture_widget.h"

#include <QPainter>
#include <QVBoxLayout>

#include "app/window/theme/picture_theme.h"

namespace roofline::window {

namespace {

constexpr int frameWidth = 2;

} // namespace

PictureWidget::PictureWidget(QWidget* parent) : QWidget(parent)
{
    speakOwnValues();
    setFocusPolicy(Qt::StrongFocus); // not by the wheel
}

void PictureWidget::setPicture(QWidget* picture)
{
    picture->setFocusPolicy(Qt::NoFocus); // a click in it gives the focus to this widget
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(frameWidth, frameWidth, frameWidth, frameWidth);
    layout->addWidget(picture);
}

void PictureWidget::speak(const QString& value, const QString& description)
{
    const bool isOther = m_spoken != value;
    m_spoken = value;
    if (accessibleDescription() != description)
        setAccessibleDescription(description);
    else if (isOther && QAccessible::isActive()) {
        QAccessibleEvent told(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&told);
    }
}

void PictureWidget::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    const PictureTheme theme = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.paper);
    if (!hasFocus())
        return;
    painter.setPen(QPen(theme.ink, frameWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    const double half = frameWidth / 2.0;
    painter.drawRect(QRectF(rect()).adjusted(half, half, -half, -half));
}

void PictureWidget::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void PictureWidget::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace roofline::window
