// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The drawing of the flow: global memory, tile, arithmetic and output with the counts on the edges between them, and what
// binds. It tells which part was asked about; what a card says is not known here.
#pragma once

#include <QWidget>

#include "app/window/accessibility/spoken_value.h"
#include "app/window/flow/flow_geometry.h"

#include <array>
#include <optional>

namespace roofline::window {

class FlowBox;

class FlowView : public QWidget, public SpokenValue {
    Q_OBJECT

public:
    explicit FlowView(const ModelReading& first, QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    /// The part whose card is open; none for no card.
    void showOpen(std::optional<FlowPart> part);
    [[nodiscard]] FlowBox& box(FlowPart part) const { return *m_boxes.at(static_cast<std::size_t>(part)); }
    [[nodiscard]] const FlowContent& content() const { return m_content; }

    [[nodiscard]] QAccessible::Role spokenRole() const override { return QAccessible::Graphic; }
    [[nodiscard]] QString spokenValue() const override { return spokenFlow(m_content); }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void partAsked(roofline::window::FlowPart part);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    void paintEdge(QPainter& painter, std::size_t which) const;
    void paintCounts(QPainter& painter, std::size_t which) const;

    FlowContent m_content;
    FlowFonts m_fonts;
    FlowGeometry m_geometry;
    std::array<FlowBox*, 4> m_boxes{};
};

} // namespace roofline::window
