// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/gestures.h"

#include "app/window/text/chart_words.h"

namespace roofline::window {

namespace {

void addKeys(ShortcutGroup& group, const ChartWords::Keys& keys)
{
    for (const auto& [key, meaning] : keys)
        group.lines.push_back({key, meaning});
}

} // namespace

ShortcutGroup Gestures::controls()
{
    return {tr("In a slider or an entry"),
            {{tr("Arrows"), tr("one step: ×2 for sizes, 12 % for rates")},
             {tr("Shift and arrows"), tr("a fine step: 1 for sizes, 2.3 % for rates")},
             {tr("Page Up, Page Down"), tr("a large step: ×4 for sizes, ×2 for rates")},
             {tr("Home, End"), tr("the limits, in a slider")},
             {tr("Wheel"), tr("a step, where the control has the focus; with Shift a fine one")},
             {tr("Return"), tr("takes what was typed; Esc throws it away")},
             {tr("Double click"), tr("resets; the context menu says to which value")}}};
}

ShortcutGroup Gestures::roofline()
{
    ShortcutGroup group{tr("In the roofline"),
                        {{tr("Wheel"), tr("zooms about the pointer; over an axis, that axis alone")},
                         {tr("Drag"), tr("moves the view")},
                         {tr("Shift and drag"), tr("zooms to the part drawn")},
                         {tr("Double click"), tr("the whole picture")},
                         {tr("Rest on a point"), tr("its numbers, and why it is over 100 % where it is")}}};
    addKeys(group, ChartWords::rooflineKeys());
    return group;
}

ShortcutGroup Gestures::crossover()
{
    ShortcutGroup group{
        tr("In the chart of time against N"),
        {{tr("Drag of the line"), tr("another N")}, {tr("Click"), tr("chooses a measured product, as its row does")}}};
    addKeys(group, ChartWords::crossoverKeys());
    return group;
}

ShortcutGroup Gestures::lecture()
{
    return {tr("While lecturing, whatever has the focus"),
            {{tr("Page Down, Page Up"), tr("the next scene, the one before")},
             {tr("B or ."), tr("blanks the screen; any key or a click brings it back")},
             {tr("F5"), tr("the first scene")},
             {tr("Esc"), tr("cancels a measurement, where no zoomed roofline has the focus; then takes a zoom back; "
                            "where there is none, "
                            "ends the lecture and leaves the full screen")}}};
}

ShortcutGroup Gestures::window()
{
    return {tr("In the window"),
            {{tr("Tab, Shift+Tab"), tr("the next control, the one before")},
             {tr("Esc"),
              tr("cancels a measurement; then leaves a lecture and the full screen, where nothing else takes it")},
             {tr("Drop of a file"), tr("opens the session, on any part")}}};
}

std::vector<ShortcutGroup> Gestures::all() { return {controls(), roofline(), crossover(), lecture(), window()}; }

} // namespace roofline::window
