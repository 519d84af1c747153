// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/plan.h"
#include "core/measuring/power_age.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline;

namespace {

DeviceFacts card(double memoryGib, double freeGib, double cacheMib, int multiprocessors)
{
    DeviceFacts device;
    device.kind = DeviceKind::Cuda;
    device.multiprocessors = multiprocessors;
    device.memory = gibibytes(memoryGib);
    device.freeMemory = gibibytes(freeGib);
    device.lastLevelCache = mebibytes(cacheMib);
    return device;
}

DeviceFacts processor(double memoryGib, double freeGib, double cacheMib, int cores)
{
    DeviceFacts device = card(memoryGib, freeGib, cacheMib, cores);
    device.kind = DeviceKind::Cpu;
    return device;
}

DeviceFacts unknownDevice(DeviceKind kind)
{
    DeviceFacts device;
    device.kind = kind;
    return device;
}

double streamBytes(const Plan& plan) { return 4.0 * static_cast<double>(plan.streamElements); }

const DeviceFacts h200 = card(139.8, 138.0, 50.0, 132);
const DeviceFacts t4 = card(14.6, 14.4, 4.0, 40);
const DeviceFacts laptop = processor(16.0, 8.0, 8.0, 8);

} // namespace

TEST_CASE("classic has the sizes of the recorded table, whatever the device")
{
    for (const DeviceFacts& device : {h200, t4, laptop, unknownDevice(DeviceKind::Cpu)}) {
        const Plan plan = makePlan(PlanKind::Classic, device);
        CHECK(plan.kind == PlanKind::Classic);
        CHECK(plan.streamElements == 16777216);
        CHECK(plan.transposeSide == 4096);
        CHECK(plan.reductionElements == 16777216);
        CHECK(plan.reductionBlock == 256);
        CHECK(plan.matmulSize == 512);
        CHECK(plan.matmulTile == 16);
        CHECK(plan.fmaIterations == 2048);
        CHECK(plan.minSamples == 13);
    }
}

TEST_CASE("scaled on a card: a 64th of the memory as a power of two, long products on large cards")
{
    const Plan large = makePlan(PlanKind::Scaled, h200);
    CHECK(large.kind == PlanKind::Scaled);
    CHECK(large.streamElements == std::int64_t{1} << 29);
    CHECK(large.reductionElements == std::int64_t{1} << 29);
    CHECK(large.transposeSide == 16384);
    CHECK(large.matmulSize == 2048);
    CHECK(large.fmaIterations == 16384);
    CHECK(large.minSamples == 13);

    const Plan small = makePlan(PlanKind::Scaled, t4);
    CHECK(small.streamElements == std::int64_t{1} << 25); // 128 MiB of 14.6 GiB
    CHECK(small.transposeSide == 5792);                   // 181 · 32
    CHECK(small.matmulSize == 2048);
    CHECK(makePlan(PlanKind::Scaled, card(8.0, 7.0, 4.0, 39)).matmulSize == 1024);
}

TEST_CASE("scaled and classic run long enough for a card's power sensor within their most samples; quick does not")
{
    for (const PlanKind kind : {PlanKind::Scaled, PlanKind::Classic}) {
        const Plan plan = makePlan(kind, h200);
        CHECK(knowsItsPower(plan));                          // what the probe of a card asks
        CHECK(plan.shortestRun - powerAge > Seconds(0.015)); // and with a margin for some readings, warmed up or not
        CHECK(plan.maxSamples * plan.shortestSample.count() >= plan.shortestRun.count());
        CHECK(plan.patience >= plan.shortestRun);
    }
    CHECK_FALSE(knowsItsPower(makePlan(PlanKind::Quick, h200)));
    CHECK_FALSE(knowsItsPower(pointPlan(makePlan(PlanKind::Scaled, h200))));
    CHECK_FALSE(knowsItsPower(restingPlan(makePlan(PlanKind::Scaled, h200))));
}

TEST_CASE("scaled on a card: at least four times its cache, where that fits")
{
    // A 64th of 8 GiB is 128 MiB; four times 72 MiB is 288, rounded up to 512.
    CHECK(streamBytes(makePlan(PlanKind::Scaled, card(8.0, 8.0, 72.0, 60))) == 512.0 * 1048576.0);
    // Half of 1.5 GiB for three buffers: 256 MiB each.
    CHECK(streamBytes(makePlan(PlanKind::Scaled, card(8.0, 1.5, 72.0, 60))) == 256.0 * 1048576.0);
    CHECK(streamBytes(makePlan(PlanKind::Scaled, card(8.0, 1.4, 72.0, 60))) == 128.0 * 1048576.0);
}

TEST_CASE("scaled on a processor: four times its caches, 64 MiB at least")
{
    CHECK(streamBytes(makePlan(PlanKind::Scaled, processor(64.0, 32.0, 32.0, 2))) == 128.0 * 1048576.0);
    CHECK(streamBytes(makePlan(PlanKind::Scaled, laptop)) == 64.0 * 1048576.0);
    // Not a power of two: rounded up.
    CHECK(streamBytes(makePlan(PlanKind::Scaled, processor(64.0, 32.0, 24.0, 2))) == 128.0 * 1048576.0);
}

TEST_CASE("scaled on a processor: no more than its cores get through, nor an eighth of the memory")
{
    // A virtual machine of 2 cores that sees the cache of its large host.
    CHECK(streamBytes(makePlan(PlanKind::Scaled, processor(64.0, 32.0, 260.0, 2))) == 256.0 * 1048576.0);
    // 64 cores may have 1 GiB.
    CHECK(streamBytes(makePlan(PlanKind::Scaled, processor(256.0, 200.0, 256.0, 64))) == 1024.0 * 1048576.0);
    CHECK(streamBytes(makePlan(PlanKind::Scaled, processor(0.5, 0.45, 32.0, 2))) == 64.0 * 1048576.0);
    CHECK(streamBytes(makePlan(PlanKind::Scaled, processor(1.0, 0.1, 32.0, 2))) == 16.0 * 1048576.0);
}

TEST_CASE("products of a processor grow with its cores, within limits and in whole tiles")
{
    const auto sizeFor = [](int cores) {
        return makePlan(PlanKind::Scaled, processor(64.0, 32.0, 32.0, cores)).matmulSize;
    };
    CHECK(sizeFor(1) == 256);
    CHECK(sizeFor(2) == 384);
    CHECK(sizeFor(16) == 768);
    CHECK(sizeFor(256) == 1024);
    CHECK(makePlan(PlanKind::Scaled, unknownDevice(DeviceKind::Cpu)).matmulSize == 256);
}

TEST_CASE("quick is never larger than scaled, and has less patience")
{
    const Plan quickCard = makePlan(PlanKind::Quick, h200);
    CHECK(quickCard.kind == PlanKind::Quick);
    CHECK(quickCard.streamElements == std::int64_t{1} << 26);
    CHECK(quickCard.transposeSide == 8192);
    CHECK(quickCard.matmulSize == 512);
    CHECK(quickCard.minSamples == 13);
    CHECK(quickCard.patience.count() == 0.05);
    CHECK(makePlan(PlanKind::Quick, t4).streamElements == std::int64_t{1} << 25);

    const Plan quickProcessor = makePlan(PlanKind::Quick, laptop);
    CHECK(quickProcessor.streamElements == std::int64_t{1} << 24);
    CHECK(quickProcessor.reductionElements == std::int64_t{1} << 24);
    CHECK(quickProcessor.transposeSide == 2048);
    CHECK(quickProcessor.matmulSize == 256);
    CHECK(quickProcessor.patience.count() == 0.05);
}

TEST_CASE("a device that tells nothing: 64 MiB of cache and 4 GiB of memory are assumed")
{
    CHECK(streamBytes(makePlan(PlanKind::Scaled, unknownDevice(DeviceKind::Cuda))) == 256.0 * 1048576.0);
    CHECK(streamBytes(makePlan(PlanKind::Scaled, unknownDevice(DeviceKind::Cpu))) == 256.0 * 1048576.0);
    CHECK(makePlan(PlanKind::Scaled, unknownDevice(DeviceKind::Cuda)).matmulSize == 1024);
}

TEST_CASE("names, both ways")
{
    for (const PlanKind kind : {PlanKind::Quick, PlanKind::Classic, PlanKind::Scaled})
        CHECK(planKindOf(planName(kind)) == kind);
    CHECK(planName(PlanKind::Scaled) == "scaled");
    CHECK(planKindOf("quick") == PlanKind::Quick);
    CHECK(planKindOf("classic") == PlanKind::Classic);
    CHECK_FALSE(planKindOf("").has_value());
    CHECK_FALSE(planKindOf("Quick").has_value());
    CHECK_FALSE(planKindOf("quick ").has_value());
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("properties of the plans")
{
    const auto anyDevice = [] {
        const double memory = *rc::gen::inRange(1, 4000) / 10.0;
        DeviceFacts device = card(memory, memory * *rc::gen::inRange(1, 101) / 100.0, *rc::gen::inRange(1, 400),
                                  *rc::gen::inRange(1, 257));
        device.kind = *rc::gen::element(DeviceKind::Cpu, DeviceKind::Cuda);
        return device;
    };
    CHECK(rc::check("three buffers never take more than half of the free memory", [&] {
        const DeviceFacts device = anyDevice();
        for (const PlanKind kind : {PlanKind::Quick, PlanKind::Scaled}) {
            const Plan plan = makePlan(kind, device);
            const double half = device.freeMemory->value() / 2.0;
            RC_ASSERT(3.0 * streamBytes(plan) <= half);
            RC_ASSERT(4.0 * static_cast<double>(plan.reductionElements) <= half);
            const auto side = static_cast<double>(plan.transposeSide);
            RC_ASSERT(2.0 * 4.0 * side * side <= half);
        }
    }));
    CHECK(rc::check("a processor's buffer is no more than an eighth of its memory", [&] {
        DeviceFacts device = anyDevice();
        device.kind = DeviceKind::Cpu;
        RC_ASSERT(streamBytes(makePlan(PlanKind::Scaled, device)) <= device.memory->value() / 8.0);
    }));
    CHECK(rc::check("streams are whole cache lines, transposes whole blocks of 32, and quick is the smaller", [&] {
        const DeviceFacts device = anyDevice();
        const Plan scaled = makePlan(PlanKind::Scaled, device);
        const Plan quick = makePlan(PlanKind::Quick, device);
        for (const Plan& plan : {scaled, quick}) {
            RC_ASSERT(plan.streamElements > 0 && plan.streamElements % 32 == 0);
            RC_ASSERT(plan.transposeSide > 0 && plan.transposeSide % 32 == 0 && plan.transposeSide <= 16384);
            RC_ASSERT(plan.matmulSize % plan.matmulTile == 0);
            RC_ASSERT(plan.maxSamples >= plan.minSamples);
        }
        RC_ASSERT(quick.streamElements <= scaled.streamElements);
        RC_ASSERT(quick.transposeSide <= scaled.transposeSide);
        RC_ASSERT(quick.matmulSize <= scaled.matmulSize);
        RC_ASSERT(quick.patience < scaled.patience);
    }));
    CHECK(rc::check("where memory allows, no cache of a card can serve a stream", [&] {
        DeviceFacts device = anyDevice();
        device.kind = DeviceKind::Cuda;
        const double cache = device.lastLevelCache->value();
        RC_PRE(device.freeMemory->value() >= 64.0 * cache);
        RC_ASSERT(streamBytes(makePlan(PlanKind::Scaled, device)) >= 4.0 * cache);
    }));
}
#endif
