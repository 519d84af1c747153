// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/cpu_probe.h"
#include "core/counting/kernel_count.h"
#include "core/measuring/measuring_run.h"
#include "core/measuring/product_point.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

using namespace roofline;

namespace {

/// Sizes that take no time: what is looked at here is whether answers are right, not how long they take.
Plan tinyPlan()
{
    Plan plan;
    plan.kind = PlanKind::Quick; // without the series of products
    plan.streamElements = 10007; // no multiple of a cache line
    plan.transposeSide = 96;
    plan.reductionElements = 10007;
    plan.matmulSize = 40; // no multiple of the tile
    plan.fmaIterations = 100;
    plan.warmUp = Seconds(0.001);
    plan.minSamples = 3;
    plan.maxSamples = 3;
    return plan;
}

/// A probe whose kernel of one id gets its outputs spoiled after each batch.
class SpoiledProbe final : public Probe {
public:
    SpoiledProbe(Probe& whole, std::string id) : m_whole(whole), m_id(std::move(id)) {}

    [[nodiscard]] DeviceFacts facts() const override { return m_whole.facts(); }
    [[nodiscard]] Environment environment() const override { return m_whole.environment(); }
    [[nodiscard]] Conditions conditions() override { return m_whole.conditions(); }
    [[nodiscard]] std::vector<Step> steps(const Plan& plan) override
    {
        std::vector<Step> steps = m_whole.steps(plan);
        for (Step& step : steps) {
            if (step.id != m_id)
                continue;
            for (Candidate& candidate : step.candidates)
                candidate.prepare = [inner = candidate.prepare] { return std::make_unique<Spoiled>(inner()); };
        }
        return steps;
    }

private:
    /// Poisons what was just computed: the outputs are wrong, and the time is the true one.
    class Spoiled final : public Workload {
    public:
        explicit Spoiled(std::unique_ptr<Workload> inner) : m_inner(std::move(inner)) {}
        void poison() override { m_inner->poison(); }
        Seconds run(int launches) override
        {
            const Seconds time = m_inner->run(launches);
            m_inner->poison();
            return time;
        }
        [[nodiscard]] CheckResult check() override { return m_inner->check(); }

    private:
        std::unique_ptr<Workload> m_inner;
    };

    Probe& m_whole;
    std::string m_id;
};

struct Results {
    std::vector<CeilingMeasurement> ceilings;
    std::vector<KernelMeasurement> kernels;
    Ending ending;
};

Results resultsOf(Probe& probe)
{
    Results results;
    results.ending = measureAll(probe, tinyPlan(),
                                [&](const RunEvent& event) {
                                    if (const auto* ceiling = std::get_if<CeilingMeasurement>(&event))
                                        results.ceilings.push_back(*ceiling);
                                    if (const auto* kernel = std::get_if<KernelMeasurement>(&event))
                                        results.kernels.push_back(*kernel);
                                },
                                {});
    return results;
}

} // namespace

TEST_CASE("all ceilings in all their shapes and the five kernels, every answer right")
{
    const auto probe = makeCpuProbe();
    const Results results = resultsOf(*probe);
    CHECK(std::holds_alternative<Completed>(results.ending));
    std::vector<std::string> ceilings;
    for (const CeilingMeasurement& ceiling : results.ceilings)
        ceilings.push_back(ceiling.id);
    // What depends on the machine: caches that it does not tell, a processor without fused multiply-add.
    std::erase_if(ceilings, [](const auto& id) { return id == "llc_read" || id == "l1_read" || id == "fma_fp64"; });
    CHECK(ceilings == std::vector<std::string>{"copy", "triad", "dram_read", "dram_write", "fma_fp32"});
    for (const CeilingMeasurement& ceiling : results.ceilings) {
        CAPTURE(ceiling.id);
        CHECK(ceiling.origin == knownOrigin(ceiling.id));
        CHECK((ceiling.kind == CeilingKind::Compute) == (ceiling.id.rfind("fma", 0) == 0));
        CHECK(ceiling.shapes.size() >= 1);
    }
    for (const CeilingMeasurement& ceiling : results.ceilings) {
        for (const ShapeMeasurement& shape : ceiling.shapes) {
            CAPTURE(shape.shape);
            CHECK(shape.check->passed);
            CHECK(shape.time.samples.size() == 3);
        }
    }
    std::vector<std::string> ids;
    for (const KernelMeasurement& kernel : results.kernels) {
        ids.push_back(kernel.id);
        CAPTURE(kernel.id);
        CAPTURE(kernel.check->method);
        CHECK(kernel.check->passed);
    }
    CHECK(ids == std::vector<std::string>{"vector_add", "transpose_naive", "block_reduction", "matmul_naive",
                                          "matmul_tiled_16"});
}

TEST_CASE("work and traffic are the counts of what really runs")
{
    const auto probe = makeCpuProbe();
    const Plan plan = tinyPlan();
    const std::vector<Step> steps = probe->steps(plan);
    const auto step = [&steps](const char* id) -> const Step& {
        const auto found = std::find_if(steps.begin(), steps.end(), [id](const Step& one) { return one.id == id; });
        REQUIRE(found != steps.end());
        return *found;
    };
    const auto first = [&step](const char* id) -> const Candidate& { return step(id).candidates[0]; };
    CHECK(first("copy").traffic == countCopy(10007).traffic);
    CHECK(first("triad").traffic == countTriad(10007).traffic);
    CHECK(first("dram_read").traffic == countRead(10007, probe->facts().multiprocessors.value()).traffic);
    CHECK(first("dram_write").traffic == countWrite(10007).traffic);
    // Lanes are the threads: a multiple of the cores, with 8 times and 16 times the chains of one.
    const Step& chains = step("fma_fp32");
    const Flops four = chains.candidates[0].work;
    CHECK(chains.candidates[1].work == four * 2.0);
    CHECK(chains.candidates[2].work == four * 4.0);
    const double threads = four.value() / (2.0 * 4.0 * 100.0);
    const int cores = probe->facts().multiprocessors.value();
    CHECK((threads == 4.0 * cores || threads == 8.0 * cores || threads == 16.0 * cores));
    CHECK(first("vector_add").work == countVectorAdd(10007).work);
    CHECK(first("transpose_naive").traffic == countTranspose(96).traffic);
    CHECK(first("block_reduction").work == countBlockReduction(10007, 256).work);
    CHECK(first("matmul_naive").traffic == countMatmulUntiled(40).traffic);
    CHECK(first("matmul_tiled_16").traffic == countMatmulTiled(40, 16).traffic);
}

TEST_CASE("an answer that is spoiled on purpose is refused, and only that one")
{
    const auto probe = makeCpuProbe();
    for (const std::string id : {"transpose_naive", "block_reduction", "matmul_tiled_16"}) {
        SpoiledProbe spoiled(*probe, id);
        const Results results = resultsOf(spoiled);
        REQUIRE(results.kernels.size() == 5);
        for (const KernelMeasurement& kernel : results.kernels) {
            CAPTURE(kernel.id);
            CHECK(kernel.isUsable() == (kernel.id != id));
        }
    }
    for (const std::string id : {"fma_fp32", "fma_fp64", "dram_read", "dram_write", "triad", "llc_read", "l1_read"}) {
        SpoiledProbe spoiled(*probe, id);
        for (const CeilingMeasurement& ceiling : resultsOf(spoiled).ceilings) {
            CAPTURE(ceiling.id);
            CHECK(ceiling.best.check->passed == (ceiling.id != id));
        }
    }
}

TEST_CASE("the plan scaled has a series of products for each tile, right and counted at its tile")
{
    const auto probe = makeCpuProbe();
    Plan plan = tinyPlan();
    for (const Step& step : probe->steps(plan))
        CHECK_FALSE(step.isPointOfSeries);
    plan.kind = PlanKind::Scaled;
    std::vector<std::int64_t> tiles;
    for (const Step& step : probe->steps(plan)) {
        const std::optional<ProductPoint> point = productOf(step.id);
        CHECK(step.isPointOfSeries == point.has_value());
        if (!point || point->n > 64)
            continue;
        CAPTURE(step.id);
        tiles.push_back(point->tile);
        const std::unique_ptr<Workload> workload = step.candidates[0].prepare();
        workload->poison();
        CHECK_FALSE(workload->check().passed);
        CHECK(workload->run(2) > Seconds(0.0));
        CHECK(workload->check().passed);
        CHECK(step.candidates[0].traffic == countMatmulTiled(point->n, point->tile).traffic);
    }
    CHECK(tiles == std::vector<std::int64_t>{1, 8, 16, 32, 1, 8, 16, 32});
}

TEST_CASE("no product is timed live whose launch would be too long for the series: a cancel waits for it")
{
    const auto probe = makeCpuProbe();
    Plan plan = tinyPlan();
    plan.kind = PlanKind::Scaled;
    const std::vector<Step> steps = probe->steps(plan);
    for (std::int64_t n = smallestProduct; n <= largestProduct; n *= 2) {
        for (const std::int64_t tile : {1, 8, 16, 32}) {
            const std::string id = productId({tile, n});
            const bool isOfSeries =
                std::any_of(steps.begin(), steps.end(), [&id](const Step& step) { return step.id == id; });
            INFO(id);
            CHECK(probe->liveStep({tile == 1 ? "matmul_naive" : "matmul_tiled", n, tile}).has_value() == isOfSeries);
        }
    }
}

TEST_CASE("what the processor is")
{
    const auto probe = makeCpuProbe();
    const DeviceFacts facts = probe->facts();
    CHECK(facts.id == "cpu");
    CHECK(facts.kind == DeviceKind::Cpu);
    CHECK_FALSE(facts.name.empty());
    CHECK(facts.multiprocessors.value() >= 1);
    const Environment environment = probe->environment();
    CHECK_FALSE(environment.compiler->empty());
    CHECK_FALSE(environment.host->empty());
    CHECK_FALSE(environment.driver.has_value());
    CHECK_FALSE(probe->conditions().power.has_value());
}
