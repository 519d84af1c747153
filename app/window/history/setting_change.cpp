// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/history/setting_change.h"

#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"

#include <bit>
#include <utility>

namespace roofline::window {

namespace {

constexpr unsigned bitOf(SettingPart part) { return static_cast<unsigned>(part); }

} // namespace

Setting SettingPlace::read() const { return {sliders.input(), screen.ceilings().precision}; }

void SettingPlace::write(const Setting& setting) const
{
    sliders.setInput(setting.input);
    CeilingChoice choice = screen.ceilings();
    choice.precision = setting.precision;
    screen.choose(choice);
}

unsigned changedParts(const Setting& from, const Setting& to)
{
    const ModelInput& before = from.input;
    const ModelInput& after = to.input;
    unsigned parts = 0;
    const auto note = [&parts](bool differs, SettingPart part) { parts |= differs ? bitOf(part) : 0u; };
    note(before.shape.n != after.shape.n, SettingPart::Size);
    note(before.shape.tile != after.shape.tile, SettingPart::Tile);
    note(before.roof.bandwidth != after.roof.bandwidth, SettingPart::Bandwidth);
    note(before.roof.peak != after.roof.peak, SettingPart::Peak);
    note(before.shape.traffic != after.shape.traffic, SettingPart::Traffic);
    note(before.shape.elementBytes != after.shape.elementBytes, SettingPart::Element);
    note(from.precision != to.precision, SettingPart::Precision);
    return parts;
}

SettingChange::SettingChange(const SettingPlace& place, Setting before, Setting after, quint64 gesture)
    : m_place(place),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_parts(changedParts(m_before, m_after)),
      m_gesture(gesture)
{
    // After "Undo" and "Redo" in the menu.
    switch (m_parts) {
    case bitOf(SettingPart::Size):
        setText(tr("change of N"));
        return;
    case bitOf(SettingPart::Tile):
        setText(tr("change of T"));
        return;
    case bitOf(SettingPart::Bandwidth):
        setText(tr("change of bandwidth"));
        return;
    case bitOf(SettingPart::Peak):
        setText(tr("change of compute rate"));
        return;
    case bitOf(SettingPart::Traffic):
        setText(tr("change of traffic"));
        return;
    case bitOf(SettingPart::Element):
        setText(tr("change of element size"));
        return;
    case bitOf(SettingPart::Precision):
    case bitOf(SettingPart::Precision) | bitOf(SettingPart::Peak):
        setText(tr("change of precision"));
        return;
    case bitOf(SettingPart::Bandwidth) | bitOf(SettingPart::Peak):
        setText(tr("change of both ceilings"));
        return;
    default:
        setText(tr("change of the setting"));
    }
}

void SettingChange::undo() { m_place.write(m_before); }

void SettingChange::redo() { m_place.write(m_after); }

bool SettingChange::mergeWith(const QUndoCommand* later)
{
    // The stack asks only for commands of the same id, and there is one kind.
    const auto* next = static_cast<const SettingChange*>(later);
    const bool isSame = next->m_parts == m_parts && std::has_single_bit(m_parts);
    const bool isItsRate = m_parts == bitOf(SettingPart::Precision) && next->m_parts == bitOf(SettingPart::Peak);
    if (next->m_gesture != m_gesture || (!isSame && !isItsRate))
        return false;
    m_after = next->m_after;
    m_parts |= next->m_parts;
    setObsolete(m_after == m_before); // dragged there and back: nothing to undo
    return true;
}

} // namespace roofline::window
