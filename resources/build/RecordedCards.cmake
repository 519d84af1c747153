# SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
# SPDX-License-Identifier: Apache-2.0
#
# roofline_recorded_cards(OUTPUT FIRST): writes the C++ file OUTPUT that holds every resources/sessions/*.json as text, the
# card FIRST before the others: the one on screen at a first start. It is written again whenever one of them changes.
function(roofline_recorded_cards output first)
  file(GLOB sessions CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/resources/sessions/*.json")
  list(SORT sessions)
  list(REMOVE_ITEM sessions "${CMAKE_SOURCE_DIR}/resources/sessions/${first}.json")
  list(PREPEND sessions "${CMAKE_SOURCE_DIR}/resources/sessions/${first}.json")
  set(rows "")
  foreach(session IN LISTS sessions)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${session}")
    get_filename_component(id "${session}" NAME)
    string(REGEX REPLACE "\\.json$" "" id "${id}")
    # As bytes: a string literal may not be as long as a session can be, and no character needs care.
    file(READ "${session}" hex HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${hex}")
    string(MAKE_C_IDENTIFIER "${id}" name)
    string(APPEND texts "constexpr char ${name}[] = {${bytes}};\n")
    string(APPEND rows "        {\"${id}\", std::string_view(${name}, sizeof ${name})},\n")
  endforeach()
  file(CONFIGURE OUTPUT "${output}" @ONLY CONTENT [=[
// Written by resources/build/RecordedCards.cmake from resources/sessions.
#include "core/session/recorded_cards.h"

#include <vector>

namespace roofline {

namespace {

@texts@
} // namespace

std::span<const RecordedCard> recordedCards()
{
    static const std::vector<RecordedCard> cards = {
@rows@    };
    return cards;
}

} // namespace roofline
]=])
endfunction()
