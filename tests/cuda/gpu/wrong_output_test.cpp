// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/references.h"
#include "cuda/kernels/copy.h"
#include "cuda/kernels/fill_signal.h"
#include "cuda/kernels/matmul_naive.h"
#include "cuda/steps/kernel_workload.h"

#include <doctest/doctest.h>

#include <cmath>
#include <memory>
#include <span>
#include <utility>

using namespace roofline;
using namespace roofline::cuda;

// Each kernel here is wrong on purpose, and the check must say so.

namespace {

constexpr InputSeeds seeds{5, 6};
constexpr std::int64_t n = 5000;

CheckResult verdict(const SharedCard& card, KernelBuffers buffers, KernelWorkload::Launch launch,
                    KernelWorkload::Compare compare)
{
    KernelWorkload workload(card, "a wrong kernel", std::move(buffers), std::move(launch), std::move(compare));
    workload.poison();
    static_cast<void>(workload.run(1));
    return workload.check();
}

CheckResult compareAsCopy(Card& card, const DeviceBuffer& output)
{
    return card.reader()
        .compare(card.stream(), output,
                 [](std::span<const float> chunk, std::int64_t first) { return compareCopy(chunk, first, seeds); })
        .result("against the input");
}

CheckResult verdictOnCopy(KernelWorkload::Launch launch)
{
    const auto card = std::make_shared<Card>(0);
    return verdict(card, makeBuffers(*card, {{n, seeds.a}}, n), std::move(launch), compareAsCopy);
}

} // namespace

TEST_CASE("a copy that is right passes, so that the failures below mean something")
{
    CHECK(verdictOnCopy([](cudaStream_t stream, const KernelBuffers& buffers) {
              launchCopyFloat(stream, buffers.output.data(), buffers.inputs[0].data(), n);
          }).passed);
}

TEST_CASE("a copy that leaves off its last element is caught")
{
    CHECK_FALSE(verdictOnCopy([](cudaStream_t stream, const KernelBuffers& buffers) {
                    launchCopyFloat4(stream, buffers.output.data(), buffers.inputs[0].data(), n - 1);
                }).passed);
}

TEST_CASE("a copy that is off by one element is caught")
{
    CHECK_FALSE(verdictOnCopy([](cudaStream_t stream, const KernelBuffers& buffers) {
                    launchCopyFloat(stream, buffers.output.data(), buffers.inputs[0].data(), n);
                    launchCopyFloat(stream, buffers.output.data(), buffers.inputs[0].data() + 1, n - 1);
                }).passed);
}

TEST_CASE("other data than this run's is caught")
{
    CHECK_FALSE(verdictOnCopy([](cudaStream_t stream, const KernelBuffers& buffers) {
                    launchFillSignal(stream, buffers.output.data(), n, seeds.b);
                }).passed);
}

TEST_CASE("a product with its factors exchanged is caught")
{
    constexpr std::int64_t side = 48;
    const auto card = std::make_shared<Card>(0);
    const auto launch = [](cudaStream_t stream, const KernelBuffers& buffers) {
        launchMatmulNaive(stream, buffers.output.data(), buffers.inputs[1].data(), buffers.inputs[0].data(), side);
    };
    const auto compare = [](Card& on, const DeviceBuffer& output) {
        return compareMatmul(on.reader().whole(on.stream(), output), side, seeds).result("against the product");
    };
    CHECK_FALSE(verdict(card, makeBuffers(*card, {{side * side, seeds.a}, {side * side, seeds.b}}, side * side), launch,
                        compare)
                    .passed);
}

TEST_CASE("poison is NaN in every element, the last one too")
{
    const auto card = std::make_shared<Card>(0);
    bool isAllPoison = true;
    KernelWorkload workload(
        card, "nothing", makeBuffers(*card, {}, n), [](cudaStream_t, const KernelBuffers&) {},
        [&](Card& on, const DeviceBuffer& output) {
            const std::span<const float> floats = on.reader().whole(on.stream(), output);
            CHECK(std::ssize(floats) == n);
            for (const float value : floats)
                isAllPoison = isAllPoison && std::isnan(value);
            return CheckResult{};
        });
    workload.poison();
    static_cast<void>(workload.check());
    CHECK(isAllPoison);
}
