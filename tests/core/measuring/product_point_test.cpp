// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/product_point.h"

#include <doctest/doctest.h>

using namespace roofline;

TEST_CASE("the id of a point and the point of an id are each other's inverse")
{
    CHECK(productId({16, 1024}) == "product_t16_n1024");
    for (const std::int64_t tile : {1, 8, 16, 32})
        for (std::int64_t n = smallestProduct; n <= largestProduct; n *= 2)
            CHECK(productOf(productId({tile, n})) == ProductPoint{tile, n});
}

TEST_CASE("an id that is no point of a series is none")
{
    for (const char* id : {"",
                           "product",
                           "product_t",
                           "product_t16",
                           "product_t16_n",
                           "product_t_n16",
                           "product_t0_n16",
                           "product_t16_n0",
                           "product_t016_n1024",
                           "product_t16_n01024",
                           "product_t-8_n16",
                           "product_t+8_n16",
                           "product_t16_n1024_sustained",
                           "product_t16_n1024 ",
                           " product_t16_n1024",
                           "product_t16.5_n1024",
                           "Product_t16_n1024",
                           "matmul_tiled_16",
                           "product_t16_n99999999999999999999999",
                           "product_t99999999999999999999999_n16",
                           "product_t16_n1073741825"}) {
        CAPTURE(id);
        CHECK_FALSE(productOf(id).has_value());
    }
}
