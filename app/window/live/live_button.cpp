// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_button.h"

#include <QEvent>

#include "app/window/live/live_marker.h"

namespace roofline::window {

LiveButton::LiveButton(QWidget* parent) : QPushButton(tr("L&ive"), parent)
{
    setObjectName("liveButton");
    setCheckable(true);
    setAccessibleName(tr("Live"));
    paintIcon();
    setState(State::NoDevice);
}

void LiveButton::setState(State state)
{
    setEnabled(state == State::Usable);
    switch (state) {
    case State::Usable:
        setToolTip(tr("Time the product at this N and T while the sliders move, on the chosen device (Alt+I)"));
        break;
    case State::NoDevice:
        setToolTip(tr("Live times on a device of this place: choose one in the list of cards"));
        break;
    case State::Measuring:
        setToolTip(tr("Live waits until the measurement has ended"));
        break;
    }
    setAccessibleDescription(toolTip());
}

void LiveButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        paintIcon();
}

void LiveButton::paintIcon() { setIcon(liveIcon(themeOf(palette()), iconSize().height())); }

} // namespace roofline::window
