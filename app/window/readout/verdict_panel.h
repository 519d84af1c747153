// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "What limits it", the right column: the verdict in one large sentence, the race and the reason, the flow; and the card that
// takes the place of race and reason while it is read.
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/window/flow/flow_content.h"
#include "core/model/model_reading.h"

#include <optional>

class QAction;
class QPushButton;
class QStackedWidget;

namespace roofline::window {

class ExplanationCard;
class FittingText;
class FlowView;
class RacePanel;
class WhileVisible;

class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPanel(const ModelReading& first, QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    [[nodiscard]] RacePanel& race() { return *m_race; }
    /// Opens the card on what the model assumes: for the Help menu.
    [[nodiscard]] QAction* assumptions() const { return m_assumptions; }
    /// A share of the window's width, within what is good to read.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Card { None, Part, Assumptions };

    QWidget* buildReasons();
    void layOut();
    void connectParts();
    /// Sizes and distances that follow the size of the text.
    void fitToFont();
    void openPart(FlowPart part);
    void open(Card card, std::optional<FlowPart> part, QWidget* opener);
    void closeCard();
    void showCard();
    void showReasons();

    ModelReading m_reading;
    Card m_card = Card::None;
    std::optional<FlowPart> m_part; ///< of the card
    QPointer<QWidget> m_opener;     ///< gets the focus back
    FittingText* m_verdict;
    RacePanel* m_race;
    FittingText* m_reason;
    FlowView* m_flow;
    ExplanationCard* m_explanation;
    QStackedWidget* m_pages; ///< race and reason, or the card
    QAction* m_assumptions;
    QPushButton* m_assumptionsButton;
    WhileVisible* m_reasonsFollow;
    WhileVisible* m_cardFollows;
};

} // namespace roofline::window
