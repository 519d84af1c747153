// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/state/explorer_state.h"

#include "core/quantity/units.h"

#include <type_traits>

namespace roofline::window {

namespace {

/// The setting that the references of the model are written for.
ModelInput firstInput() { return {MatmulShape{}, Roof{gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}}; }

template <class Value>
ModelInput with(ModelInput input, Value MatmulShape::*part, std::type_identity_t<Value> value)
{
    input.shape.*part = value;
    return input;
}

template <class Value>
ModelInput with(ModelInput input, Value Roof::*part, std::type_identity_t<Value> value)
{
    input.roof.*part = value;
    return input;
}

} // namespace

ExplorerState::ExplorerState(QObject* parent) : QObject(parent), m_reading(readModel(firstInput())) {}

void ExplorerState::setSize(qint64 n) { setInput(with(input(), &MatmulShape::n, n)); }

void ExplorerState::setTile(qint64 tile) { setInput(with(input(), &MatmulShape::tile, tile)); }

void ExplorerState::setBandwidth(Bandwidth bandwidth) { setInput(with(input(), &Roof::bandwidth, bandwidth)); }

void ExplorerState::setPeak(ComputeRate peak) { setInput(with(input(), &Roof::peak, peak)); }

void ExplorerState::setTraffic(Traffic traffic) { setInput(with(input(), &MatmulShape::traffic, traffic)); }

void ExplorerState::setElementBytes(int bytes) { setInput(with(input(), &MatmulShape::elementBytes, bytes)); }

void ExplorerState::setInput(const ModelInput& input)
{
    if (m_reading.input == input)
        return;
    m_reading = readModel(input);
    emit changed(m_reading);
}

} // namespace roofline::window
