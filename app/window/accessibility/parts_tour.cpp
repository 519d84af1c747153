// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/accessibility/parts_tour.h"

#include <QAction>
#include <QApplication>
#include <QWidget>

#include "app/window/accessibility/tab_order.h"

#include <utility>

namespace roofline::window {

PartsTour::PartsTour(QList<QWidget*> parts, QObject* parent) : QObject(parent), m_parts(std::move(parts))
{
    auto* next = new QAction(tr("To the &next part"), this);
    next->setObjectName("nextPartAction");
    next->setShortcut(QKeySequence(Qt::Key_F6));
    connect(next, &QAction::triggered, this, [this] { go(1); });
    auto* previous = new QAction(tr("To the &part before"), this);
    previous->setObjectName("previousPartAction");
    previous->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6));
    connect(previous, &QAction::triggered, this, [this] { go(-1); });
    m_actions = {next, previous};
}

void PartsTour::go(int by)
{
    const qsizetype count = m_parts.size();
    const QWidget* focus = QApplication::focusWidget();
    qsizetype at = by > 0 ? -1 : count; // from outside: to the first, or to the last
    for (qsizetype i = 0; i < count; ++i)
        if (focus == m_parts[i] || m_parts[i]->isAncestorOf(focus))
            at = i;
    for (qsizetype step = 1; step <= count; ++step) {
        QWidget& part = *m_parts[(at + by * step + 2 * count) % count];
        for (QWidget* stop : tabStops(part)) {
            if (stop->isVisible() && stop->isEnabled()) {
                stop->setFocus(Qt::ShortcutFocusReason);
                return;
            }
        }
    }
}

} // namespace roofline::window
