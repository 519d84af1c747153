// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/model_options.h"

#include "core/quantity/units.h"

#include <doctest/doctest.h>

using namespace roofline;

TEST_CASE("each option of the model puts its own value in place, and no other")
{
    ModelInput input{{}, {gigabytesPerSecond(1.0), teraflopsPerSecond(1.0)}};
    CHECK_FALSE(setModelOption(input, "n", "2147483648"));
    CHECK_FALSE(setModelOption(input, "tile", "1"));
    CHECK_FALSE(setModelOption(input, "bandwidth", "244.5"));
    CHECK_FALSE(setModelOption(input, "compute", "8.0921"));
    CHECK_FALSE(setModelOption(input, "traffic", "once"));
    CHECK_FALSE(setModelOption(input, "element-bytes", "16"));
    CHECK(input.shape.n == 2147483648);
    CHECK(input.shape.tile == 1);
    CHECK(inGigabytesPerSecond(input.roof.bandwidth) == doctest::Approx(244.5));
    CHECK(inTeraflopsPerSecond(input.roof.peak) == doctest::Approx(8.0921));
    CHECK(input.shape.traffic == Traffic::MatrixOnce);
    CHECK(input.shape.elementBytes == 16);
}

TEST_CASE("a value that is none leaves the setting and says in one line what is right")
{
    const struct {
        const char* name;
        const char* text;
        const char* says;
    } rows[] = {{"n", "0", "--n: a whole number from 1 to 2147483648 is needed, found \"0\""},
                {"n", "2147483649", "--n: a whole number"},
                {"n", "1024.0", "--n: a whole number"},
                {"n", "", "found \"\""},
                {"n", "1024 ", "--n: a whole number"},
                {"tile", "-1", "--tile: a whole number from 1"},
                {"bandwidth", "1,5", "--bandwidth: a positive number of GB/s, such as 1000 or 0.5 (with a point)"},
                {"bandwidth", "0", "--bandwidth: a positive number"},
                {"bandwidth", "inf", "--bandwidth: a positive number"},
                {"compute", "nan", "--compute: a positive number of TFLOP/s"},
                {"compute", "1e400", "--compute: a positive number"},
                {"traffic", "Tiled", "--traffic: tiled or once is needed, found \"Tiled\""},
                {"element-bytes", "17", "--element-bytes: a whole number from 1 to 16"},
                {"element-bytes", "4\n5", "--element-bytes"}};
    for (const auto& row : rows) {
        CAPTURE(row.name);
        CAPTURE(row.text);
        ModelInput input{{}, {gigabytesPerSecond(3.0), teraflopsPerSecond(5.0)}};
        const auto fault = setModelOption(input, row.name, row.text);
        REQUIRE(fault);
        CHECK(fault->find(row.says) != std::string::npos);
        CHECK(fault->find('\n') == std::string::npos);
        CHECK(input.shape.n == 1024);
        CHECK(input.shape.tile == 16);
        CHECK(input.shape.elementBytes == 4);
        CHECK(input.roof == Roof{gigabytesPerSecond(3.0), teraflopsPerSecond(5.0)});
    }
}

TEST_CASE("rates beyond all bounds are right each on its own and cannot be computed with")
{
    ModelInput input{{}, {gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}};
    CHECK_FALSE(whyNotComputable(input));
    input.roof.bandwidth = gigabytesPerSecond(1e-300);
    input.roof.peak = teraflopsPerSecond(1e280);
    const auto fault = whyNotComputable(input);
    REQUIRE(fault);
    CHECK(fault->find("--bandwidth, --compute") != std::string::npos);
}
