// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a class in the last row reads above the pictures: the verdict in one large sentence, and beneath it the setting that it
// holds for. It does no work while it is hidden.
#pragma once

#include <QWidget>

#include "core/model/model_reading.h"

class QLabel;

namespace roofline::window {

class ExplorerState;

class LectureHeadline : public QWidget {
    Q_OBJECT

public:
    /// The state outlives the headline.
    explicit LectureHeadline(ExplorerState& explorer, QWidget* parent = nullptr);

    /// Where in the lecture this is; said by a screen reader as well.
    void showScene(const QString& caption);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showReading(const ModelReading& reading);
    void enlarge();

    QLabel* m_verdict;
    QLabel* m_setting;
    QLabel* m_scene;
};

} // namespace roofline::window
