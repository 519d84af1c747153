// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The recorded sessions that are built into both programs, so that they are there without a file's path. They are the
// files of resources/sessions; the build writes the definition.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace roofline {

struct RecordedCard {
    std::string id;        ///< the file's name without ".json": "tesla-t4"
    std::string_view json; ///< the whole file; it lives as long as the program
};

/// The card of a first start comes first (the Tesla T4), the others in the order of their ids.
[[nodiscard]] std::span<const RecordedCard> recordedCards();

} // namespace roofline
