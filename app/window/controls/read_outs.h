// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The numbers that the model gives for the setting above them, one line each.
#pragma once

#include <QWidget>

#include "core/model/model_reading.h"

class QGridLayout;

namespace roofline::window {

class FittingText;

class ReadOuts : public QWidget {
    Q_OBJECT

public:
    explicit ReadOuts(QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);

private:
    FittingText* addLine(QGridLayout* layout, const QString& name, const QString& label, const QString& meaning);
    FittingText* addSentence(QGridLayout* layout, const QString& name, const QString& label, const QString& meaning);

    FittingText* m_intensity;
    FittingText* m_ridge;
    FittingText* m_shared;
    FittingText* m_memory;
    FittingText* m_compute;
    FittingText* m_bound;
    FittingText* m_crossover;
};

} // namespace roofline::window
