// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The setting of the sliders and what the model says of it: the one thing that controls write and pictures read.
// Widgets do not live here.
#pragma once

#include <QObject>

#include "core/model/model_reading.h"

namespace roofline::window {

class ExplorerState : public QObject {
    Q_OBJECT

public:
    explicit ExplorerState(QObject* parent = nullptr);

    [[nodiscard]] const ModelInput& input() const { return m_reading.input; }
    [[nodiscard]] const ModelReading& reading() const { return m_reading; }

    void setSize(qint64 n);
    void setTile(qint64 tile);
    void setBandwidth(Bandwidth bandwidth);
    void setPeak(ComputeRate peak);
    void setTraffic(Traffic traffic);
    void setElementBytes(int bytes);
    /// Sets all at once, with one signal.
    void setInput(const ModelInput& input);

signals:
    /// Once for each change, in the same event; never where nothing changed.
    void changed(const roofline::ModelReading& reading);

private:
    ModelReading m_reading;
};

} // namespace roofline::window
