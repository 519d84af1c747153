// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/made_up_run.h"

#include "core/counting/kernel_count.h"
#include "core/measuring/product_point.h"
#include "core/quantity/units.h"

#include <utility>

namespace roofline::made_up {

namespace {

Conditions conditions()
{
    Conditions made;
    made.clock = megahertz(1500);
    made.power = watts(70);
    made.temperature = celsius(50);
    made.throttleReasons.emplace();
    return made;
}

/// Three samples around the median, so that MAD / median is 1 %.
Timing timing(double ms)
{
    Timing time;
    time.samples = {milliseconds(ms * 0.99), milliseconds(ms), milliseconds(ms * 1.01)};
    time.spread = summarise(time.samples);
    time.median = time.spread->median;
    return time;
}

CheckResult passed() { return {true, 1e-6, 1e-7, "every element"}; }

CeilingMeasurement ceiling(const char* id, CeilingKind kind, const char* shape, Flops work, Bytes traffic)
{
    const ShapeMeasurement best{shape, work, traffic, timing(1.0), conditions(), passed()};
    return {id, kind, best, {best}, knownOrigin(id)};
}

KernelMeasurement kernel(const char* id, double flop, double byte, double ms)
{
    return {id, flops(flop), bytes(byte), timing(ms), conditions(), passed()};
}

} // namespace

DeviceFacts device()
{
    DeviceFacts facts;
    facts.id = "cpu";
    facts.name = "Made-up processor";
    facts.multiprocessors = 4;
    return facts;
}

std::vector<DeviceFacts> equalCards()
{
    DeviceFacts first;
    first.id = "cuda:0";
    first.kind = DeviceKind::Cuda;
    first.name = "X 1";
    first.uuid = "GPU-11111111-2222-3333-4444-555555555555";
    first.pciBusId = "0000:01:00.0";
    first.memory = bytes(16.0 * 1024 * 1024 * 1024);
    first.cudaIndex = 0;
    first.otherProcesses = 0;
    first.isDisplayAttached = true;
    first.isEccOn = true;
    first.isMigSlice = false;
    first.isOnBattery = false;
    DeviceFacts second = first;
    second.id = "cuda:1";
    second.uuid = "GPU-99999999-2222-3333-4444-555555555555";
    second.pciBusId = "0000:81:00.0";
    second.cudaIndex = 1;
    second.otherProcesses = 3;
    second.isDisplayAttached = false;
    DeviceFacts slice;
    slice.id = "cuda:2";
    slice.kind = DeviceKind::Cuda;
    slice.name = "X 2";
    slice.isMigSlice = true;
    return {first, second, slice};
}

Environment environment()
{
    Environment made;
    made.programVersion = "0.0.0";
    made.compiler = "made up";
    return made;
}

CeilingMeasurement copyCeiling() { return ceiling("copy", CeilingKind::Memory, "float4", flops(0), bytes(1e8)); }

CeilingMeasurement fmaCeiling()
{
    return ceiling("fma_fp32", CeilingKind::Compute, "8 chains", flops(1e9), bytes(4e3));
}

CeilingMeasurement sustainedCopy(Seconds time)
{
    CeilingMeasurement made = copyCeiling();
    made.id += sustainedSuffix;
    made.sustained = time;
    made.best.time = timing(1.0 / 0.9);
    made.best.conditions.clock = megahertz(1200);
    made.shapes = {made.best};
    return made;
}

std::vector<KernelMeasurement> kernels()
{
    return {
        kernel("vector_add", 1e6, 1.2e7, 0.125),    // 96 GB/s of 100
        kernel("transpose_naive", 0, 8e6, 0.16),    // 50 GB/s of 100
        kernel("block_reduction", 1e6, 4e6, 0.08),  // 50 GB/s of 100
        kernel("matmul_naive", 1e8, 4e8, 0.8),      // 500 GB/s of 100: caches
        kernel("matmul_tiled_16", 1e9, 2.5e8, 2.5), // 400 GFLOP/s of min(1000, 400)
    };
}

std::vector<RunEvent> events()
{
    const std::vector<KernelMeasurement> all = kernels();
    const int steps = static_cast<int>(all.size()) + 2;
    std::vector<RunEvent> told{RunStarted{device(), environment(), makePlan(PlanKind::Quick, device()), steps}};
    told.emplace_back(StepStarted{1, steps, "copy", "float4"});
    told.emplace_back(copyCeiling());
    told.emplace_back(StepStarted{2, steps, "fma_fp32", "8 chains"});
    told.emplace_back(fmaCeiling());
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const KernelMeasurement& one = all[static_cast<std::size_t>(i)];
        told.emplace_back(StepStarted{i + 3, steps, one.id, ""});
        told.emplace_back(one);
    }
    return told;
}

Session session(bool lastFails)
{
    Session made;
    for (const RunEvent& event : events())
        record(made, event);
    record(made, Completed{environment()});
    if (lastFails)
        made.kernels.back().check = CheckResult{false, 3.5, 0.5, "every element"};
    return made;
}

Session restlessSession()
{
    Session made = session();
    made.kernels.front().time.becameQuiet = false;
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
        made.kernels[i].time.throttled = {0};
        made.kernels[i].conditions.throttleReasons = {{"power cap"}};
    }
    Timing& copy = made.ceilings.front().best.time;
    copy.samples.clear();
    for (int i = 0; i < 16; ++i)
        copy.samples.push_back(milliseconds((i < 8 ? 1.0 : 1.05) + 0.001 * (i % 3)));
    copy.lateSamples = 8;
    copy.spread = summarise(copy.samples);
    copy.median = copy.spread->median;
    made.ceilings.front().shapes = {made.ceilings.front().best};
    return made;
}

Session crossoverSession()
{
    constexpr std::pair<std::int64_t, double> rates[] = {{1, 100e9}, {8, 130e9}, {16, 180e9}, {32, 210e9}};
    Session made = session();
    for (const auto& [tile, rate] : rates)
        for (std::int64_t n = smallestProduct; n <= largestProduct; n *= 2) {
            const KernelCount count = tile > 1 ? countMatmulTiled(n, tile) : countMatmulUntiled(n);
            const double ms = 1e3 * (3e-6 + count.work.value() / rate);
            made.kernels.push_back(
                kernel(productId({tile, n}).c_str(), inFlops(count.work), inBytes(count.traffic), ms));
        }
    return made;
}

} // namespace roofline::made_up
