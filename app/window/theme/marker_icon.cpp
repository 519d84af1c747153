// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/marker_icon.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

#include "app/window/theme/kernel_style.h"

namespace roofline::window {

namespace {

class MarkerEngine : public QIconEngine {
public:
    explicit MarkerEngine(const KernelStyle& style) : m_style(style) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        Q_UNUSED(state)
        const auto ink = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::Text;
        drawMarker(*painter, QRectF(rect).center(), m_style, 0.7 * rect.height(), QApplication::palette().color(ink));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }

    QIconEngine* clone() const override { return new MarkerEngine(*this); }

private:
    KernelStyle m_style;
};

} // namespace

QIcon markerIcon(const std::string& id) { return QIcon(new MarkerEngine(kernelStyle(id))); }

} // namespace roofline::window
