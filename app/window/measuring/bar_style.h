// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Buttons whose room, icon and arrow grow with their text: styles give them pixels, and a large window has large text.
#pragma once

#include <QProxyStyle>

namespace roofline::window {

class BarStyle : public QProxyStyle {
    Q_OBJECT

public:
    explicit BarStyle(QObject* parent);

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
};

} // namespace roofline::window
