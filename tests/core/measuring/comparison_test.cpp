// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Same or different: by hand where the numbers are round, and over many pairs of made-up runs whose noise is known.
#include "core/measuring/comparison.h"

#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <random>

using namespace roofline;

namespace {

Timing timingOf(std::vector<Seconds> samples)
{
    Timing time;
    time.samples = std::move(samples);
    time.spread = summarise(time.samples);
    time.median = time.spread ? time.spread->median : Seconds(0.0);
    return time;
}

Timing constant(double seconds, std::size_t count = 20)
{
    return timingOf(std::vector<Seconds>(count, Seconds(seconds)));
}

/// Noise of one sample, relative; `part` goes from 0 to 1 through the run. The generator is fixed by the standard, and so is what
/// is made of its numbers here.
using Noise = std::function<double(std::mt19937& random, double part)>;

double uniform(std::mt19937& random) { return (static_cast<double>(random()) + 0.5) / 4294967296.0; }
double normal(std::mt19937& random)
{
    return std::sqrt(-2.0 * std::log(uniform(random))) * std::cos(6.283185307179586 * uniform(random));
}

Timing noisy(unsigned seed, double factor, const Noise& noise, int count = 60)
{
    std::mt19937 random(seed);
    std::vector<Seconds> samples;
    for (int i = 0; i < count; ++i)
        samples.emplace_back(1e-3 * factor * (1.0 + noise(random, i / double(count - 1))));
    return timingOf(std::move(samples));
}

/// How many of a hundred pairs, the second `factor` times as long as the first, get this verdict.
int verdicts(Sameness wanted, double factor, const Noise& noise)
{
    int count = 0;
    for (unsigned pair = 0; pair < 100; ++pair)
        count += sameOrDifferent(noisy(2 * pair, 1.0, noise), noisy(2 * pair + 1, factor, noise)) == wanted ? 1 : 0;
    return count;
}

const Noise quiet = [](std::mt19937& random, double) { return 0.005 * normal(random); };
/// Mostly a little, at times much longer: other work that comes in between.
const Noise skewed = [](std::mt19937& random, double) {
    const double disturbed = uniform(random) < 0.1 ? 0.5 * uniform(random) : 0.0;
    return -0.004 * std::log(uniform(random)) + disturbed;
};
/// Two per cent longer at the end than at the start, as it gets warm.
const Noise drifting = [](std::mt19937& random, double part) { return 0.02 * part + 0.002 * normal(random); };
/// Two levels of the clock, changed at a moment that differs from run to run.
const Noise stepping = [](std::mt19937& random, double part) {
    static thread_local double moment = 0.5;
    if (part == 0.0)
        moment = 0.3 + 0.4 * uniform(random);
    return (part < moment ? 0.0 : 0.02) + 0.002 * normal(random);
};

} // namespace

TEST_CASE("without a spread, and with too few samples for one, nothing can be said")
{
    Timing published;
    published.median = Seconds(1.0);
    CHECK_FALSE(compare(Timing(), Timing()));
    CHECK_FALSE(compare(published, constant(1.0)));
    CHECK_FALSE(compare(constant(1.0, 4), constant(1.0)));
    CHECK(compare(constant(1.0, 5), constant(1.0, 5)));
}

TEST_CASE("without noise the least difference decides, and exchanging the two exchanges the verdict")
{
    CHECK(sameOrDifferent(constant(1.0), constant(1.0)) == Sameness::Same);
    CHECK(sameOrDifferent(constant(1.0), constant(1.0099)) == Sameness::Same);
    CHECK(sameOrDifferent(constant(1.0), constant(1.0101)) == Sameness::Slower);
    CHECK(sameOrDifferent(constant(1.0101), constant(1.0)) == Sameness::Faster);
    const auto comparison = compare(constant(2.0), constant(3.0));
    CHECK(comparison->timeRatio == doctest::Approx(1.5));
    CHECK(comparison->uncertainty == doctest::Approx(leastDifference));
}

TEST_CASE("the uncertainty is three standard errors of both medians")
{
    // Of the 20 values of each block of 4 the median is 1, the deviation 0.02: σ = 0.029652, √(π/2)·σ/√20 = 0.0083099.
    std::vector<Seconds> samples;
    for (int i = 0; i < 5; ++i)
        samples.insert(samples.end(), {Seconds(0.98), Seconds(1.02), Seconds(0.98), Seconds(1.02)});
    const Timing noise = timingOf(samples);
    CHECK(noise.spread->relativeDeviation() == doctest::Approx(0.02));
    const auto one = compare(noise, constant(1.0));
    CHECK(one->uncertainty == doctest::Approx(3 * 0.0083099).epsilon(1e-4));
    CHECK(compare(noise, noise)->uncertainty == doctest::Approx(3 * 0.0083099 * std::sqrt(2.0)).epsilon(1e-4));
}

TEST_CASE("what both runs wander is added: half of what lies between the second lowest and the second highest block")
{
    std::vector<Seconds> steps; // eight blocks of three: 0.97, 0.98, … 1.04
    for (int block = 0; block < 8; ++block)
        steps.insert(steps.end(), 3, Seconds(0.97 + 0.01 * block));
    const Timing wandering = timingOf(steps);
    const double half = (1.03 - 0.98) / 2.0 / wandering.median.count();
    CHECK(compare(wandering, wandering)->uncertainty == doctest::Approx(2 * half));
}

TEST_CASE("a spread without samples is enough for a verdict")
{
    Timing published = constant(1.0);
    published.samples.clear();
    CHECK(sameOrDifferent(published, constant(1.03)) == Sameness::Slower);
}

TEST_CASE("two runs of the same thing are called the same, with normal and skewed noise, drift and clock steps")
{
    CHECK(verdicts(Sameness::Same, 1.0, quiet) == 100);
    CHECK(verdicts(Sameness::Same, 1.0, skewed) >= 99);
    CHECK(verdicts(Sameness::Same, 1.0, drifting) == 100);
    CHECK(verdicts(Sameness::Same, 1.0, stepping) >= 97);
}

TEST_CASE("three per cent are found, in either direction")
{
    CHECK(verdicts(Sameness::Slower, 1.03, quiet) == 100);
    CHECK(verdicts(Sameness::Slower, 1.03, skewed) >= 99);
    CHECK(verdicts(Sameness::Slower, 1.03, drifting) >= 90);
    CHECK(verdicts(Sameness::Faster, 1.0 / 1.03, quiet) == 100);
    CHECK(verdicts(Sameness::Faster, 1.0 / 1.03, skewed) >= 99);
}
