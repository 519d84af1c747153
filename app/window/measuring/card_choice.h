// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The box of the measuring row in which a card is chosen: closed it shows a title, which is whole in
// its tip, open what tells each device from another.
#pragma once

#include <QComboBox>

namespace roofline::window {

class CardList;

class CardChoice : public QComboBox {
    Q_OBJECT

public:
    /// cards outlives the box.
    explicit CardChoice(CardList& cards, QWidget* parent = nullptr);

    void showPopup() override;
    /// The title as it stands in the closed box: shortened in the middle where it has no room.
    [[nodiscard]] QString shownTitle() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void tellChosen();
};

} // namespace roofline::window
