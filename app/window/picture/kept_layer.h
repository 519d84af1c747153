// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a picture shows at every step of a slider alike, kept in the pixels of the screen that it is on: paper, grid, axes.
// What belongs to it, and when it holds no longer, is the picture's. Lines and texts that are taken along are never from here.
#pragma once

#include <QPixmap>

#include <functional>

class QPainter;

namespace roofline::window {

class KeptLayer {
public:
    /// It is drawn anew with the next painting.
    void discard() { m_isCurrent = false; }

    /// Paints the layer at the painter's origin, opaque, and has it drawn first where it is not kept in this size and this
    /// many pixels to a unit. False where the painter does not fill pixels, or turns the picture: then nothing was painted,
    /// and the picture draws it itself.
    [[nodiscard]] bool paint(QPainter& painter, const QSize& size, const std::function<void(QPaintDevice&)>& draw);

private:
    QPixmap m_pixmap; ///< stays when it is discarded: most often one of the same size follows
    bool m_isCurrent = false;
};

} // namespace roofline::window
