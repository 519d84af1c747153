// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The numbers that the model gives for the setting above them, one line each.
#pragma once

#include <QWidget>

#include "core/model/model_reading.h"

#include <vector>

class QGridLayout;
class QLabel;

namespace roofline::window {

class ReadOuts : public QWidget {
    Q_OBJECT

public:
    explicit ReadOuts(QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);

private:
    QLabel* addLine(QGridLayout* layout, const QString& name, const QString& label, const QString& meaning);

    QLabel* m_intensity;
    QLabel* m_ridge;
    QLabel* m_shared;
    QLabel* m_memory;
    QLabel* m_compute;
    QLabel* m_bound;
    QLabel* m_crossover;
};

} // namespace roofline::window
