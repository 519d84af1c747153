// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/product_point.h"
#include "tests/cuda/gpu/step_checks.h"

using namespace roofline;
using namespace roofline::cuda;

TEST_CASE("every product of the series is right, and says its point and its counts")
{
    const std::vector<Step> steps = productSteps(openCard(), testSeeds, 128);
    REQUIRE(steps.size() == 12); // four tiles at 32, 64 and 128
    for (const Step& step : steps) {
        checkStep(step);
        CHECK(step.isPointOfSeries);
        const std::optional<ProductPoint> point = productOf(step.id);
        REQUIRE(point.has_value());
        const auto n = static_cast<double>(point->n);
        CHECK(step.candidates[0].work == Flops(2 * n * n * n));
        CHECK(step.candidates[0].traffic == Bytes(4 * (2 * n * n * n / static_cast<double>(point->tile) + n * n)));
    }
}

TEST_CASE("a product that is launched in parts is right, and a stop ends it between two of them")
{
    const SharedCard card = openCard();
    for (const Step& step : productSteps(card, testSeeds, 128, 1e3)) { // in parts of 32 rows
        CAPTURE(step.id);
        const std::unique_ptr<Workload> workload = step.candidates[0].prepare();
        workload->poison();
        CHECK(workload->run(1) > Seconds(0));
        CHECK(workload->check().passed);
        std::stop_source source;
        source.request_stop();
        workload->stopWhen(source.get_token());
        workload->poison();
        static_cast<void>(workload->run(1));
        workload->stopWhen({});
        CHECK_FALSE(workload->check().passed); // nothing was written
    }
}
