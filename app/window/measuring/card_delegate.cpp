// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/card_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

#include "app/window/measuring/card_list.h"
#include "app/window/theme/picture_theme.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int margin = 6;

QStringList linesOf(const QModelIndex& index)
{
    QStringList lines{index.data().toString(), index.data(CardList::identityRole).toString(),
                      index.data(CardList::stateRole).toString()};
    lines.removeAll(QString());
    return lines;
}

} // namespace

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    QRect line = option.rect.adjusted(margin, margin / 2, -margin, 0);
    line.setHeight(option.fontMetrics.height());
    for (const QString& words : linesOf(index)) {
        painter->drawText(line, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                          option.fontMetrics.elidedText(words, Qt::ElideMiddle, line.width() + margin));
        line.translate(0, line.height());
        if (!isSelected) // what is beneath the title stands back
            painter->setPen(themeOf(option.palette).faintInk);
    }
    painter->restore();
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    int width = 0;
    const QStringList lines = linesOf(index);
    for (const QString& words : lines)
        width = std::max(width, option.fontMetrics.horizontalAdvance(words));
    return {width + 2 * margin, static_cast<int>(lines.size()) * option.fontMetrics.height() + margin};
}

} // namespace roofline::window
