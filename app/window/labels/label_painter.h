// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paints one text of a picture at its place, over a halo of paper where curves may run beneath it.
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

#include "app/window/labels/line_label.h"

class QPainter;

namespace roofline::window {

struct PictureText {
    QString text;
    QString detail;         ///< after the text, in its own colour
    bool isStacked = false; ///< the detail under the text, both centred
    LineLabel place;
    std::optional<QLineF> leader;
};

struct TextColours {
    QColor text;
    QColor detail;
    QColor halo; ///< invalid for none
};

/// The box that a text takes in this font, margins included; `gap` is the margin left and right.
[[nodiscard]] QSizeF pictureTextSize(const QFont& font, const PictureText& text, double gap);

/// With the painter's font. The leader is not painted: leaders lie under all texts.
void paintPictureText(QPainter& painter, const PictureText& text, const TextColours& colours);

} // namespace roofline::window
