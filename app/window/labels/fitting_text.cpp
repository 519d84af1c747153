// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/fitting_text.h"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>

#include "app/window/labels/text_fit.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

FittingText::FittingText(const QString& name, const QString& accessibleName, QWidget* parent) : QWidget(parent)
{
    speakOwnValues();
    setObjectName(name);
    setAccessibleName(accessibleName);
    setHeightPolicy(QSizePolicy::Fixed);
}

void FittingText::setHeightPolicy(QSizePolicy::Policy policy)
{
    QSizePolicy both(QSizePolicy::Preferred, policy);
    both.setHeightForWidth(true);
    setSizePolicy(both);
}

void FittingText::alignToEnd() { m_isAtEnd = true; }

void FittingText::takeWhatIsLeft() { setHeightPolicy(QSizePolicy::Expanding); }

void FittingText::setVersions(const QStringList& versions)
{
    if (versions == m_versions)
        return;
    const int before = heightForWidth(width());
    m_versions = versions;
    if (heightForWidth(width()) != before || !isVisible())
        updateGeometry();
    choose();
}

int FittingText::heightOf(const QString& text, int width) const
{
    return static_cast<int>(std::ceil(wrappedSize(font(), text, width).height()));
}

int FittingText::heightForWidth(int width) const
{
    return m_versions.isEmpty() ? 0 : heightOf(m_versions.back(), width);
}

QSize FittingText::minimumSizeHint() const
{
    double widest = 0.0;
    for (const QString& version : m_versions)
        widest = std::max(widest, longestWord(font(), version));
    const int narrowest = static_cast<int>(std::ceil(widest));
    return {narrowest, heightForWidth(std::max(narrowest, width()))};
}

QSize FittingText::sizeHint() const
{
    const int whole = static_cast<int>(std::ceil(widestOf(font(), m_versions.value(0).split(u'\n'))));
    return {whole, minimumSizeHint().height()};
}

void FittingText::choose()
{
    for (const QString& version : std::as_const(m_versions)) {
        if (version != m_versions.back() && heightOf(version, width()) > height())
            continue;
        if (version != m_shown) {
            m_shown = version;
            update();
        }
        return;
    }
}

void FittingText::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    const bool isRight = (layoutDirection() == Qt::RightToLeft) != m_isAtEnd;
    painter.setPen(palette().color(foregroundRole()));
    paintWrapped(painter, rect(), m_shown, isRight);
}

void FittingText::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry(); // layouts keep heights of other widths, perhaps of another text
    choose();
}

void FittingText::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    updateGeometry();
    choose();
}

} // namespace roofline::window
