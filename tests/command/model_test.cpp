// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// `roofline model` against the formulas, computed here once more in long double.
#include "tests/support/run_process.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <random>

using namespace roofline::test;
using Json = nlohmann::json;

namespace {

struct Input {
    std::int64_t n, tile, elementBytes;
    double bandwidth, compute;
    bool isOnce;
};

Json model(const Input& in)
{
    const auto text = [](double value) { return Json(value).dump(); };
    const Finished finished =
        run({ROOFLINE_PROGRAM, "model", "--n", std::to_string(in.n), "--tile", std::to_string(in.tile), "--bandwidth",
             text(in.bandwidth), "--compute", text(in.compute), "--element-bytes", std::to_string(in.elementBytes),
             "--traffic", in.isOnce ? "once" : "tiled", "--json"});
    CAPTURE(finished.err);
    REQUIRE(finished.status == 0);
    return Json::parse(finished.out);
}

void checkClose(const Json& object, const char* key, long double expected)
{
    CAPTURE(key);
    CHECK(std::abs(object.at(key).get<long double>() - expected) <= 1e-9L * std::abs(expected));
}

void checkAgainstFormulas(const Input& in)
{
    CAPTURE(in.n);
    CAPTURE(in.tile);
    CAPTURE(in.elementBytes);
    CAPTURE(in.isOnce);
    const Json out = model(in);
    const long double n = static_cast<long double>(in.n), tile = static_cast<long double>(in.tile);
    const long double s = static_cast<long double>(in.elementBytes);
    const long double bandwidth = in.bandwidth * 1e9L, peak = in.compute * 1e12L;
    const long double work = 2 * n * n * n;
    const long double tiles = static_cast<long double>((in.n + in.tile - 1) / in.tile);
    const long double traffic = in.isOnce ? 3 * n * n * s : (2 * n * n * tiles + n * n) * s;
    checkClose(out, "flop", work);
    checkClose(out, "traffic_bytes", traffic);
    checkClose(out, "intensity_flop_per_byte", work / traffic);
    checkClose(out, "shared_bytes_per_block", in.tile == 1 ? 0 : 2 * tile * tile * s);
    checkClose(out, "compute_ms", work / peak * 1e3L);
    checkClose(out, "memory_ms", traffic / bandwidth * 1e3L);
    checkClose(out, "bound_ms", std::max(work / peak, traffic / bandwidth) * 1e3L);
    checkClose(out, "ridge_flop_per_byte", peak / bandwidth);
    checkClose(out, "attainable_tflop_per_s", std::min(peak, bandwidth * work / traffic) / 1e12L);
    CHECK(out.at("bound_by") == (work / peak > traffic / bandwidth ? "compute" : "memory"));
    if (in.isOnce)
        checkClose(out, "crossover_n", 3 * s * peak / (2 * bandwidth));
    else if (tile / s > peak / bandwidth)
        checkClose(out, "crossover_n", (s / bandwidth) / (2 / peak - 2 * s / (tile * bandwidth)));
    else
        CHECK(out.at("crossover_n").is_null());
}

} // namespace

TEST_CASE("the model agrees with the formulas to 1e-9 on random inputs, N not a multiple of T included")
{
    const auto seed = std::random_device()();
    CAPTURE(seed);
    std::mt19937_64 random(seed);
    const auto logUniform = [&](double least, double most) {
        return least * std::pow(most / least, std::uniform_real_distribution<double>(0.0, 1.0)(random));
    };
    for (int i = 0; i < 60; ++i) {
        const auto n = static_cast<std::int64_t>(logUniform(1.0, 2147483647.0));
        const auto tile = static_cast<std::int64_t>(logUniform(1.0, 4096.0));
        const auto elementBytes = std::uniform_int_distribution<std::int64_t>(1, 16)(random);
        checkAgainstFormulas({n, tile, elementBytes, logUniform(0.1, 1e5), logUniform(1e-3, 1e4), i % 3 == 0});
    }
}

TEST_CASE("the edges of the ranges")
{
    checkAgainstFormulas({1, 1, 1, 1.0, 1.0, false});
    checkAgainstFormulas({2147483648, 1, 16, 0.001, 0.001, false});
    checkAgainstFormulas({2147483648, 2147483648, 1, 1e6, 1e6, true});
    checkAgainstFormulas({1000, 16, 4, 1e-9, 1e9, false});
}

TEST_CASE("the worked example, with the keys in their order")
{
    const Json out = model({1024, 16, 4, 1000.0, 60.0, false});
    CHECK(out.at("n") == 1024);
    CHECK(out.at("tile") == 16);
    CHECK(out.at("element_bytes") == 4);
    CHECK(out.at("traffic_model") == "tiled");
    CHECK(out.at("bandwidth_gb_per_s") == 1000);
    CHECK(out.at("compute_tflop_per_s") == 60);
    CHECK(out.at("flop") == 2147483648);
    CHECK(out.at("traffic_bytes") == 541065216);
    CHECK(out.at("bound_by") == "memory");
    CHECK(out.size() == 17);
}

TEST_CASE("balanced where both times are equal: each matrix once at its crossover")
{
    // 3 byte and 4 FLOP a unit of time, s = 4: N = 8 moves 768 byte and does 1024 FLOP, 256 units each.
    const Json out = model({8, 1, 4, 3e3, 4.0, true});
    CHECK(out.at("bound_by") == "balanced");
    CHECK(out.at("crossover_n").get<double>() == doctest::Approx(8.0));
}

TEST_CASE("the text for people has the same numbers, and says what the model leaves out")
{
    const Finished finished =
        run({ROOFLINE_PROGRAM, "model", "--n", "1024", "--tile=16", "--bandwidth", "1000", "--compute", "60"});
    CHECK(finished.status == 0);
    CHECK(finished.err.empty());
    for (const char* part : {"3.969 FLOP/byte", "2.000 KiB", "0.5411 ms", "0.0358 ms", "0.5411 ms, set by memory",
                             "60.00 FLOP/byte", "cache reuse", "occupancy", "A lower bound, no prediction"}) {
        CAPTURE(part);
        CHECK(finished.out.find(part) != std::string::npos);
    }
}

TEST_CASE("a tile that cards may not hold is remarked on standard error in one line, and computed all the same")
{
    const auto remark = [](const char* tile, const char* traffic, bool isJson) {
        std::vector<std::string> call{ROOFLINE_PROGRAM, "model", "--n",    "1024", "--bandwidth", "1000",
                                      "--compute",      "60",    "--tile", tile,   "--traffic",   traffic};
        if (isJson)
            call.emplace_back("--json");
        const Finished finished = run(call);
        CHECK(finished.status == 0);
        CHECK(finished.out.find("1024 threads") == std::string::npos);
        if (isJson)
            CHECK(Json::parse(finished.out).is_object());
        return finished.err;
    };
    CHECK(remark("32", "tiled", false).empty());
    CHECK(remark("64", "once", false).empty());
    const std::string threads =
        "roofline: a tile of 64 needs 4096 threads at one output a thread, and a card's blocks have 1024: T <= 32";
    CHECK(remark("64", "tiled", false) == threads + '\n');
    CHECK(remark("64", "tiled", true) == threads + '\n');
    CHECK(remark("128", "tiled", false) ==
          "roofline: a tile of 128 needs 16384 threads at one output a thread, and a card's blocks have 1024: T <= 32; "
          "not every card gives a block 128 KiB of shared memory: 64 KiB hold T <= 90\n");
    CHECK(remark("2147483648", "tiled", false).find("4611686018427387904 threads") != std::string::npos);
}
