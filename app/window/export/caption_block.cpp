// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/caption_block.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QTextDocument>

#include "app/window/theme/picture_theme.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int lettersOfALine = 110; ///< more are hard to read
constexpr double verdictSize = 1.25;
constexpr double smallSize = 0.88;

/// A number keeps its unit in its line.
QString unbroken(QString words)
{
    static const QRegularExpression beforeUnit(QStringLiteral(
        "(?<=[0-9]) (?=(?:[kMGT]?FLOP|[KMGkT]i?B|byte|ms|µs|ns|s|W|°C|MHz|%)(?![A-Za-z]))|(?<=±) | (?=×)|(?<=×) "));
    return words.replace(beforeUnit, QString(QChar(QChar::Nbsp)));
}

QString block(const QString& words, int pixels, double above, const QColor& ink)
{
    return QString("<p style='font-size:%1px; color:%2; margin:%3px 0 0 0'>%4</p>")
        .arg(pixels)
        .arg(ink.name())
        .arg(qRound(above))
        .arg(words);
}

} // namespace

CaptionBlock::CaptionBlock(const QString& verdict, const std::vector<CaptionParagraph>& paragraphs, const QFont& font,
                           const QPalette& palette)
    : m_font(font), m_palette(palette)
{
    const PictureTheme theme = themeOf(palette);
    const double text = font.pixelSize();
    const auto bold = [](const QString& words) { return "<b>" + words.toHtmlEscaped() + "</b>"; };
    m_blocks.push_back(block(bold(verdict), qRound(verdictSize * text), 0.0, theme.ink));
    for (const CaptionParagraph& paragraph : paragraphs) {
        const bool isReason = paragraph.lead.isEmpty();
        const QString words = unbroken(paragraph.words).toHtmlEscaped();
        m_blocks.push_back(isReason ? block(words, qRound(text), 0.25 * text, theme.ink)
                                    : block(bold(paragraph.lead) + "&ensp;" + words, qRound(smallSize * text),
                                            0.4 * text, theme.faintInk));
    }
}

CaptionBlock::~CaptionBlock() = default;

std::unique_ptr<QTextDocument> CaptionBlock::column(std::size_t from, std::size_t to, double width) const
{
    auto document = std::make_unique<QTextDocument>();
    document->setDefaultFont(m_font);
    document->setUseDesignMetrics(true);
    document->setDocumentMargin(0.0);
    QString html;
    for (std::size_t i = from; i < to; ++i)
        html += m_blocks[i];
    document->setHtml(html);
    document->setTextWidth(width);
    return document;
}

void CaptionBlock::setWidth(double width)
{
    const double letter = smallSize * QFontMetricsF(m_font).averageCharWidth();
    const bool isWide = width > lettersOfALine * letter && m_blocks.size() > 2;
    const double gap = 2.0 * m_font.pixelSize();
    const double columnWidth = isWide ? (width - gap) / 2.0 : width;
    m_step = columnWidth + gap;
    m_columns.clear();
    m_height = 0.0;
    const std::size_t all = m_blocks.size();
    for (std::size_t split = isWide ? 2 : all; split <= all; ++split) { // the verdict keeps its reason
        auto first = column(0, split, columnWidth);
        auto second = column(split, all, columnWidth);
        const double height = std::max(first->size().height(), split == all ? 0.0 : second->size().height());
        if (!m_columns.empty() && height >= m_height)
            continue;
        m_height = height;
        m_columns.clear();
        m_columns.push_back(std::move(first));
        m_columns.push_back(std::move(second));
    }
}

void CaptionBlock::paint(QPainter& painter) const
{
    painter.save();
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = m_palette;
    const bool isRightToLeft = QGuiApplication::isRightToLeft() && !m_columns.empty() && !m_columns.back()->isEmpty();
    painter.translate(isRightToLeft ? m_step : 0.0, 0.0);
    for (const auto& document : m_columns) {
        document->documentLayout()->draw(&painter, context);
        painter.translate(isRightToLeft ? -m_step : m_step, 0.0);
    }
    painter.restore();
}

} // namespace roofline::window
