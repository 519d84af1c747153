// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sessions such as cards give them, by number: the same session for the same seed everywhere. Results lie where results lie,
// from far under the roof to cache-served far above it, often several on one place.
#pragma once

#include "core/quantity/units.h"
#include "core/session/session.h"

#include <cmath>
#include <random>
#include <string>
#include <vector>

namespace roofline::plausible {

class Dice {
public:
    explicit Dice(unsigned seed) : m_engine(seed) {}
    /// mt19937's bits are the same everywhere, the library's distributions are not.
    double share() { return static_cast<double>(m_engine()) / 4294967296.0; }
    int below(int count) { return static_cast<int>(share() * count); }
    double onLogScale(double least, double most) { return least * std::pow(most / least, share()); }

private:
    std::mt19937 m_engine;
};

inline Roof roof(Dice& dice)
{
    return {gigabytesPerSecond(dice.onLogScale(5.0, 8000.0)), teraflopsPerSecond(dice.onLogScale(0.05, 150.0))};
}

inline CeilingMeasurement ceiling(const char* id, CeilingKind kind, Seconds time, double work, double traffic)
{
    CeilingMeasurement measured;
    measured.id = id;
    measured.kind = kind;
    measured.origin = knownOrigin(id);
    measured.best.time.median = time;
    measured.best.work = flops(work);
    measured.best.traffic = bytes(traffic);
    measured.best.check = CheckResult{true, 0.0, 0.0, "every element"};
    return measured;
}

inline KernelMeasurement kernel(const std::string& id, double intensity, const Roof& roof, double fraction, Dice& dice)
{
    KernelMeasurement measured;
    measured.id = id;
    const double traffic = 1e8;
    measured.traffic = bytes(traffic);
    measured.work = flops(intensity * traffic);
    const Bandwidth attained =
        intensity > 0.0 ? Bandwidth(attainable(roof, Intensity(intensity)).value() / intensity) : roof.bandwidth;
    const Seconds time = measured.traffic / Bandwidth(attained.value() * fraction);
    const double wide = dice.onLogScale(1.0005, 1.6);
    measured.time.median = time;
    measured.time.spread = SampleSummary{time, time / wide, time * wide, time * (wide - 1.0) / 3.0, 20};
    measured.check = CheckResult{true, 0.0, 0.0, "every element"};
    return measured;
}

inline Session session(unsigned seed)
{
    Dice dice(seed);
    const Roof roof = plausible::roof(dice);
    Session session;
    session.device.name = "Plausible card " + std::to_string(seed);
    session.ceilings = {ceiling("copy", CeilingKind::Memory, Seconds(1.0), 0.0, roof.bandwidth.value()),
                        ceiling("fma_fp32", CeilingKind::Compute, Seconds(1.0), roof.peak.value(), 0.0)};
    const std::vector<std::pair<std::string, double>> kinds = {{"vector_add", 1.0 / 12.0},
                                                               {"transpose_naive", 0.0},
                                                               {"block_reduction", 0.248},
                                                               {"matmul_naive", 0.25},
                                                               {"matmul_tiled_16", 3.94}};
    for (const auto& [id, intensity] : kinds)
        if (dice.below(6) > 0)
            session.kernels.push_back(kernel(id, intensity, roof, dice.onLogScale(0.03, 12.0), dice));
    if (dice.below(2) == 0)
        session.kernels.push_back(kernel("transpose_padded", 0.0, roof, dice.onLogScale(0.3, 1.1), dice));
    if (dice.below(2) == 0)
        session.kernels.push_back(kernel("matmul_tiled_32", 7.8, roof, dice.onLogScale(0.2, 1.2), dice));
    return session;
}

/// The same with all that a large card is measured for: levels, precisions, ladders, the knee.
inline Session fullSession(unsigned seed)
{
    Dice dice(seed + 200000);
    Session session = plausible::session(seed);
    const Roof roof = *roofOf(session);
    const auto addSlope = [&](const char* id, double times) {
        session.ceilings.push_back(ceiling(id, CeilingKind::Memory, Seconds(1.0), 0.0, roof.bandwidth.value() * times));
    };
    const auto addFlat = [&](const char* id, double times) {
        session.ceilings.push_back(ceiling(id, CeilingKind::Compute, Seconds(1.0), roof.peak.value() * times, 0.0));
    };
    addSlope("dram_read", dice.onLogScale(1.0, 1.2));
    addSlope("triad", dice.onLogScale(1.0, 1.1));
    addSlope("l2_read", dice.onLogScale(1.5, 5.0));
    addSlope("l1_read", dice.onLogScale(6.0, 20.0));
    addFlat("muladd_fp32", 0.5);
    addFlat("fma_fp64", dice.below(2) == 0 ? 0.5 : 1.0 / 32.0);
    addFlat("mma_fp16", dice.onLogScale(4.0, 16.0));
    const std::vector<std::pair<std::string, double>> kinds = {{"transpose_shared", 0.0},
                                                               {"transpose_padded", 0.0},
                                                               {"grayscale", 0.0},
                                                               {"reduction_shuffle", 0.25},
                                                               {"matmul_tiled_8", 2.0},
                                                               {"matmul_tiled_32", 7.94},
                                                               {"matmul_register_tiled", 15.75},
                                                               {"matmul_double_buffered", 31.0},
                                                               {"matmul_tensor", 60.2},
                                                               {"blur_untiled", 0.48},
                                                               {"blur_tiled", 5.5},
                                                               {"blur_separable", 2.2}};
    for (const auto& [id, intensity] : kinds)
        record(session, kernel(id, intensity, roof, dice.onLogScale(0.1, 1.1), dice));
    for (int power = -4; power <= 10; ++power)
        session.kernels.push_back(kernel("knee_" + std::to_string(power), std::exp2(power), roof, 0.95, dice));
    return session;
}

/// A setting of the sliders; every third stands on the session's own ceilings.
inline ModelInput input(unsigned seed, const Session& session)
{
    Dice dice(seed + 100000);
    ModelInput input;
    input.shape.n = std::llround(dice.onLogScale(8.0, 65536.0));
    input.shape.tile = std::llround(dice.onLogScale(1.0, 128.0));
    input.shape.traffic = dice.below(4) == 0 ? Traffic::MatrixOnce : Traffic::Tiled;
    input.roof = seed % 3 == 0 ? roofOf(session).value_or(roof(dice)) : roof(dice);
    return input;
}

} // namespace roofline::plausible
