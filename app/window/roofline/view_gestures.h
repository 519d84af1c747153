// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a pointer does to the view of the roofline: the wheel zooms about it, a drag moves the paper, a drag with Shift cuts a
// part out; over an axis that axis alone. Pixels in, views out: events and widgets are the plot's.
#pragma once

#include "app/window/roofline/plot_mapping.h"
#include "app/window/roofline/view_history.h"

#include <optional>

namespace roofline::window {

class ViewGestures {
public:
    enum class Kind { Move, CutOut };

    /// `mapping` is what is shown at any time; both outlive the gestures.
    ViewGestures(ViewHistory& history, const PlotMapping& mapping) : m_history(history), m_map(mapping) {}

    /// Of the paper, in the numbers that the limits come from.
    void setWhole(const PictureRange& whole) { m_whole = whole; }

    // Each says whether the view is another one.
    /// Towards a point in pixels; so many notches, in for positive ones. Notches on one place are one view in the history.
    bool turn(const QPointF& at, double notches);
    /// About the middle of the picture.
    bool zoom(double notches);
    /// By shares of the picture, as a view of its own.
    bool pan(const QPointF& shares);

    void press(const QPointF& at, Kind kind);
    /// The pointer moved while pressed; nothing before it went `reach` pixels.
    bool dragTo(const QPointF& at, double reach);
    bool release();
    void forgetPress() { m_press.reset(); }
    [[nodiscard]] bool isDragging() const { return m_press && m_press->hasMoved; }
    /// The part that would be cut out, in pixels, while it is being drawn.
    [[nodiscard]] std::optional<QRectF> band() const;

private:
    /// Which axes a place speaks of: beneath the picture only the one across, beside it only the one up.
    struct Axes {
        bool across = false;
        bool up = false;
    };
    struct Press {
        QPointF from;
        QPointF to;
        Kind kind = Kind::Move;
        Axes axes;
        PictureRange view; ///< before
        bool hasMoved = false;
    };

    [[nodiscard]] Axes axesAt(const QPointF& at) const;
    [[nodiscard]] QPointF shareOf(const QPointF& at) const;
    [[nodiscard]] PictureRange limits() const;
    bool showIfNew(const PictureRange& view, bool goesOn);

    ViewHistory& m_history;
    const PlotMapping& m_map;
    PictureRange m_whole;
    std::optional<Press> m_press;
    std::optional<QPointF> m_turnedAt; ///< where the wheel turned last, while nothing else happened
};

} // namespace roofline::window
