// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/card_choice.h"

#include <QAbstractItemView>

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
    view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + 2 * view()->frameWidth()));
    QComboBox::showPopup();
}

void CardChoice::tellChosen()
{
    const QString meaning =
        tr("The card whose results are shown: one of this place, a recorded one, or an opened file");
    const QString details = currentIndex() < 0 ? QString() : currentData(Qt::ToolTipRole).toString();
    setToolTip(details.isEmpty() || details == currentText() ? meaning : meaning + QStringLiteral("\n\n") + details);
    setAccessibleDescription(currentData(Qt::AccessibleDescriptionRole).toString());
}

} // namespace roofline::window
