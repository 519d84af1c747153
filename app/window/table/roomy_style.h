// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The application's style with more room at both sides of a table's words: columns of numbers must not run together.
#pragma once

#include <QProxyStyle>

namespace roofline::window {

class RoomyStyle : public QProxyStyle {
    Q_OBJECT

public:
    explicit RoomyStyle(QObject* parent);

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
};

} // namespace roofline::window
