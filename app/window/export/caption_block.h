// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A caption as it is set: the verdict large, its paragraphs smaller, in two columns where one would have lines too long to
// read. What it says is caption's.
#pragma once

#include <QFont>
#include <QPalette>
#include <QString>

#include "app/window/export/caption.h"

#include <memory>
#include <vector>

class QPainter;
class QTextDocument;

namespace roofline::window {

class CaptionBlock {
public:
    CaptionBlock(const QString& verdict, const std::vector<CaptionParagraph>& paragraphs, const QFont& font,
                 const QPalette& palette);
    ~CaptionBlock();

    /// Sets the text to this width, in pixels.
    void setWidth(double width);
    [[nodiscard]] double height() const { return m_height; }
    /// Its top left at the painter's origin.
    void paint(QPainter& painter) const;

private:
    [[nodiscard]] std::unique_ptr<QTextDocument> column(std::size_t from, std::size_t to, double width) const;

    std::vector<QString> m_blocks; ///< verdict and paragraphs, as rich text
    QFont m_font;
    QPalette m_palette;
    double m_height = 0.0;
    double m_step = 0.0; ///< from one column to the next
    std::vector<std::unique_ptr<QTextDocument>> m_columns;
};

} // namespace roofline::window
