// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// F6 from part to part of the window and Shift+F6 back, so that the far end of it is not a dozen tabs away.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace roofline::window {

class PartsTour : public QObject {
    Q_OBJECT

public:
    /// The parts in their order; they outlive this.
    explicit PartsTour(QList<QWidget*> parts, QObject* parent = nullptr);

    /// For a menu.
    [[nodiscard]] QList<QAction*> actions() const { return m_actions; }

private:
    void go(int by);

    QList<QWidget*> m_parts;
    QList<QAction*> m_actions;
};

} // namespace roofline::window
