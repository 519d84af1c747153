// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the student moves, and what the model says of it. Writes ExplorerState and shows what it says.
#pragma once

#include <QWidget>

#include "app/window/controls/tile_limits.h"
#include "core/model/model_reading.h"
#include "core/session/session.h"

#include <optional>

class QComboBox;

namespace roofline::window {

class ExplorerState;
class ParameterControl;
class ReadOuts;

class ControlPanel : public QWidget {
    Q_OBJECT

public:
    /// The state outlives the panel.
    explicit ControlPanel(ExplorerState& explorer, QWidget* parent = nullptr);

    /// The card on screen limits the tile; its measured ceilings are what the rates are compared with and reset to.
    void showSession(const Session& session) { showSession(session, roofOf(session)); }
    /// `measured`: the rates that the sliders are held against.
    void showSession(const Session& session, const std::optional<Roof>& measured);

private:
    void buildParameters();
    QComboBox* addChoice(const QString& name, const QString& meaning);
    void buildChoices();
    void layOut();
    void connectParts();
    void showReading(const ModelReading& reading);
    void showTileFaults(const MatmulShape& shape);
    void tellMeasured(const Session& session);
    void showWhatIf(const Roof& roof);

    ExplorerState& m_explorer;
    BlockLimits m_limits;
    QString m_bandwidthTold; ///< what was measured, with its spread
    QString m_peakTold;
    std::optional<Roof> m_measured; ///< of the session on screen
    ParameterControl* m_size = nullptr;
    ParameterControl* m_tile = nullptr;
    ParameterControl* m_bandwidth = nullptr;
    ParameterControl* m_peak = nullptr;
    QComboBox* m_traffic = nullptr;
    QComboBox* m_element = nullptr;
    ReadOuts* m_readOuts = nullptr;
};

} // namespace roofline::window
