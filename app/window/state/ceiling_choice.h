// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which ceilings of a session the roofline draws, and which one is the flat of its roof; what else it draws of what was
// measured. A choice holds for every session: what one of them lacks is passed over. It is offered by ceilings_menu.
#pragma once

#include <set>
#include <string>

namespace roofline::window {

struct CeilingChoice {
    /// Ids of those drawn beside the roof.
    std::set<std::string> shown{"l1_read", "l2_read", "llc_read"};
    std::string precision = "fma_fp32"; ///< id of the flat of the roof
    bool hasTheory = false;             ///< what they could be on paper
    bool hasLadders = true;
    bool hasKnee = true;

    bool operator==(const CeilingChoice&) const = default;
};

} // namespace roofline::window
