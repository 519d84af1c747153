// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/support/text_recorder.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace roofline::window {

namespace {

/// Pixels that antialiasing and rounding may lose.
constexpr double tolerance = 1.5;

class TextEngine final : public QPaintEngine {
public:
    TextEngine(Qt::LayoutDirection direction, std::vector<RecordedText>& texts)
        : QPaintEngine(AllFeatures), m_direction(direction), m_texts(texts)
    {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }

    void updateState(const QPaintEngineState& next) override
    {
        // A painter on the screen has its widget's direction; one that is led elsewhere has none.
        if (painter()->layoutDirection() == Qt::LayoutDirectionAuto)
            painter()->setLayoutDirection(m_direction);
        const DirtyFlags dirty = next.state();
        if (dirty & DirtyTransform)
            m_transform = next.transform();
        if (dirty & DirtyClipEnabled)
            m_isClipping = next.isClipEnabled();
        // Clips come in the painter's coordinates of that moment.
        if (dirty & DirtyClipRegion)
            clip(m_transform.map(next.clipRegion()), next.clipOperation());
        if (dirty & DirtyClipPath)
            clip(QRegion(m_transform.map(next.clipPath().toFillPolygon()).toPolygon()), next.clipOperation());
    }

    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        if (item.text().trimmed().isEmpty())
            return;
        QString inked = item.text();
        while (!inked.isRightToLeft() && inked.back().isSpace())
            inked.chop(1); // blanks at the end have no ink
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(inked).translated(at);
        QPolygonF box = m_transform.map(QPolygonF(ink));
        box.removeLast(); // the first corner once more
        const QRegion open = openRegion();
        const QRect core = box.boundingRect().adjusted(tolerance, tolerance, -tolerance, -tolerance).toAlignedRect();
        if (!open.isEmpty() && !open.intersects(core))
            return; // nothing of it is seen
        m_texts.push_back({item.text(), box, !open.isEmpty() && !QRegion(core).subtracted(open).isEmpty()});
    }

    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawRects(const QRectF*, int) override {}
    void drawRects(const QRect*, int) override {}
    void drawLines(const QLineF*, int) override {}
    void drawLines(const QLine*, int) override {}
    void drawEllipse(const QRectF&) override {}
    void drawPoints(const QPointF*, int) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}

private:
    void clip(const QRegion& region, Qt::ClipOperation operation)
    {
        m_isClipping = operation != Qt::NoClip;
        m_clip = operation == Qt::IntersectClip ? m_clip.intersected(region) : region;
    }

    /// Where ink is seen; empty for everywhere.
    [[nodiscard]] QRegion openRegion() const
    {
        const QRegion open = systemClip();
        if (!m_isClipping)
            return open;
        return open.isEmpty() ? m_clip : open.intersected(m_clip);
    }

    Qt::LayoutDirection m_direction;
    std::vector<RecordedText>& m_texts;
    QTransform m_transform;
    QRegion m_clip;
    bool m_isClipping = false;
};

class TextDevice final : public QPaintDevice {
public:
    TextDevice(const QWidget& like, std::vector<RecordedText>& texts)
        : m_size(like.size()), m_dotsPerInch(like.logicalDpiX()), m_engine(like.layoutDirection(), texts)
    {}
    TextDevice(const QSize& size, std::vector<RecordedText>& texts)
        : m_size(size), m_dotsPerInch(96), m_engine(Qt::LayoutDirectionAuto, texts)
    {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric which) const override
    {
        switch (which) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmWidthMM:
            return qRound(m_size.width() * 25.4 / m_dotsPerInch);
        case PdmHeightMM:
            return qRound(m_size.height() * 25.4 / m_dotsPerInch);
        case PdmDpiX:
        case PdmPhysicalDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_dotsPerInch;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(QPaintDevice::devicePixelRatioFScale());
        default:
            return 0;
        }
    }

private:
    QSize m_size;
    int m_dotsPerInch;
    mutable TextEngine m_engine;
};

} // namespace

std::vector<RecordedText> recordTexts(QWidget& widget)
{
    std::vector<RecordedText> texts;
    TextDevice device(widget, texts);
    widget.render(&device);
    return texts;
}

std::vector<RecordedText> recordTexts(const QSize& page, const std::function<void(QPaintDevice&)>& paint)
{
    std::vector<RecordedText> texts;
    TextDevice device(page, texts);
    paint(device);
    return texts;
}

} // namespace roofline::window
