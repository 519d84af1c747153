// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Wrong uses of quantities, one a case. Each must be refused by the compiler; case 0 is the right use.
#include "core/quantity/units.h"

using namespace roofline;

void use()
{
    [[maybe_unused]] const Bandwidth bandwidth = gigabytesPerSecond(244.5);
    [[maybe_unused]] const ComputeRate peak = gigaflopsPerSecond(8092.1);
    [[maybe_unused]] const Bytes traffic = bytes(12.0);
#if CASE == 0
    [[maybe_unused]] const Intensity ridge = peak / bandwidth;
    [[maybe_unused]] const ComputeRate rate = bandwidth * ridge;
    [[maybe_unused]] const Seconds time = traffic / bandwidth;
#elif CASE == 1
    [[maybe_unused]] const Bandwidth plain = 244.5; // a number without a unit
#elif CASE == 2
    [[maybe_unused]] const auto sum = bandwidth + peak; // different dimensions
#elif CASE == 3
    [[maybe_unused]] const Bandwidth wrong = peak; // one rate for the other
#elif CASE == 4
    [[maybe_unused]] const Intensity upsideDown = bandwidth / peak; // byte/FLOP is no intensity
#elif CASE == 5
    [[maybe_unused]] const double number = bandwidth; // leaves without naming its unit
#elif CASE == 6
    [[maybe_unused]] const bool faster = bandwidth < peak; // cannot be compared
#elif CASE == 7
    [[maybe_unused]] const auto product = bandwidth * peak; // no law of the roofline
#elif CASE == 8
    [[maybe_unused]] const double wrongUnit = inGigabytesPerSecond(peak); // a rate of FLOP is not in GB/s
#endif
}
