// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readout/fitting_text.h"

#include <QEvent>

#include "app/window/labels/text_fit.h"

#include <cmath>

namespace roofline::window {

FittingText::FittingText(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FittingText::setVersions(const QStringList& versions)
{
    if (versions == m_versions)
        return;
    const int before = heightForWidth(width());
    m_versions = versions;
    setAccessibleDescription(versions.isEmpty() ? QString() : versions.front());
    if (heightForWidth(width()) != before)
        updateGeometry();
    choose();
}

int FittingText::heightOf(const QString& text, int width) const
{
    return static_cast<int>(std::ceil(wrappedSize(QFontMetricsF(font()), text, width).height()));
}

int FittingText::heightForWidth(int width) const
{
    return m_versions.isEmpty() ? 0 : heightOf(m_versions.back(), width);
}

QSize FittingText::minimumSizeHint() const
{
    double widest = 0.0;
    for (const QString& version : m_versions)
        widest = std::max(widest, longestWord(QFontMetricsF(font()), version));
    return {static_cast<int>(std::ceil(widest)), fontMetrics().height()};
}

QSize FittingText::sizeHint() const { return minimumSizeHint(); }

void FittingText::choose()
{
    for (const QString& version : std::as_const(m_versions)) {
        if (version != m_versions.back() && heightOf(version, width()) > height())
            continue;
        if (version != text())
            setText(version);
        return;
    }
}

void FittingText::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    choose();
}

void FittingText::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    updateGeometry();
    choose();
}

} // namespace roofline::window
