// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/random_sessions.h"

#include "core/quantity/units.h"

#include <limits>

namespace roofline::random {

namespace {

/// The whole range from the first case on: rapidcheck's own range begins with its least value alone and grows slowly.
template <class Number>
rc::Gen<Number> between(Number least, Number most)
{
    return rc::gen::resize(rc::kNominalSize, rc::gen::inRange<Number>(least, most));
}

rc::Gen<bool> coin()
{
    return rc::gen::map(between(0, 2), [](int side) { return side == 1; });
}

/// None to five: what can go wrong needs no more.
template <class Value>
rc::Gen<std::vector<Value>> few(rc::Gen<Value> value, int least = 0)
{
    return rc::gen::mapcat(between(least, 6), [value = std::move(value)](int count) {
        return rc::gen::container<std::vector<Value>>(static_cast<std::size_t>(count), value);
    });
}

template <class Value>
rc::Gen<std::optional<Value>> maybe(rc::Gen<Value> value)
{
    return rc::gen::weightedOneOf<std::optional<Value>>(
        {{1, rc::gen::just(std::optional<Value>())},
         {2, rc::gen::map(std::move(value), [](Value v) { return std::optional<Value>(std::move(v)); })}});
}

/// A positive real over many decades, with all its digits.
rc::Gen<double> positive(int leastPower, int mostPower)
{
    return rc::gen::map(
        rc::gen::pair(between(leastPower, mostPower), rc::gen::arbitrary<std::uint32_t>()),
        [](std::pair<int, std::uint32_t> parts) { return std::pow(10.0, parts.first) * (1.0 + parts.second * 2e-9); });
}

rc::Gen<double> whole()
{
    return rc::gen::map(between<std::int64_t>(1, std::int64_t{1} << 50), [](auto v) { return double(v); });
}

rc::Gen<Seconds> time() { return rc::gen::map(positive(-6, 6), milliseconds); }

rc::Gen<Conditions> conditions()
{
    return rc::gen::build<Conditions>(
        rc::gen::set(&Conditions::clock, maybe(rc::gen::map(positive(0, 4), megahertz))),
        rc::gen::set(&Conditions::memoryClock, maybe(rc::gen::map(positive(0, 4), megahertz))),
        rc::gen::set(&Conditions::power, maybe(rc::gen::map(positive(0, 3), watts))),
        rc::gen::set(&Conditions::temperature, maybe(rc::gen::map(between(-40, 120), celsius))),
        rc::gen::set(&Conditions::throttleReasons, maybe(few(text()))));
}

Timing sampled(const std::vector<Seconds>& samples, int launches, bool isQuiet)
{
    const auto spread = summarise(samples);
    Timing timing{spread->median, spread, samples, launches, isQuiet};
    timing.lateSamples = static_cast<std::size_t>(launches) % samples.size();
    if (isQuiet)
        timing.throttled = {samples.size() / 2};
    return timing;
}

/// The spread of a source that kept no samples.
Timing summarised(Seconds median, int count)
{
    SampleSummary spread{median, median, median, milliseconds(1.0), static_cast<std::size_t>(count)};
    return {median, spread, {}, 1, true};
}

rc::Gen<Timing> timing()
{
    const auto samples = few(time(), 1);
    return rc::gen::oneOf(rc::gen::apply(sampled, samples, between(1, 1000), coin()),
                          rc::gen::apply(summarised, time(), between(1, 1000)),
                          rc::gen::map(time(), [](Seconds median) {
                              return Timing{median, std::nullopt, {}, 1, true};
                          }));
}

rc::Gen<CheckResult> check(bool passed)
{
    const auto error =
        rc::gen::oneOf(positive(-9, 9), rc::gen::just(0.0), rc::gen::just(std::numeric_limits<double>::infinity()));
    return rc::gen::apply(
        [passed](double absolute, double relative, std::string method) {
            return CheckResult{passed, absolute, relative, std::move(method)};
        },
        error, error, rc::gen::oneOf(text(), rc::gen::just(std::string())));
}

/// Work, traffic, conditions, and time with check as the method leaves them: no time where the check failed at once.
template <class Measurement>
Measurement filled(double work, double traffic)
{
    Measurement measured;
    measured.work = flops(work);
    measured.traffic = bytes(traffic);
    measured.conditions = *conditions();
    switch (*between(0, 4)) {
    case 0:
        measured.check = *check(false);
        break;
    case 1:
        measured.check = *check(false);
        measured.time = *timing();
        break;
    case 2:
        measured.time = *timing();
        break;
    default:
        measured.check = *check(true);
        measured.time = *timing();
    }
    return measured;
}

rc::Gen<ShapeMeasurement> shape()
{
    return rc::gen::exec([] {
        auto shape = filled<ShapeMeasurement>(*whole(), *whole());
        shape.shape = *rc::gen::oneOf(text(), rc::gen::just(std::string()));
        return shape;
    });
}

void makeClassic(CeilingMeasurement& ceiling, const char* id, CeilingKind kind)
{
    ceiling.id = id;
    ceiling.kind = kind;
    ceiling.origin = knownOrigin(id);
}

template <class Measurement>
void numberIds(std::vector<Measurement>& results)
{
    for (std::size_t i = 0; i < results.size(); ++i)
        results[i].id += std::to_string(i);
}

} // namespace

rc::Gen<std::string> text()
{
    return rc::gen::oneOf(
        rc::gen::map(few(between<char>(1, 127), 1),
                     [](const std::vector<char>& letters) { return std::string(letters.begin(), letters.end()); }),
        rc::gen::element<std::string>("Tesla T4", "±2 °C", "\"quoted\"\\", "line\nfeed", "{}[],:", "日本語",
                                      "\xF0\x9F\x9A\x80", "null", "\x1b[31m"));
}

rc::Gen<DeviceFacts> device()
{
    const auto count = [] { return maybe(between(1, 100000)); };
    const auto size = [] { return maybe(rc::gen::map(whole(), bytes)); };
    const auto clock = [] { return maybe(rc::gen::map(positive(0, 4), megahertz)); };
    return rc::gen::build<DeviceFacts>(
        rc::gen::set(&DeviceFacts::id, text()), rc::gen::set(&DeviceFacts::name, text()),
        rc::gen::set(&DeviceFacts::kind, rc::gen::element(DeviceKind::Cpu, DeviceKind::Cuda)),
        rc::gen::set(&DeviceFacts::uuid, maybe(text())), rc::gen::set(&DeviceFacts::pciBusId, maybe(text())),
        rc::gen::set(&DeviceFacts::computeCapability, maybe(text())),
        rc::gen::set(&DeviceFacts::multiprocessors, count()), rc::gen::set(&DeviceFacts::memory, size()),
        rc::gen::set(&DeviceFacts::freeMemory, size()), rc::gen::set(&DeviceFacts::lastLevelCache, size()),
        rc::gen::set(&DeviceFacts::sharedPerMultiprocessor, size()), rc::gen::set(&DeviceFacts::sharedPerBlock, size()),
        rc::gen::set(&DeviceFacts::threadsPerBlock, count()), rc::gen::set(&DeviceFacts::highestClock, clock()),
        rc::gen::set(&DeviceFacts::memoryClock, clock()), rc::gen::set(&DeviceFacts::memoryBusBits, count()),
        rc::gen::set(&DeviceFacts::cudaIndex, maybe(between(0, 16))),
        rc::gen::set(&DeviceFacts::otherProcesses, maybe(between(0, 100))),
        rc::gen::set(&DeviceFacts::isDisplayAttached, maybe(coin())),
        rc::gen::set(&DeviceFacts::isEccOn, maybe(coin())), rc::gen::set(&DeviceFacts::isMigSlice, maybe(coin())),
        rc::gen::set(&DeviceFacts::isOnBattery, maybe(coin())));
}

rc::Gen<Environment> environment()
{
    return rc::gen::build<Environment>(
        rc::gen::set(&Environment::programVersion, text()), rc::gen::set(&Environment::driver, maybe(text())),
        rc::gen::set(&Environment::runtime, maybe(text())), rc::gen::set(&Environment::compiler, maybe(text())),
        rc::gen::set(&Environment::host, maybe(text())), rc::gen::set(&Environment::before, conditions()),
        rc::gen::set(&Environment::during, conditions()), rc::gen::set(&Environment::after, conditions()));
}

rc::Gen<Plan> plan()
{
    return rc::gen::exec([] {
        const auto size = between<std::int64_t>(0, std::int64_t{1} << 40);
        Plan plan;
        plan.kind = *rc::gen::element(PlanKind::Quick, PlanKind::Classic, PlanKind::Scaled);
        for (std::int64_t* member : {&plan.streamElements, &plan.transposeSide, &plan.reductionElements,
                                     &plan.reductionBlock, &plan.matmulSize, &plan.matmulTile, &plan.fmaIterations})
            *member = *size;
        const bool isSamplingKnown = *coin();
        plan.minSamples = isSamplingKnown ? *between(1, 100) : 0;
        plan.maxSamples = isSamplingKnown ? plan.minSamples + *between(0, 100) : 0;
        plan.shortestSample = isSamplingKnown ? *time() : Seconds(0.0);
        plan.quietBelow = isSamplingKnown ? *positive(-4, 0) : 0.0;
        plan.patience = isSamplingKnown ? *time() : Seconds(0.0);
        plan.shortestRun = isSamplingKnown ? *time() : Seconds(0.0);
        plan.warmUp = isSamplingKnown ? *time() : Seconds(0.0);
        plan.returnsToRoof = isSamplingKnown && *coin();
        plan.sustained = isSamplingKnown && *coin() ? Seconds(*between(1, 3600)) : Seconds(0.0);
        return plan;
    });
}

rc::Gen<CeilingOrigin> origin(CeilingKind kind)
{
    return rc::gen::exec([kind] {
        if (kind == CeilingKind::Memory) {
            const auto level = *rc::gen::element(MemoryLevel::Dram, MemoryLevel::LastLevelCache, MemoryLevel::L1);
            return CeilingOrigin(MemoryOrigin{
                level, *rc::gen::element(AccessMix::Read, AccessMix::Write, AccessMix::Copy, AccessMix::Triad)});
        }
        if (kind == CeilingKind::IntegerCompute)
            return CeilingOrigin(*rc::gen::element(Arithmetic::Int32MultiplyAdd, Arithmetic::TensorInt8));
        return CeilingOrigin(*rc::gen::element(Arithmetic::Fp32Fma, Arithmetic::Fp32MultiplyAdd, Arithmetic::Fp64Fma,
                                               Arithmetic::Fp16x2Fma, Arithmetic::TensorTf32, Arithmetic::TensorFp8));
    });
}

rc::Gen<CeilingMeasurement> ceiling()
{
    return rc::gen::exec([] {
        CeilingMeasurement ceiling;
        ceiling.id = *text();
        ceiling.kind = *rc::gen::element(CeilingKind::Memory, CeilingKind::Compute, CeilingKind::IntegerCompute);
        ceiling.best = *shape();
        ceiling.shapes = *few(shape());
        ceiling.origin = *maybe(origin(ceiling.kind));
        ceiling.sustained = *maybe(rc::gen::map(between(1, 3600), [](int seconds) { return Seconds(seconds); }));
        return ceiling;
    });
}

rc::Gen<KernelMeasurement> kernel()
{
    return rc::gen::exec([] {
        auto kernel = filled<KernelMeasurement>(*rc::gen::oneOf(whole(), rc::gen::just(0.0)), *whole());
        kernel.id = *text();
        return kernel;
    });
}

rc::Gen<SessionView> view()
{
    // Rates in whole numbers of their unit: these go into it and back without a rounding.
    return rc::gen::build<SessionView>(
        rc::gen::set(&SessionView::isLecture, maybe(coin())), rc::gen::set(&SessionView::isFullScreen, maybe(coin())),
        rc::gen::set(&SessionView::theme, maybe(rc::gen::elementOf(viewThemes()))),
        rc::gen::set(&SessionView::n, maybe(between<std::int64_t>(smallestViewSize, largestViewSize))),
        rc::gen::set(&SessionView::tile, maybe(between<std::int64_t>(1, largestViewTile))),
        rc::gen::set(&SessionView::traffic, maybe(rc::gen::element(Traffic::MatrixOnce, Traffic::Tiled))),
        rc::gen::set(&SessionView::elementBytes, maybe(rc::gen::element(2, 4, 8))),
        rc::gen::set(
            &SessionView::bandwidth,
            maybe(rc::gen::map(between(1, 20000), [](int gigabytes) { return gigabytesPerSecond(gigabytes); }))),
        rc::gen::set(
            &SessionView::peak,
            maybe(rc::gen::map(between(1, 5000), [](int teraflops) { return teraflopsPerSecond(teraflops); }))),
        rc::gen::set(&SessionView::precision, maybe(rc::gen::element<std::string>("fma_fp32", "fma_fp64", "mma_bf16"))),
        rc::gen::set(&SessionView::ceilings,
                     maybe(rc::gen::container<std::vector<std::string>>(
                         rc::gen::element<std::string>("l1_read", "triad", "copy_sustained", "mad_int32")))));
}

rc::Gen<Session> session()
{
    return rc::gen::exec([] {
        Session session;
        session.created = *rc::gen::element<std::string>("", "2026-08-30", "2026-08-30T14:05:09Z");
        session.origin = *rc::gen::oneOf(text(), rc::gen::just(std::string()));
        session.isPartial = *coin();
        session.view = *maybe(view());
        session.device = *device();
        session.environment = *environment();
        session.plan = *plan();
        session.ceilings = *few(ceiling());
        session.kernels = *few(kernel());
        // One id twice would be refused; without ceilings of our own ids no roof would ever come about.
        numberIds(session.ceilings);
        numberIds(session.kernels);
        if (session.ceilings.size() >= 2 && *coin()) {
            makeClassic(session.ceilings[0], "copy", CeilingKind::Memory);
            makeClassic(session.ceilings[1], "fma_fp32", CeilingKind::Compute);
        }
        return session;
    });
}

} // namespace roofline::random
