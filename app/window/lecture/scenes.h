// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a lecturer shows one after the other with a clicker: which pictures, and which tile. The first scene is the setting as
// it was found; then the point walks to the right under one roof, then time against N, then both with the controls.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace roofline::window {

struct Scene {
    bool showsRoofline = true;
    bool showsCrossover = true;
    bool showsControls = false;
    std::optional<qint64> tile; ///< to be set, with the traffic of tiles
    bool isAsFound = false;     ///< the product as it was when the lecture began
};

class Scenes {
    Q_DECLARE_TR_FUNCTIONS(Scenes)

public:
    [[nodiscard]] static const std::vector<Scene>& all();
    /// What stands beside the setting: "3 of 8: tile 8, to the right".
    [[nodiscard]] static QString caption(int index);

private:
    [[nodiscard]] static QString name(int index);
};

} // namespace roofline::window
