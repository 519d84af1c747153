// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/picture_files.h"

#include "app/window/export/figure.h"
#include "app/window/export/svg/svg_picture.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>

namespace roofline::window {

namespace {

constexpr int dotsPerInch = 96;
constexpr qint64 mostPixels = 1 << 28; ///< a gibibyte
constexpr double pointsPerPixel = 72.0 / dotsPerInch;
constexpr double inchesPerMetre = 1.0 / 0.0254;

const char* const program = "Roofline Explorer " ROOFLINE_VERSION;

} // namespace

QImage imageOf(Figure& figure, int scale, const PictureWords& words)
{
    const QSize size = figure.size() * scale;
    if (static_cast<qint64>(size.width()) * size.height() > mostPixels)
        return {};
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(scale);
    figure.paint(image);
    image.setDevicePixelRatio(1.0);
    const int dotsPerMetre = qRound(scale * dotsPerInch * inchesPerMetre);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.setText("Title", words.title);
    image.setText("Description", words.description);
    image.setText("Software", program);
    return image;
}

QByteArray pngOf(Figure& figure, int scale, const PictureWords& words)
{
    QByteArray png;
    QBuffer buffer(&png);
    const QImage image = imageOf(figure, scale, words);
    return !image.isNull() && image.save(&buffer, "PNG") ? png : QByteArray();
}

QByteArray svgOf(Figure& figure, const PictureWords& words)
{
    SvgPicture picture(figure.size(), words.title, words.description);
    figure.paint(picture);
    return picture.document();
}

QByteArray pdfOf(Figure& figure, const PictureWords& words)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(words.title);
    writer.setCreator(program);
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(
        QPageLayout(QPageSize(QSizeF(figure.size()) * pointsPerPixel, QPageSize::Point, {}, QPageSize::ExactMatch),
                    QPageLayout::Portrait, {}));
    figure.paint(writer);
    return pdf;
}

} // namespace roofline::window
