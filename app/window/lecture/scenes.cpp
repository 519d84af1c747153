// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lecture/scenes.h"

namespace roofline::window {

const std::vector<Scene>& Scenes::all()
{
    static const std::vector<Scene> scenes = {
        {true, true, false, std::nullopt, true}, // both, as they are
        {true, false, false, 1, false},          // the roofline: untiled,
        {true, false, false, 8, false},          // and each tile further to the right
        {true, false, false, 16, false},
        {true, false, false, 32, false},
        {false, true, false, std::nullopt, false}, // time against N
        {true, true, false, std::nullopt, false},
        {true, true, true, std::nullopt, false}, // now the class says what to try
    };
    return scenes;
}

QString Scenes::name(int index)
{
    const Scene& scene = all()[static_cast<std::size_t>(index)];
    if (scene.isAsFound)
        return tr("as set");
    if (scene.tile)
        return *scene.tile == 1 ? tr("without a tile") : tr("tile %1").arg(*scene.tile);
    if (scene.showsControls)
        return tr("try it");
    return scene.showsRoofline ? tr("both pictures") : tr("time against N");
}

QString Scenes::caption(int index)
{
    return tr("%1 of %2: %3", "scene").arg(index + 1).arg(all().size()).arg(name(index));
}

} // namespace roofline::window
