// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Text that must be refused before anything is made of it.
#include "core/session/json/document.h"
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"

#include <doctest/doctest.h>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline;

namespace {

std::string refusal(std::string_view text, int depth = 4)
{
    try {
        (void)json::parseDocument(text, depth);
        return "read";
    } catch (const json::ReadingError& error) {
        return error.what();
    }
}

} // namespace

TEST_CASE("depth is counted in levels, to the very level")
{
    CHECK(refusal("[[[[1]]]]") == "read");
    CHECK(refusal("[[[[[1]]]]]") == "[0][0][0][0]: nested deeper than 4 levels");
    CHECK(refusal(R"({"a":{"b":[1,{"c":[]}]}})") == "a.b[1].c: nested deeper than 4 levels");
}

TEST_CASE("a text of nothing but brackets is refused without using them")
{
    const std::string brackets(8u << 20, '[');
    const auto read = sessionFromJson(brackets);
    REQUIRE(std::holds_alternative<SessionError>(read));
    CHECK(std::get<SessionError>(read).message.find("nested deeper than 32 levels") != std::string::npos);
}

TEST_CASE("a text beyond the limit is refused, one at the limit is looked at")
{
    const auto tooLarge = sessionFromJson(std::string(maxSessionBytes + 1, ' '));
    CHECK(std::get<SessionError>(tooLarge).message == "16777217 bytes are too many for a session, 16777216 at most");
    const auto atLimit = sessionFromJson(std::string(maxSessionBytes, ' '));
    CHECK(std::get<SessionError>(atLimit).message == "it is empty");
}

TEST_CASE("one key twice is refused, wherever it is")
{
    CHECK(refusal(R"({"a":1,"a":1})") == "a: it is there twice; once is right");
    CHECK(refusal(R"([{"x":0},{"b":{"c":1,"d":[0],"c":2}}])") == "[1].b.c: it is there twice; once is right");
    CHECK(refusal(R"({"a":{"b":1},"b":{"a":1}})") == "read");
}

TEST_CASE("a text that ends early says at which byte")
{
    CHECK(refusal(R"({"kernels":[{"id":"cop)") == "kernels[0].id: the text ends unfinished, at byte 22");
    CHECK(refusal("{") == "the text ends unfinished, at byte 1");
    CHECK(refusal("[1, 2,") == "[2]: the text ends unfinished, at byte 6");
    CHECK(refusal("{\"a\": tru") == "a: the text ends unfinished, at byte 9");
    CHECK(refusal("") == "it is empty");
    CHECK(refusal(" \n\t ") == "it is empty");
}

TEST_CASE("what is no JSON says where")
{
    CHECK(refusal("hello") == "no JSON at byte 1, near 'h'");
    CHECK(refusal("{} {}").rfind("no JSON at byte 4", 0) == 0);
    CHECK(refusal("{'a': 1}").rfind("no JSON at byte 2", 0) == 0);
    CHECK(refusal("[1, 2,]").rfind("[2]: no JSON at byte 7", 0) == 0);
    CHECK(refusal("{\"a\": \"\xC3(\"}").rfind("a: byte 9 is not UTF-8", 0) == 0);
    CHECK(refusal("{\"a\": \"\\ud800\"}").rfind("a: no JSON at byte", 0) == 0);
}

TEST_CASE("many keys take no longer than their number")
{
    std::string text = "{";
    for (int i = 0; i < 50000; ++i)
        text += (i == 0 ? "\"k" : ",\"k") + std::to_string(i) + "\":0";
    CHECK(refusal(text + "}") == "read");
}

TEST_CASE("the recorded card cut anywhere is refused")
{
    const std::string_view whole = recordedCards()[0].json;
    const std::size_t end = whole.rfind('}');
    for (std::size_t length = 0; length <= end; length += 7) {
        CAPTURE(length);
        CHECK(std::holds_alternative<SessionError>(sessionFromJson(whole.substr(0, length))));
    }
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("a card with some bytes replaced is read or refused in one line, and never more than that")
{
    const bool holds = rc::check("mutation", [] {
        std::string text(recordedCards()[0].json);
        const int count = *rc::gen::inRange(1, 6);
        for (int i = 0; i < count; ++i)
            text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
        const auto read = sessionFromJson(text);
        if (const auto* error = std::get_if<SessionError>(&read))
            RC_ASSERT(error->message.find('\n') == std::string::npos);
    });
    CHECK(holds);
}
#endif
