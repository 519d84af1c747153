// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/error_tally.h"

#include <doctest/doctest.h>

#include <limits>

using namespace roofline;

TEST_CASE("nothing compared is nothing passed")
{
    const ErrorTally tally(Tolerance{1.0, 1.0});
    CHECK_FALSE(tally.result("nothing").passed);
    CHECK(tally.compared() == 0);
}

TEST_CASE("right within absolute + relative · |expected|, the border included")
{
    // 0.25 + 0.5·|expected|: of 1 that is 0.75, of −2 it is 1.25.
    const auto isRight = [](float got, double expected) {
        ErrorTally tally(Tolerance{0.25, 0.5});
        tally.compare(got, expected);
        return tally.wrong() == 0;
    };
    CHECK(isRight(1.75f, 1.0));
    CHECK(isRight(0.25f, 1.0));
    CHECK_FALSE(isRight(1.7500001f, 1.0));
    CHECK_FALSE(isRight(0.2499999f, 1.0));
    CHECK(isRight(-3.25f, -2.0));
    CHECK_FALSE(isRight(-3.2500005f, -2.0));
    CHECK(isRight(0.25f, 0.0));
    CHECK(isRight(-0.25f, 0.0));
    CHECK_FALSE(isRight(0.2500001f, 0.0));
}

TEST_CASE("errors are told by their largest, the relative one without zeros")
{
    ErrorTally tally(Tolerance{10.0, 0.0});
    tally.compare(5.0f, 4.0);  // 1, a quarter
    tally.compare(-0.5f, 0.0); // a half, of nothing
    tally.compare(1.0f, 2.0);  // 1, a half
    tally.compare(100.5f, 100.0);
    const CheckResult result = tally.result("by hand");
    CHECK(result.passed);
    CHECK(result.maxAbsError == 1.0);
    CHECK(result.maxRelError == 0.5);
    CHECK(tally.compared() == 4);
    CHECK(tally.wrong() == 0);
    CHECK(result.method.rfind("by hand; 4 values", 0) == 0);
}

TEST_CASE("one wrong among many fails, and the line says how many")
{
    ErrorTally tally(Tolerance{});
    for (int i = 0; i < 99; ++i)
        tally.compare(1.0f, 1.0);
    CHECK(tally.result("m").passed);
    tally.compare(1.0000001f, 1.0);
    CHECK(tally.wrong() == 1);
    const CheckResult result = tally.result("m");
    CHECK_FALSE(result.passed);
    CHECK(result.method.find("1 wrong") != std::string::npos);
}

TEST_CASE("NaN and infinity are wrong, and leave the errors finite")
{
    ErrorTally tally(Tolerance{1e30, 1e30});
    tally.compare(std::numeric_limits<float>::quiet_NaN(), 1.0);
    tally.compare(std::numeric_limits<float>::infinity(), 1.0);
    tally.compare(-std::numeric_limits<float>::infinity(), 1.0);
    CHECK(tally.wrong() == 3);
    const CheckResult result = tally.result("m");
    CHECK_FALSE(result.passed);
    CHECK(result.maxAbsError == 0.0);
    CHECK(result.maxRelError == 0.0);
    CHECK(result.method.find("3 wrong, 3 of them not a finite number") != std::string::npos);
}

TEST_CASE("parts merge into one")
{
    ErrorTally one(Tolerance{0.5, 0.0});
    ErrorTally other(Tolerance{0.5, 0.0});
    one.compare(1.25f, 1.0);
    other.compare(3.0f, 2.0);
    other.compare(std::numeric_limits<float>::quiet_NaN(), 2.0);
    one.merge(other);
    CHECK(one.compared() == 3);
    CHECK(one.wrong() == 2);
    CHECK(one.result("m").maxAbsError == 1.0);
    CHECK(one.result("m").maxRelError == 0.5);
    CHECK(one.result("m").method.find("2 wrong, 1 of them") != std::string::npos);
    // An empty part changes nothing.
    one.merge(ErrorTally(Tolerance{}));
    CHECK(one.compared() == 3);
}

TEST_CASE("values found equal or wrong by another way count")
{
    ErrorTally tally(Tolerance{});
    tally.addEqual(1000);
    CHECK(tally.result("m").passed);
    CHECK(tally.compared() == 1000);
    tally.addWrong(0);
    CHECK(tally.result("m").passed);
    tally.addWrong(2);
    CHECK_FALSE(tally.result("m").passed);
    CHECK(tally.compared() == 1002);
    CHECK(tally.wrong() == 2);
}

TEST_CASE("the line says what was compared, how many, and how closely")
{
    ErrorTally exact(Tolerance{});
    exact.compare(1.0f, 1.0);
    CHECK(exact.result("copied").method == "copied; 1 values, to the last bit");
    ErrorTally close(Tolerance{0.25, 1e-05});
    close.compare(1.0f, 1.0);
    CHECK(close.result("summed").method == "summed; 1 values within 0.25 + 1e-05 of the value");
    ErrorTally absolute(Tolerance{0.25, 0.0});
    absolute.compare(1.0f, 1.0);
    CHECK(absolute.result("m").method.find("within") != std::string::npos);
}
