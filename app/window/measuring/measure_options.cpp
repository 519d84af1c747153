// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/measure_options.h"

#include <QAction>
#include <QMenu>

namespace roofline::window {

namespace {

constexpr Seconds sustainedTime(30.0); ///< until heat and power limits have told

} // namespace

MeasureOptions::MeasureOptions(QWidget* parent)
    : QToolButton(parent), m_menu(new QMenu(this)), m_sustained(m_menu->addAction(QString()))
{
    setObjectName("measureOptions");
    setArrowType(Qt::DownArrow);
    setAccessibleName(tr("Options of measuring"));
    setToolTip(tr("What is measured on top of the plan"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    const int seconds = static_cast<int>(sustainedTime.count());
    m_menu->setObjectName("measureOptionsMenu");
    m_menu->setToolTipsVisible(true);
    m_sustained->setObjectName("sustainedAction");
    m_sustained->setText(tr("Also &sustained, %1 s each").arg(seconds));
    m_sustained->setToolTip(tr("Keep both ceilings up for %1 s after the run: what is left once the device is warm and "
                               "its power limit tells")
                                .arg(seconds));
    m_sustained->setCheckable(true);
    connect(this, &QToolButton::clicked, this, [this] { m_menu->popup(mapToGlobal(rect().bottomLeft())); });
}

Seconds MeasureOptions::sustained() const { return m_sustained->isChecked() ? sustainedTime : Seconds(0.0); }

} // namespace roofline::window
