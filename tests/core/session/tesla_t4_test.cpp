// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The recorded T4 against its published table, cell by cell. The strings here are the publication's.
#include "core/quantity/units.h"
#include "core/session/number_words.h"
#include "core/session/recorded_cards.h"
#include "core/session/result_table.h"
#include "core/session/session_file.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

using namespace roofline;

namespace {

Session teslaT4()
{
    const auto cards = recordedCards();
    const auto card =
        std::find_if(cards.begin(), cards.end(), [](const RecordedCard& entry) { return entry.id == "tesla-t4"; });
    REQUIRE(card != cards.end());
    auto session = sessionFromJson(card->json);
    if (const auto* error = std::get_if<SessionError>(&session))
        FAIL(error->message);
    return std::get<Session>(session);
}

struct PublishedKernel {
    const char *name, *intensity, *time, *bandwidth, *rate, *boundBy, *ofCeiling;
};

constexpr std::array<PublishedKernel, 5> published = {{
    {"vector add", "0.083", "0.786", "256.2", "21.3", "bandwidth", "104.8"},
    {"transpose, naive", "0.000", "1.302", "103.1", "0.0", "bandwidth", "42.2"},
    {"block reduction", "0.248", "0.563", "119.7", "29.7", "bandwidth", "48.9"},
    {"matmul, naive", "0.250", "0.436", "2466.1", "615.9", "bandwidth", "1008.5"},
    {"matmul, tiled 16", "3.938", "0.275", "247.8", "976.0", "bandwidth", "101.3"},
}};

} // namespace

TEST_CASE("the T4's kernels have every published digit")
{
    const auto rows = resultRows(teslaT4());
    REQUIRE(rows.size() == published.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        CAPTURE(published[i].name);
        CHECK(rows[i].kernel == published[i].name);
        CHECK(rows[i].intensity == published[i].intensity);
        CHECK(rows[i].time == published[i].time);
        CHECK(rows[i].bandwidth == published[i].bandwidth);
        CHECK(rows[i].rate == published[i].rate);
        CHECK(rows[i].boundBy == published[i].boundBy);
        CHECK(rows[i].ofCeiling == published[i].ofCeiling);
        CHECK(rows[i].spread == "n/a");
        CHECK(rows[i].check == "not recorded");
        CHECK(rows[i].conditions == "not recorded");
    }
}

TEST_CASE("the T4's ceilings and ridge have every published digit")
{
    const Session session = teslaT4();
    const auto rows = ceilingRows(session);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].time == "0.549");
    CHECK(rows[0].bandwidth == "244.5");
    CHECK(rows[0].rate.empty());
    CHECK(rows[1].time == "1.327");
    CHECK(rows[1].rate == "8092.1");
    CHECK(rows[1].bandwidth.empty());
    CHECK(ridgeWords(session) == "33.09 FLOP/byte");
}

TEST_CASE("the T4's ceilings are 8 chains of 2048 iterations and a copy of 2^24 floats")
{
    const Session session = teslaT4();
    CHECK(session.plan.streamElements == 1 << 24);
    CHECK(session.plan.fmaIterations == 2048);
    CHECK(session.ceilings[0].best.traffic == bytes(2.0 * 4.0 * 16777216.0));
    CHECK(session.ceilings[1].best.work == flops(2.0 * 8.0 * 2048.0 * 327680.0));
}

TEST_CASE("the T4's table says what above 100 % means, and that no spread was published")
{
    const std::string table = resultTable(teslaT4());
    CHECK(table.find("Tesla T4 (cuda:0), compute capability 7.5, 40 SMs, 64 KiB shared memory per SM") !=
          std::string::npos);
    CHECK(table.find("driver 595.84, CUDA 12.6.85") != std::string::npos);
    CHECK(table.find("2026-08-30") != std::string::npos);
    CHECK(table.find(
              "matmul, naive 1008.5 %; matmul, tiled 16 101.3 %: cache reuse that the byte count does not know of") !=
          std::string::npos);
    CHECK(table.find("each time a kernel asks for a value counts as a read from memory") != std::string::npos);
    CHECK(table.find("vector add 104.8 %:") != std::string::npos);
    CHECK(table.find("transpose, naive 42.2 %") == std::string::npos);
    CHECK(table.find("published without a spread") != std::string::npos);
}
