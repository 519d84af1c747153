// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/matmul_flow.h"

#include <doctest/doctest.h>

using namespace roofline;

TEST_CASE("the flow of N 8, counted by hand")
{
    const MatmulFlow tiled = matmulFlow({8, 4, 4, Traffic::Tiled}); // two tiles along a side
    CHECK(tiled.loadedValues == 256.0);                             // 2 · 64 · 2
    CHECK(tiled.loaded.value() == 1024.0);
    CHECK(tiled.reuse == 4.0);
    CHECK(tiled.work.value() == 1024.0);
    CHECK(tiled.writtenValues == 64.0);
    CHECK(tiled.written.value() == 256.0);

    const MatmulFlow untiled = matmulFlow({8, 1, 2, Traffic::Tiled});
    CHECK(untiled.loadedValues == 1024.0); // two for each of 512 multiply-adds
    CHECK(untiled.loaded.value() == 2048.0);
    CHECK(untiled.reuse == 1.0);

    const MatmulFlow once = matmulFlow({8, 4, 4, Traffic::MatrixOnce});
    CHECK(once.loadedValues == 128.0);
    CHECK(once.reuse == 8.0);
}

TEST_CASE("a tile that does not divide N, and one larger than N")
{
    const MatmulFlow rest = matmulFlow({10, 4, 4, Traffic::Tiled}); // three tiles along a side
    CHECK(rest.loadedValues == 600.0);                              // 2 · 100 · 3
    CHECK(rest.reuse == doctest::Approx(10.0 / 3.0));
    const MatmulFlow larger = matmulFlow({8, 128, 4, Traffic::Tiled});
    CHECK(larger.loadedValues == 128.0);
    CHECK(larger.reuse == 8.0); // a value is not used more often than there are rows
}

TEST_CASE("what is loaded and what is written are the traffic, and its uses are the work")
{
    for (const Traffic traffic : {Traffic::Tiled, Traffic::MatrixOnce})
        for (const std::int64_t n : {1, 7, 8, 1000, 1024, 65536})
            for (const std::int64_t tile : {1, 3, 16, 128})
                for (const int bytes : {2, 4, 8}) {
                    const MatmulShape shape{n, tile, bytes, traffic};
                    const MatmulFlow flow = matmulFlow(shape);
                    CHECK((flow.loaded + flow.written).value() == doctest::Approx(matmulTraffic(shape).value()));
                    CHECK(flow.loadedValues * flow.reuse == doctest::Approx(flow.work.value()));
                }
}
