// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The arrow beside Measure and the menu beneath it: what is measured on top of the plan.
#pragma once

#include <QToolButton>

#include "core/quantity/quantity.h"

class QAction;
class QMenu;

namespace roofline::window {

class MeasureOptions : public QToolButton {
    Q_OBJECT

public:
    explicit MeasureOptions(QWidget* parent = nullptr);

    /// How long both classic ceilings are kept up after the run; 0: not at all.
    [[nodiscard]] Seconds sustained() const;

private:
    QMenu* m_menu;
    QAction* m_sustained;
};

} // namespace roofline::window
