// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/index_range.h"

#include <doctest/doctest.h>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline;

TEST_CASE("nothing, one, and fewer groups than workers")
{
    CHECK(shareOf(0, 16, 0, 2).begin == 0);
    CHECK(shareOf(0, 16, 1, 2).end == 0);
    CHECK(shareOf(1, 16, 0, 2).end == 1);
    CHECK(shareOf(1, 16, 1, 2).begin == 1);
    CHECK(shareOf(1, 16, 1, 2).end == 1);
}

TEST_CASE("shares in whole groups, the last one short")
{
    // 50 = 16 + 16 + 16 + 2: two groups each.
    CHECK(shareOf(50, 16, 0, 2).begin == 0);
    CHECK(shareOf(50, 16, 0, 2).end == 32);
    CHECK(shareOf(50, 16, 1, 2).begin == 32);
    CHECK(shareOf(50, 16, 1, 2).end == 50);
    // 5 groups for 2: three and two.
    CHECK(shareOf(80, 16, 0, 2).end == 48);
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("shares cover the range once and hardly differ")
{
    CHECK(rc::check("for any count, grain and workers", [] {
        const std::int64_t count = *rc::gen::inRange(0, 100000);
        const std::int64_t grain = *rc::gen::inRange(1, 300);
        const int workers = *rc::gen::inRange(1, 70);
        std::int64_t covered = 0;
        std::int64_t least = count;
        std::int64_t most = 0;
        for (int worker = 0; worker < workers; ++worker) {
            const IndexRange share = shareOf(count, grain, worker, workers);
            RC_ASSERT(share.begin == covered);
            RC_ASSERT(share.end >= share.begin);
            RC_ASSERT((share.begin % grain == 0 || share.begin == count));
            covered = share.end;
            least = std::min(least, share.end - share.begin);
            most = std::max(most, share.end - share.begin);
        }
        RC_ASSERT(covered == count);
        RC_ASSERT(most - least < 2 * grain);
    }));
}
#endif
