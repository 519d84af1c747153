// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Stands in for app/command/places.cpp in the program `roofline_scripted`: devices that do on command what real ones do once
// a year.
//   paper  measures and passes         wrong  the last kernel fails its check
//   lost   leaves the process unusable  hang   the second step never returns
#include "app/command/places.h"
#include "tests/core/measuring/scripted_probe.h"

#include <unistd.h>

namespace roofline::command {

namespace {

DeviceFacts named(const std::string& id)
{
    DeviceFacts device;
    device.id = id;
    device.name = "A device of paper";
    return device;
}

[[noreturn]] Seconds hang()
{
    while (true)
        ::pause();
}

test::Script copyScript() { return {{}, {}, Flops(0.0), Bytes(1e8)}; }

/// A script whose first run does `what`.
test::Script doing(Seconds (*what)())
{
    test::Script script;
    script.time = [what](int, int) { return what(); };
    return script;
}

Seconds loseTheCard() { throw ProbeError("the card has fallen off the bus", true); }

} // namespace

Places listPlaces()
{
    return {{named("paper"), named("wrong"), named("lost"), named("hang")}, {"all of them are scripted"}};
}

std::unique_ptr<Probe> openPlace(const std::string& id)
{
    auto probe = std::make_unique<test::ScriptedProbe>();
    test::Script copy = copyScript();
    copy.time = test::Script().time;
    probe->add(StepKind::BandwidthCeiling, "copy", {copy});
    if (id == "hang")
        probe->add(StepKind::ComputeCeiling, "fma_fp32", {doing([]() -> Seconds { hang(); })});
    else if (id == "lost")
        probe->add(StepKind::ComputeCeiling, "fma_fp32", {doing(loseTheCard)});
    else if (id == "paper" || id == "wrong")
        probe->add(StepKind::ComputeCeiling, "fma_fp32", {test::Script()});
    else
        throw UnknownDevice("no device \"" + id + "\" is here; there is paper, wrong, lost, hang");
    test::Script live = id == "hang"   ? doing([]() -> Seconds { hang(); })
                        : id == "lost" ? doing(loseTheCard)
                                       : test::Script();
    probe->live = [scripted = probe.get(), live](const LiveRequest&) {
        return std::optional(scripted->stepOf(StepKind::Kernel, "matmul_tiled_16", {live}));
    };
    test::Script kernel;
    kernel.checks = {id != "wrong"};
    probe->add(StepKind::Kernel, "vector_add", {kernel});
    return probe;
}

} // namespace roofline::command
