// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/text_fit.h"

#include <algorithm>

namespace roofline::window {

QSizeF wrappedSize(const QFontMetricsF& metrics, const QString& text, double width)
{
    constexpr double anyHeight = 1e5;
    return metrics.boundingRect(QRectF(0.0, 0.0, width, anyHeight), Qt::TextWordWrap, text).size();
}

double widestOf(const QFontMetricsF& metrics, const QStringList& texts)
{
    double widest = 0.0;
    for (const QString& text : texts)
        widest = std::max(widest, metrics.horizontalAdvance(text));
    return widest;
}

double longestWord(const QFontMetricsF& metrics, const QString& text)
{
    return widestOf(metrics, text.split(u' ', Qt::SkipEmptyParts));
}

} // namespace roofline::window
