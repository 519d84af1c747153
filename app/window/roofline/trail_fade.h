// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The time that a trail is to be seen: as it was at first, then fainter in steps, then gone. It runs only while its picture is
// seen. What the trail looks like is annotation_painter's.
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

class QWidget;

namespace roofline::window {

class TrailFade : public QObject {
    Q_OBJECT

public:
    /// Of a trail in this picture, which outlives it.
    explicit TrailFade(QWidget& picture);

    /// A trail stands there, as fresh as can be. In a picture that is not seen yet its time begins when that is shown.
    void begin();
    /// There is no trail any more.
    void stop();
    /// Off: it stands still for its time, and then it is gone at once.
    void setAnimated(bool isAnimated) { m_isAnimated = isAnimated; }

    static constexpr int steps = 8;
    static constexpr std::chrono::milliseconds step{500};

signals:
    /// From now on the trail is to be seen so much: below 1, and 0 at the end.
    void fadedTo(double strength);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void advance();

    QWidget& m_picture;
    QTimer m_timer;
    int m_left = 0; ///< steps; none where there is no trail
    bool m_isAnimated = true;
};

} // namespace roofline::window
