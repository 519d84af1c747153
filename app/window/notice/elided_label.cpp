// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notice/elided_label.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace roofline::window {

namespace {

/// Without the spaces, which go where a line ends.
QString lettersOf(QString text)
{
    text.removeIf([](QChar letter) { return letter.isSpace(); });
    return text;
}

} // namespace

ElidedLabel::ElidedLabel(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::setText(const QString& text)
{
    m_text = text.simplified();
    setToolTip(m_text);
    setAccessibleName(m_text);
    setAccessibleDescription({});
    update();
}

QSize ElidedLabel::sizeHint() const { return {fontMetrics().horizontalAdvance(m_text), fontMetrics().height()}; }

QSize ElidedLabel::minimumSizeHint() const { return {0, fontMetrics().height()}; }

QString ElidedLabel::textIn(const QSize& room) const
{
    const int most = std::max(1, room.height() / fontMetrics().lineSpacing());
    QTextOption wrapped(Qt::AlignLeft);
    wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a path has no spaces
    QTextLayout layout(m_text, font());
    layout.setTextOption(wrapped);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room.width());
        const bool isLast = lines.size() + 1 == most;
        lines << (isLast ? fontMetrics().elidedText(m_text.mid(line.textStart()), Qt::ElideRight, room.width())
                         : m_text.mid(line.textStart(), line.textLength()).trimmed());
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines.join(u'\n');
}

bool ElidedLabel::fits(const QSize& room) const
{
    return lettersOf(textIn(room)) == lettersOf(m_text); // a sentence may end in an ellipsis of its own
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, shownText());
}

} // namespace roofline::window
