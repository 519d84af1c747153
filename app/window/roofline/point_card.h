// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tip of a point that was walked to by keyboard: it stays beside its point, where a tool tip would go away by itself.
#pragma once

#include <QLabel>

namespace roofline::window {

class PointCard : public QLabel {
    Q_OBJECT

public:
    explicit PointCard(QWidget* parent);

    /// Beside the point, on a side where the card is inside `bounds`; both in the parent's pixels. Hides for an empty text.
    void showBeside(const QPointF& point, double clearance, const QRect& bounds, const QString& richText);
};

} // namespace roofline::window
