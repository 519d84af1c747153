// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What a session's text must not contain: each refused in one line that names the place and what would be right.
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace roofline;
using Json = nlohmann::json;

namespace {

/// The recorded T4 with one value put in at a JSON pointer.
std::string changed(const std::string& pointer, const Json& value)
{
    Json tree = Json::parse(recordedCards()[0].json);
    tree[Json::json_pointer(pointer)] = value;
    return tree.dump();
}

std::string without(const std::string& pointer, const std::string& key)
{
    Json tree = Json::parse(recordedCards()[0].json);
    tree[Json::json_pointer(pointer)].erase(key);
    return tree.dump();
}

/// The refusal, or "read" where there was none.
std::string refusal(std::string_view text)
{
    const auto read = sessionFromJson(text);
    const auto* error = std::get_if<SessionError>(&read);
    return error == nullptr ? "read" : error->message;
}

std::string refusalOf(const std::string& pointer, const Json& value) { return refusal(changed(pointer, value)); }

} // namespace

TEST_CASE("the unchanged file is read, and keys that nobody knows are no fault")
{
    CHECK(refusal(recordedCards()[0].json) == "read");
    CHECK(refusalOf("/kernels/0/future", Json{{"deep", {1, 2, 3}}}) == "read");
    CHECK(refusalOf("/environment", nullptr) == "read");
}

TEST_CASE("another format and a newer version")
{
    CHECK(refusalOf("/version", 2) == "version 2 is newer than this program reads (1): update Roofline Explorer");
    CHECK(refusalOf("/version", 0) == "version: a whole number from 1 to 2147483647 is needed, found 0");
    CHECK(refusalOf("/version", "1") == "version: a whole number from 1 to 2147483647 is needed, found \"1\"");
    CHECK(refusalOf("/version", 1.5) == "version: a whole number from 1 to 2147483647 is needed, found 1.5");
    CHECK(refusalOf("/version", 18446744073709551615u) ==
          "version: a whole number from 1 to 2147483647 is needed, found 18446744073709551615");
    CHECK(refusalOf("/format", "flame-graph") == "format: \"roofline-session\" is needed, found \"flame-graph\"");
    CHECK(refusal(without("", "format")) ==
          "format: it is needed, and is not there; a session file has \"format\": \"roofline-session\"");
}

TEST_CASE("times that cannot be")
{
    CHECK(refusalOf("/kernels/2/ms/median", -1) ==
          "kernels[2].ms.median: a positive number of milliseconds is needed, found -1");
    CHECK(refusalOf("/kernels/2/ms/median", 0) ==
          "kernels[2].ms.median: a positive number of milliseconds is needed, found 0");
    CHECK(refusalOf("/kernels/2/ms/median", nullptr) == "kernels[2].ms.median: it is needed, and is not there");
    CHECK(refusalOf("/kernels/2/ms/median", "0.5") ==
          "kernels[2].ms.median: a positive number of milliseconds is needed, found \"0.5\"");
    CHECK(refusalOf("/kernels/2/ms/median", 1e-200) ==
          "kernels[2].ms.median: a time from 1e-9 to 1e12 milliseconds is needed, found 1e-200");
    CHECK(refusalOf("/ceilings/1/ms/samples", Json::array({1.3, -2.0})) ==
          "ceilings[1].ms.samples[1]: a positive number of milliseconds is needed, found -2.0");
    CHECK(refusal(without("/kernels/0", "ms")) == "kernels[0].ms: it is needed, and is not there");
}

TEST_CASE("numbers that are no numbers")
{
    CHECK(refusal("{\"format\": NaN}").rfind("format: no JSON at byte 12, near", 0) == 0);
    CHECK(refusal("{\"a\": {\"b\": [1, 1e400]}}") == "a.b[1]: the number 1e400 is beyond what can be stored");
    CHECK(refusal("{\"a\": -Infinity}").rfind("a: no JSON at byte ", 0) == 0);
}

TEST_CASE("what follows a zero byte is no part of a text, and is not passed over")
{
    const std::string text(recordedCards()[0].json);
    const std::string place = "no JSON at byte " + std::to_string(text.size() + 1) + ", near '";
    CHECK(refusal(text + '\0').rfind(place, 0) == 0);
    CHECK(refusal(text + std::string("\0{}", 3)).rfind(place, 0) == 0);
}

TEST_CASE("clocks beyond what can be written out in hertz")
{
    CHECK(refusalOf("/device/highest_clock_mhz", 1e308) ==
          "device.highest_clock_mhz: no more than 1e9 megahertz is needed, found 1e+308");
    CHECK(refusalOf("/kernels/0/conditions", Json{{"clock_mhz", 1e308}}) ==
          "kernels[0].conditions.clock_mhz: no more than 1e9 megahertz is needed, found 1e+308");
}

TEST_CASE("a spread that is none, beside samples that are good")
{
    const Json good{{"median", 0.786}, {"samples", {0.785, 0.786, 0.787}}};
    const auto with = [&](const char* key, const Json& value) {
        Json ms = good;
        ms[key] = value;
        return refusalOf("/kernels/0/ms", ms);
    };
    CHECK(with("count", 3) == "read");
    CHECK(with("count", -1) == "kernels[0].ms.count: a whole number from 3 to 3 is needed, found -1");
    CHECK(with("mad", -1) == "kernels[0].ms.mad: a number of milliseconds of 0 or more is needed, found -1");
    CHECK(with("mad", true) == "kernels[0].ms.mad: a number of milliseconds of 0 or more is needed, found true");
}

TEST_CASE("a minus before 0 FLOP is dropped")
{
    const auto read = sessionFromJson(changed("/kernels/1/flop", -0.0));
    REQUIRE(std::holds_alternative<Session>(read));
    CHECK_FALSE(std::signbit(std::get<Session>(read).kernels[1].work.value()));
}

TEST_CASE("rates that times and counts contradict")
{
    CHECK(refusalOf("/ceilings/0/value", 250.0) ==
          "ceilings[0].value: bytes and ms give 244.53, and within 0.5 % of it is needed, found 250.0");
    CHECK(refusalOf("/kernels/0/gb_per_s", 300.0) ==
          "kernels[0].gb_per_s: bytes and ms give 256.18, and within 0.5 % of it is needed, found 300.0");
    CHECK(refusalOf("/kernels/1/gflop_per_s", 1.0) ==
          "kernels[1].gflop_per_s: flop and ms give 0, and within 0.5 % of it is needed, found 1.0");
    CHECK(
        refusalOf("/kernels/3/percent_of_ceiling", 100.0) ==
        "kernels[3].percent_of_ceiling: times and ceilings give 1008.5, and within 0.5 % of it is needed, found 100.0");
    CHECK(refusalOf("/kernels/3/bound_by", "compute") ==
          "kernels[3].bound_by: \"bandwidth\", as the ceilings say, is needed, found \"compute\"");
    CHECK(refusalOf("/kernels/0/intensity_flop_per_byte", 0.083) == "read"); // as published: 0.4 % off
    CHECK(refusalOf("/kernels/0/gb_per_s", 256.2) == "read");
}

TEST_CASE("a median that its samples contradict")
{
    CHECK(refusalOf("/kernels/0/ms/samples", Json::array({1.0, 2.0, 3.0}))
              .rfind("kernels[0].ms.median: the samples give 2,", 0) == 0);
    const auto read =
        sessionFromJson(changed("/kernels/0/ms", Json{{"median", 0.786}, {"samples", {0.7, 0.78588, 0.9}}}));
    REQUIRE(std::holds_alternative<Session>(read));
    CHECK(std::get<Session>(read).kernels[0].time.median.count() == doctest::Approx(0.78588e-3).epsilon(1e-14));
    CHECK(std::get<Session>(read).kernels[0].time.spread->count == 3);
}

TEST_CASE("a spread that its median contradicts")
{
    const auto spread = [](double least, double greatest) {
        return Json{{"median", 0.786}, {"min", least}, {"max", greatest}, {"mad", 0.01}, {"count", 9}};
    };
    CHECK(refusalOf("/kernels/0/ms", spread(0.7, 0.9)) == "read");
    CHECK(refusalOf("/kernels/0/ms", spread(0.8, 0.9)) ==
          "kernels[0].ms.min: the shortest time, not above the median, is needed, found 0.8");
    CHECK(refusalOf("/kernels/0/ms", spread(0.7, 0.75)) ==
          "kernels[0].ms.max: the longest time, not below the median, is needed, found 0.75");
}

TEST_CASE("wrong types and wrong names")
{
    CHECK(refusal("[1, 2]") == "an object is needed, found a list");
    CHECK(refusal("7") == "an object is needed, found 7");
    CHECK(refusalOf("/kernels", "none") == "kernels: a list is needed, found \"none\"");
    CHECK(refusalOf("/kernels/0", 5) == "kernels[0]: an object is needed, found 5");
    CHECK(refusalOf("/kernels/0/check", Json{{"passed", "yes"}}) ==
          "kernels[0].check.passed: true or false is needed, found \"yes\"");
    CHECK(refusalOf("/ceilings/0/kind", "latency") ==
          "ceilings[0].kind: \"bandwidth\" or \"compute\" is needed, found \"latency\"");
    CHECK(refusalOf("/ceilings/0/unit", "GiB/s") == "ceilings[0].unit: \"GB/s\" is needed, found \"GiB/s\"");
    CHECK(refusalOf("/device/kind", "tpu") == "device.kind: \"cpu\" or \"cuda\" is needed, found \"tpu\"");
    CHECK(refusalOf("/device/multiprocessors", 0) ==
          "device.multiprocessors: a whole number from 1 to 2147483647 is needed, found 0");
    CHECK(refusalOf("/plan/kind", "long") ==
          "plan.kind: \"scaled\", \"classic\" or \"quick\" is needed, found \"long\"");
    CHECK(refusalOf("/kernels/0/id", "") == "kernels[0].id: a name is needed, found \"\"");
    CHECK(refusalOf("/kernels/1/id", "vector_add") ==
          "kernels[1].id: an id other than that of kernels[0] is needed, found \"vector_add\"");
    CHECK(refusalOf("/kernels/0/bytes", 0) == "kernels[0].bytes: a positive number of bytes is needed, found 0");
    CHECK(refusalOf("/kernels/0/flop", -1) == "kernels[0].flop: a number of FLOP of 0 or more is needed, found -1");
    CHECK(refusalOf("/kernels/0/flop", 1e31) == "kernels[0].flop: no more than 1e30 is needed, found 1e+31");
    CHECK(refusalOf("/created", "yesterday") ==
          "created: a date such as 2026-08-30 or 2026-08-30T14:05:09Z is needed, found \"yesterday\"");
}

TEST_CASE("a refusal is one line, whatever was found")
{
    const std::string message = refusalOf("/plan/kind", "a\nb\x1b[31m" + std::string(500, 'x'));
    CHECK(message.find_first_of("\n\x1b") == std::string::npos);
    CHECK(message.size() < 200);
}

TEST_CASE("a view of the wrong kind, and a view that no control could show")
{
    CHECK(refusalOf("/view", nullptr) == "read");
    CHECK(refusalOf("/view", Json::object()) == "read");
    CHECK(refusalOf("/view", Json{{"lecture", true}, {"future", {1, 2}}}) == "read");
    CHECK(refusalOf("/view", true) == "view: an object is needed, found true");
    CHECK(refusalOf("/view", Json{{"lecture", 1}}) == "view.lecture: true or false is needed, found 1");
    CHECK(refusalOf("/view", Json{{"full_screen", "yes"}}) ==
          "view.full_screen: true or false is needed, found \"yes\"");
    CHECK(refusalOf("/view", Json{{"theme", "blue"}}) ==
          "view.theme: one of \"system\", \"light\", \"dark\", \"contrast\" is needed, found \"blue\"");
    CHECK(refusalOf("/view", Json{{"n", 4}}) == "view.n: a whole number from 8 to 65536 is needed, found 4");
    CHECK(refusalOf("/view", Json{{"n", 512.5}}) == "view.n: a whole number from 8 to 65536 is needed, found 512.5");
    CHECK(refusalOf("/view", Json{{"tile", 0}}) == "view.tile: a whole number from 1 to 128 is needed, found 0");
    CHECK(refusalOf("/view", Json{{"element_bytes", 3}}) == "view.element_bytes: 2, 4 or 8 is needed, found 3");
    CHECK(refusalOf("/view", Json{{"traffic", "none"}}) ==
          "view.traffic: \"tiled\" or \"once\" is needed, found \"none\"");
    CHECK(refusalOf("/view", Json{{"bandwidth_gb_per_s", -1.0}}) ==
          "view.bandwidth_gb_per_s: a number of GB/s from 1e-06 to 1000000000 is needed, found -1.0");
    CHECK(refusalOf("/view", Json{{"compute_tflop_per_s", 1e300}}) ==
          "view.compute_tflop_per_s: a number of TFLOP/s from 1e-06 to 1000000000 is needed, found 1e+300");
    CHECK(refusalOf("/view", Json{{"precision", "mad_int32"}}) ==
          "view.precision: the id of a ceiling of FLOP/s is needed, such as \"fma_fp32\", found \"mad_int32\"");
    CHECK(refusalOf("/view", Json{{"precision", "fma_fp32_sustained"}}) ==
          "view.precision: a ceiling that was kept up is no precision: the id without \"_sustained\" is needed, "
          "found \"fma_fp32_sustained\"");
    CHECK(refusalOf("/view", Json{{"precision", "tape"}}) ==
          "view.precision: the id of a ceiling of FLOP/s is needed, such as \"fma_fp32\", found \"tape\"");
    CHECK(refusalOf("/view", Json{{"ceilings", {"l2_read", "tape"}}}) == "read");
    CHECK(refusalOf("/view", Json{{"ceilings", {"l2_read", 7}}}) == "view.ceilings[1]: a text is needed, found 7");
    CHECK(refusalOf("/view", Json{{"compute_tflop_per_s", "60"}}) ==
          "view.compute_tflop_per_s: a number is needed, found \"60\"");
}
