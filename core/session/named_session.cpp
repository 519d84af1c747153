// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/named_session.h"

#include "core/session/recorded_cards.h"

#include <filesystem>
#include <system_error>

namespace roofline {

namespace {

std::string recordedIds()
{
    std::string ids;
    for (const RecordedCard& card : recordedCards())
        ids += (ids.empty() ? "" : ", ") + card.id;
    return ids;
}

} // namespace

std::variant<Session, SessionError> readNamedSession(const std::string& name)
{
    std::error_code ignored;
    if (std::filesystem::exists(name, ignored))
        return readSessionFile(name);
    for (const RecordedCard& card : recordedCards()) {
        if (card.id == name)
            return sessionFromJson(card.json);
    }
    auto refused = readSessionFile(name);
    if (auto* error = std::get_if<SessionError>(&refused))
        error->message += "; the recorded cards are: " + recordedIds();
    return refused;
}

} // namespace roofline
