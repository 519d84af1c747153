// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One step of the history: the setting before and after it, what it is called, and which steps are really one. A setting is
// where the sliders stand and the precision of the roof that they stand on. When a person begins something new is
// gesture_watch's.
#pragma once

#include <QCoreApplication>
#include <QUndoCommand>

#include "core/model/model_reading.h"

#include <string>

namespace roofline::window {

class ExplorerState;
class SessionState;

struct Setting {
    ModelInput input;
    std::string precision; ///< id of the chosen flat

    bool operator==(const Setting&) const = default;
};

/// What the two states hold.
struct SettingPlace {
    ExplorerState& sliders;
    SessionState& screen;

    [[nodiscard]] Setting read() const;
    void write(const Setting& setting) const;
};

/// What of a setting differs: a bit for each quantity.
enum class SettingPart : unsigned {
    Size = 1,
    Tile = 2,
    Bandwidth = 4,
    Peak = 8,
    Traffic = 16,
    Element = 32,
    Precision = 64
};

/// The bits of all that differs between two settings.
[[nodiscard]] unsigned changedParts(const Setting& before, const Setting& after);

class SettingChange : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(SettingChange)

public:
    /// The states outlive this. Changes of one gesture to the same quantity become one step, and so do a precision and the
    /// compute rate that goes with it.
    SettingChange(const SettingPlace& place, Setting before, Setting after, quint64 gesture);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* later) override;

private:
    SettingPlace m_place;
    Setting m_before;
    Setting m_after;
    unsigned m_parts;
    quint64 m_gesture;
};

} // namespace roofline::window
