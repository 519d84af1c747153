// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The switch of timing live, in the row of measuring: on, off, and why it cannot be on. What it switches is live_flow's.
#pragma once

#include <QPushButton>

namespace roofline::window {

class LiveButton : public QPushButton {
    Q_OBJECT

public:
    explicit LiveButton(QWidget* parent = nullptr);

    enum class State {
        Usable,
        NoDevice,  ///< what is chosen cannot be measured here
        Measuring, ///< a run goes on
    };
    void setState(State state);

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintIcon();
};

} // namespace roofline::window
