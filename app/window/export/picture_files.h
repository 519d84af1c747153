// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A figure as the bytes of a picture file, with its title and its description in it. Where they go is not known here.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace roofline::window {

class Figure;

/// What a picture file says of itself.
struct PictureWords {
    QString title;
    QString description; ///< for those who do not see it
};

/// scale: pixels of the image for each of the figure. Null where it would take more than a gibibyte.
[[nodiscard]] QImage imageOf(Figure& figure, int scale, const PictureWords& words);
/// Empty where the image is null.
[[nodiscard]] QByteArray pngOf(Figure& figure, int scale, const PictureWords& words);
[[nodiscard]] QByteArray svgOf(Figure& figure, const PictureWords& words);
/// One page, just as large as the figure.
[[nodiscard]] QByteArray pdfOf(Figure& figure, const PictureWords& words);

} // namespace roofline::window
