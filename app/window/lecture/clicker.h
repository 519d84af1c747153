// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys that a presenter's clicker sends, taken from whatever has the focus: a focused slider would eat Page Up and Page
// Down, an entry the B. What they lead to is lecture_mode's.
#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace roofline::window {

class Clicker : public QObject {
    Q_OBJECT

public:
    /// Takes nothing until it is set to listen. The window outlives this.
    explicit Clicker(QWidget& window, QObject* parent = nullptr);

    void setListening(bool isListening);
    /// While the screen is blank every key brings it back, and does nothing else.
    void setBlank(bool isBlank) { m_isBlank = isBlank; }

signals:
    /// Page Down: 1, Page Up: -1.
    void stepped(int by);
    /// F5: from the beginning, as in a presentation.
    void restarted();
    void blankAsked(bool isBlank);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Press { None, Forward, Back, Restart, Blank, Unblank };

    [[nodiscard]] bool isForWindow(QObject* watched) const;
    [[nodiscard]] Press pressOf(const QKeyEvent& key) const;
    void act(Press press);

    QWidget& m_window;
    bool m_isListening = false;
    bool m_isBlank = false;
};

} // namespace roofline::window
