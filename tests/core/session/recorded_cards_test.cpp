// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Whatever is recorded in resources/sessions must be fit to be shown.
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace roofline;

TEST_CASE("recorded cards are read, whole, have a roof and say where they come from")
{
    REQUIRE_FALSE(recordedCards().empty());
    for (const RecordedCard& card : recordedCards()) {
        CAPTURE(card.id);
        const auto read = sessionFromJson(card.json);
        if (const auto* error = std::get_if<SessionError>(&read))
            FAIL(error->message);
        const Session& session = std::get<Session>(read);
        CHECK(roofOf(session).has_value());
        CHECK_FALSE(session.isPartial);
        CHECK_FALSE(session.created.empty());
        CHECK(session.kernels.size() >= 5);
        CHECK(std::all_of(session.kernels.begin(), session.kernels.end(),
                          [](const auto& kernel) { return kernel.isUsable(); }));
    }
}

TEST_CASE("the T4 comes first: it is on screen at a first start; then by id, each once")
{
    const auto cards = recordedCards();
    CHECK(cards.front().id == "tesla-t4");
    const auto isNotBefore = [](const RecordedCard& a, const RecordedCard& b) { return a.id >= b.id; };
    CHECK(std::adjacent_find(cards.begin() + 1, cards.end(), isNotBefore) == cards.end());
}
