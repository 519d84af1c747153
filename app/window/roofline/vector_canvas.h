// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A painter for a picture of its own (a file, the clipboard) that charts of every kind can paint with: lines and texts stay
// lines and texts, and no cached pixels of the window get in. What is painted is not known here.
#pragma once

#include <memory>

class QCPPainter;
class QPaintDevice;
class QPainter;

namespace roofline::window {

class VectorCanvas {
public:
    /// One at a time on a device, which outlives it; the picture is whole when the canvas is gone.
    explicit VectorCanvas(QPaintDevice& device);
    ~VectorCanvas();
    VectorCanvas(const VectorCanvas&) = delete;
    VectorCanvas& operator=(const VectorCanvas&) = delete;

    [[nodiscard]] QPainter& painter();
    /// The same painter, as QCustomPlot knows it.
    [[nodiscard]] QCPPainter& plotPainter() { return *m_painter; }

private:
    std::unique_ptr<QCPPainter> m_painter;
};

} // namespace roofline::window
