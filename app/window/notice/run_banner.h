// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One line over the pictures for a run whose numbers must not be read without it: not quiet, drifted, throttled. Seen only
// while there is something to say; the sentences are run_notes'.
#pragma once

#include <QFrame>

#include "core/session/session.h"

class QLabel;

namespace roofline::window {

class RunBanner : public QFrame {
    Q_OBJECT

public:
    explicit RunBanner(QWidget* parent = nullptr);

    void showSession(const Session& session);
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    QLabel* m_sentence;
};

} // namespace roofline::window
