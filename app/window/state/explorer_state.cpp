// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/state/explorer_state.h"

#include "core/quantity/units.h"

namespace roofline::window {

namespace {

/// The setting that the references of the model are written for.
ModelInput firstInput() { return {MatmulShape{}, Roof{gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}}; }

} // namespace

ExplorerState::ExplorerState(QObject* parent) : QObject(parent), m_reading(readModel(firstInput())) {}

void ExplorerState::setSize(qint64 n)
{
    ModelInput next = input();
    next.shape.n = n;
    setInput(next);
}

void ExplorerState::setTile(qint64 tile)
{
    ModelInput next = input();
    next.shape.tile = tile;
    setInput(next);
}

void ExplorerState::setBandwidth(Bandwidth bandwidth)
{
    ModelInput next = input();
    next.roof.bandwidth = bandwidth;
    setInput(next);
}

void ExplorerState::setPeak(ComputeRate peak)
{
    ModelInput next = input();
    next.roof.peak = peak;
    setInput(next);
}

void ExplorerState::setTraffic(Traffic traffic)
{
    ModelInput next = input();
    next.shape.traffic = traffic;
    setInput(next);
}

void ExplorerState::setElementBytes(int bytes)
{
    ModelInput next = input();
    next.shape.elementBytes = bytes;
    setInput(next);
}

void ExplorerState::setInput(const ModelInput& input)
{
    if (m_reading.input == input)
        return;
    m_reading = readModel(input);
    emit changed(m_reading);
}

} // namespace roofline::window
