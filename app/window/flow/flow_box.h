// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One part of the flow as a button: its sign, its name and its figure. A click opens the card on it.
#pragma once

#include <QPushButton>

#include "app/window/flow/flow_geometry.h"

namespace roofline::window {

class FlowBox : public QPushButton {
    Q_OBJECT

public:
    FlowBox(FlowPart part, QWidget* parent = nullptr);

    void showContent(const FlowBoxContent& content, Keeping keeping, const QString& bindingMark);
    /// Where its texts stand in it.
    void showPlace(const FlowBoxPlace& place, const FlowFonts& fonts);
    /// Whether the card on it is open.
    void setOpen(bool isOpen);
    [[nodiscard]] FlowPart part() const { return m_part; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isMissing() const { return m_part == FlowPart::Tile && m_keeping == Keeping::Nothing; }
    [[nodiscard]] QColor ink() const;
    void paintGround(QPainter& painter) const;
    void paintTexts(QPainter& painter) const;

    FlowPart m_part;
    FlowBoxContent m_content;
    Keeping m_keeping = Keeping::Tile;
    FlowBoxPlace m_place;
    FlowFonts m_fonts;
    bool m_isOpen = false;
};

} // namespace roofline::window
