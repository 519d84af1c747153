// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "What limits it": the verdict in one large sentence, the race of both times, the reason, and what the model leaves out.
#pragma once

#include <QWidget>

#include "core/model/model_reading.h"

class QLabel;

namespace roofline::window {

class FlowView;
class RacePanel;

class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPanel(const ModelReading& first, QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    [[nodiscard]] RacePanel& race() { return *m_race; }

    /// A share of the window's width, within what is good to read.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* addText(const QString& name, const QString& accessibleName);
    void enlargeVerdict();

    QLabel* m_verdict;
    RacePanel* m_race;
    FlowView* m_flow;
    QLabel* m_reason;
    QLabel* m_moves;
    QLabel* m_assumptions;
};

} // namespace roofline::window
