// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Esc where nothing else in the window takes it: what has to be left first, and what with it. How each is left, it knows itself.
#pragma once

#include <QObject>

namespace roofline::window {

class FullScreen;
class LectureMode;
class MainWindow;

class WayOut : public QObject {
    Q_OBJECT

public:
    /// All outlive this.
    WayOut(MainWindow& window, LectureMode& lecture, FullScreen& fullScreen, QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool leave();

    MainWindow& m_window;
    LectureMode& m_lecture;
    FullScreen& m_fullScreen;
};

} // namespace roofline::window
