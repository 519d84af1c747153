// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The image kernels, as every device computes them: a 5×5 blur by the product of two binomial rows with its rule at the edges,
// and brightness. How a kernel walks over the image is not known here.
#pragma once

#include <cstdint>

namespace roofline {

inline constexpr int blurReach = 2; ///< pixels to each side

/// Weight of the pixel `offset` away along one axis, −2 to 2: 1, 4, 6, 4, 1 sixteenths. Usable in device code.
constexpr float blurWeight(int offset)
{
    const int distance = offset < 0 ? -offset : offset;
    return distance == 0 ? 0.375f : distance == 1 ? 0.25f : 0.0625f;
}

/// Beyond the edge the image goes on as its outermost pixel.
constexpr std::int64_t withinImage(std::int64_t at, std::int64_t side)
{
    return at < 0 ? 0 : at < side ? at : side - 1;
}

/// Brightness of a pixel in fixed point: 77, 150 and 29 of 256 parts of red, green and blue. No floating-point work.
constexpr std::uint32_t brightness(std::uint32_t red, std::uint32_t green, std::uint32_t blue)
{
    return (77u * red + 150u * green + 29u * blue) >> 8;
}

/// Four pixels of three bytes each in three words, lowest byte first, as four brightnesses in one.
constexpr std::uint32_t grayOfFour(std::uint32_t first, std::uint32_t second, std::uint32_t third)
{
    const auto byteAt = [&](int i) {
        const std::uint32_t word = i < 4 ? first : i < 8 ? second : third;
        return word >> (8 * (i % 4)) & 0xFFu;
    };
    std::uint32_t gray = 0;
    for (int pixel = 0; pixel < 4; ++pixel)
        gray |= brightness(byteAt(3 * pixel), byteAt(3 * pixel + 1), byteAt(3 * pixel + 2)) << (8 * pixel);
    return gray;
}

} // namespace roofline
