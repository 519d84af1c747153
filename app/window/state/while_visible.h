// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Work for a part of the window that is done only while the part can be seen: what it missed while it was hidden is done
// once, when it is shown again.
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace roofline::window {

class WhileVisible : public QObject {
    Q_OBJECT

public:
    /// Lives as long as `part`. `refresh` brings it up to date from a state that outlives it.
    WhileVisible(QWidget& part, std::function<void()> refresh);

    /// Something changed: refreshes now, or when the part is shown.
    void renew();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_part;
    std::function<void()> m_refresh;
    bool m_isStale = false;
};

} // namespace roofline::window
