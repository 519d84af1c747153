// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/picture/kept_layer.h"

#include <QPaintEngine>
#include <QPainter>

namespace roofline::window {

bool KeptLayer::paint(QPainter& painter, const QSize& size, const std::function<void(QPaintDevice&)>& draw)
{
    const QTransform& toPixels = painter.deviceTransform();
    const bool isUpright = toPixels.type() <= QTransform::TxScale && toPixels.m11() == toPixels.m22();
    if (size.isEmpty() || !isUpright || !(toPixels.m11() > 0.0) ||
        painter.paintEngine()->type() != QPaintEngine::Raster)
        return false;
    const double pixels = toPixels.m11();
    const QSize needed = (QSizeF(size) * pixels).toSize();
    if (m_pixmap.size() != needed || m_pixmap.devicePixelRatio() != pixels) {
        m_pixmap = QPixmap(needed);
        m_pixmap.setDevicePixelRatio(pixels);
        m_isCurrent = false;
    }
    if (!m_isCurrent) {
        m_pixmap.fill(Qt::white); // opaque, so that it is copied and not mixed
        draw(m_pixmap);
        m_isCurrent = true;
    }
    painter.drawPixmap(QPointF(0.0, 0.0), m_pixmap);
    return true;
}

} // namespace roofline::window
