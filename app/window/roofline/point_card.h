// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tip of a point that was walked to by keyboard: it stays beside its point, where a tool tip would go away by itself.
#pragma once

#include <QLabel>

#include <vector>

namespace roofline::window {

class PointCard : public QLabel {
    Q_OBJECT

public:
    explicit PointCard(QWidget* parent);

    /// Beside the point and inside `bounds`, where it covers the least of `others`; all in the parent's pixels.
    void showBeside(const QPointF& point, double clearance, const QRect& bounds, const std::vector<QRectF>& others,
                    const QString& richText);

private:
    void fitToText(int most);
};

} // namespace roofline::window
