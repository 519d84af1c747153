// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A paint device that becomes an SVG document: what is painted on it are shapes and selectable texts, clipped where the
// painter clips (Qt's own SVG device does not clip). How each is written is svg_engine's.
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSize>
#include <QString>

#include <memory>

namespace roofline::window {

class SvgEngine;

class SvgPicture : public QPaintDevice {
public:
    /// One unit is one CSS pixel, of which 96 are an inch. Title and description are what a screen reader says.
    SvgPicture(const QSize& size, QString title, QString description);
    ~SvgPicture() override;

    [[nodiscard]] QPaintEngine* paintEngine() const override;
    /// The whole document in UTF-8, once the painter has ended.
    [[nodiscard]] QByteArray document() const;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    QString m_title;
    QString m_description;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace roofline::window
