// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/card_choice.h"

#include <QAbstractItemView>
#include <QScreen>
#include <QStylePainter>

#include "app/window/measuring/card_delegate.h"
#include "app/window/measuring/card_list.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int cardLetters = 30;
constexpr int fewestCardLetters = 9; ///< where the window is narrow

} // namespace

CardChoice::CardChoice(CardList& cards, QWidget* parent) : QComboBox(parent)
{
    setObjectName("cardChoice");
    setAccessibleName(tr("Card"));
    setModel(&cards);
    setItemDelegate(new CardDelegate(this));
    setMinimumContentsLength(cardLetters);
    setMinimumWidth(fewestCardLetters * fontMetrics().averageCharWidth());
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(this, &QComboBox::currentIndexChanged, this, &CardChoice::tellChosen);
    connect(&cards, &QAbstractItemModel::dataChanged, this, &CardChoice::tellChosen);
    tellChosen();
}

/// As wide as its longest line, where the screen has room for that.
void CardChoice::showPopup()
{
    view()->setTextElideMode(Qt::ElideNone);
    const int needed = std::max(width(), view()->sizeHintForColumn(0) + 2 * view()->frameWidth());
    view()->setMinimumWidth(std::min(needed, std::max(window()->width(), screen()->availableGeometry().width())));
    QComboBox::showPopup();
}

/// Both ends of a title tell cards apart: the maker's name, and where it is or which file it came from.
QString CardChoice::shownTitle() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect place = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    constexpr int margins = 2; // of the style, around the text
    return fontMetrics().elidedText(currentText(), Qt::ElideMiddle, place.width() - margins);
}

void CardChoice::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shownTitle();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void CardChoice::tellChosen()
{
    const QString meaning =
        tr("The card whose results are shown: one of this place, a recorded one, or an opened file");
    QStringList told{currentText(), currentIndex() < 0 ? QString() : currentData(Qt::ToolTipRole).toString(), meaning};
    told.removeAll(QString());
    told.removeDuplicates(); // of a file there is no more to say than its title
    setToolTip(told.join(QStringLiteral("\n\n")));
    setAccessibleDescription(currentData(Qt::AccessibleDescriptionRole).toString());
}

} // namespace roofline::window
