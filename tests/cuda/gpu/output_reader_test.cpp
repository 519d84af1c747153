// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/signal.h"
#include "cuda/kernels/fill_signal.h"
#include "cuda/steps/card.h"

#include <doctest/doctest.h>

#include <vector>

using namespace roofline;
using namespace roofline::cuda;

TEST_CASE("a buffer arrives whole and in order, whatever its size against the chunk's")
{
    constexpr std::int64_t chunk = 1000;
    constexpr std::uint32_t seed = 11;
    const Card card(0);
    OutputReader reader(chunk);
    for (const std::int64_t size : {1, 999, 1000, 1001, 2000, 2001, 3000, 12'345, 10}) {
        CAPTURE(size);
        const DeviceBuffer buffer(size);
        launchFillSignal(card.stream(), buffer.data(), size, seed);
        std::int64_t next = 0;
        std::int64_t wrong = 0;
        reader.read(card.stream(), buffer, [&](std::span<const float> floats, std::int64_t first) {
            CHECK(first == next);
            CHECK(std::ssize(floats) <= chunk);
            for (const float value : floats)
                wrong += value == signal(static_cast<std::uint64_t>(next++), seed) ? 0 : 1;
        });
        CHECK(next == size);
        CHECK(wrong == 0);
        CHECK(std::ssize(reader.whole(card.stream(), buffer)) == size);
    }
}

TEST_CASE("the tallies of all chunks are counted as one")
{
    const Card card(0);
    OutputReader reader(100);
    const DeviceBuffer buffer(250);
    launchFillSignal(card.stream(), buffer.data(), 250, 1);
    const ErrorTally tally = reader.compare(card.stream(), buffer, [](std::span<const float> chunk, std::int64_t) {
        ErrorTally part(Tolerance{});
        part.compare(chunk.front(), 99.0);
        return part;
    });
    CHECK(tally.compared() == 3);
    CHECK(tally.wrong() == 3);
}

TEST_CASE("no further chunk is handed over once a stop is requested, and the reader can be used again")
{
    const Card card(0);
    OutputReader reader(100);
    const DeviceBuffer buffer(1000);
    launchFillSignal(card.stream(), buffer.data(), 1000, 1);
    std::stop_source stop;
    reader.stopWhen(stop.get_token());
    int chunks = 0;
    reader.read(card.stream(), buffer, [&](std::span<const float>, std::int64_t) {
        if (++chunks == 3)
            stop.request_stop();
    });
    CHECK(chunks == 3);
    reader.stopWhen({});
    CHECK(std::ssize(reader.whole(card.stream(), buffer)) == 1000);
}
