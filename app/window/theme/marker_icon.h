// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A kernel's marker as an icon, sharp in every size: the legend of the charts beside its name in the table.
#pragma once

#include <QIcon>

#include <string>

namespace roofline::window {

[[nodiscard]] QIcon markerIcon(const std::string& id);

} // namespace roofline::window
