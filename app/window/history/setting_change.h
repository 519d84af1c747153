// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One step of the history: the setting before and after it, what it is called, and which steps are really one. When a
// person begins something new is gesture_watch's.
#pragma once

#include <QCoreApplication>
#include <QUndoCommand>

#include "core/model/model_reading.h"

namespace roofline::window {

class ExplorerState;

/// What of a setting differs: a bit for each quantity.
enum class SettingPart : unsigned { Size = 1, Tile = 2, Bandwidth = 4, Peak = 8, Traffic = 16, Element = 32 };

/// The bits of all that differs between two settings.
[[nodiscard]] unsigned changedParts(const ModelInput& before, const ModelInput& after);

class SettingChange : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(SettingChange)

public:
    /// The state outlives this. Changes of one gesture to the same quantity become one step.
    SettingChange(ExplorerState& state, const ModelInput& before, const ModelInput& after, quint64 gesture);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* later) override;

private:
    ExplorerState& m_state;
    ModelInput m_before;
    ModelInput m_after;
    unsigned m_parts;
    quint64 m_gesture;
};

} // namespace roofline::window
