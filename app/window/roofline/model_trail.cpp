// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/model_trail.h"

namespace roofline::window {

bool ModelTrail::follow(const ModelReading& reading)
{
    const RoofPoint next{reading.intensity, reading.attainable};
    const bool hasMoved = m_roof == reading.input.roof && m_now.intensity != next.intensity;
    if (m_roof != reading.input.roof) {
        m_past.clear();
    } else if (hasMoved) {
        if (m_past.size() == mostSteps)
            m_past.erase(m_past.begin());
        m_past.push_back(m_now);
    }
    m_roof = reading.input.roof;
    m_now = next;
    return hasMoved;
}

} // namespace roofline::window
