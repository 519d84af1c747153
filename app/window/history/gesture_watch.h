// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When a person begins something new: a mouse button goes down, Return is pressed, the focus moves, another key is pressed,
// or the same one again after a pause.
// What is done with the keys and clicks is not seen here, so that every part that can be dragged takes part unasked.
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

class QWidget;

namespace roofline::window {

class GestureWatch : public QObject {
    Q_OBJECT

public:
    /// Looks at the events of the application's widgets, and takes none.
    explicit GestureWatch(QObject* parent = nullptr);

    /// A number that is another one with each gesture.
    [[nodiscard]] quint64 gesture() const { return m_gesture; }
    /// Whatever comes next is something new.
    void begin();

    /// After so long without a stroke the next one is something new.
    static constexpr std::chrono::milliseconds pause{1200};

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Hand { None, Mouse, Return, Strokes };

    void note(Hand hand);
    void noteStroke(quint64 kind);

    quint64 m_gesture = 1;
    Hand m_hand = Hand::None;
    quint64 m_stroke = 0; ///< the key with its modifiers, or the wheel with its direction
    QTimer m_rest;        ///< runs since the last stroke
};

} // namespace roofline::window
