// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/cuda_probe.h"
#include "cuda/device_query.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace roofline;
using namespace roofline::cuda;

namespace {

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("each reason for having no card is a sentence of its own, on one line")
{
    const DriverSight none{cudaErrorInsufficientDriver, 0, 13000, {}, {}};
    const DriverSight old{cudaErrorInsufficientDriver, 11040, 13000, {}, {}};
    const DriverSight noCard{cudaErrorNoDevice, 13000, 13000, {}, 0};
    const DriverSight hidden{cudaErrorNoDevice, 13000, 13000, "-1", 2};
    const DriverSight mismatch{cudaErrorSystemDriverMismatch, 13000, 13000, {}, {}};
    CHECK(contains(whyNoCard(none), "No NVIDIA driver is installed"));
    CHECK(contains(whyNoCard(old), "too old: it knows CUDA 11.4, and this program needs CUDA 13.0"));
    CHECK(contains(whyNoCard(noCard), "finds no card"));
    CHECK(contains(whyNoCard(hidden), "CUDA_VISIBLE_DEVICES=\"-1\" hides every NVIDIA card"));
    CHECK(contains(whyNoCard(mismatch), "cudaErrorSystemDriverMismatch"));
    std::set<std::string> sentences;
    for (const DriverSight& sight : {none, old, noCard, hidden, mismatch}) {
        CHECK_FALSE(contains(whyNoCard(sight), "\n"));
        sentences.insert(whyNoCard(sight));
    }
    CHECK(sentences.size() == 5);
}

TEST_CASE("CUDA_VISIBLE_DEVICES is blamed only where it can be at fault")
{
    CHECK(contains(whyNoCard({cudaErrorNoDevice, 13000, 13000, "0", 0}), "finds no card"));
    CHECK(contains(whyNoCard({cudaErrorNoDevice, 13000, 13000, "", 1}), "CUDA_VISIBLE_DEVICES=\"\""));
    CHECK(contains(whyNoCard({cudaErrorNoDevice, 13000, 13000, "7", {}}), "CUDA_VISIBLE_DEVICES=\"7\""));
    CHECK(contains(whyNoCard({cudaSuccess, 13000, 13000, {}, {}}), "finds no card"));
}

TEST_CASE("a CUDA version reads as people write it")
{
    CHECK(versionText(13000) == "13.0");
    CHECK(versionText(12060) == "12.6");
    CHECK(versionText(11080) == "11.8");
}

TEST_CASE("listing tells either cards or why there is none")
{
    const CudaDevices found = listCudaDevices();
    if (found.devices.empty()) {
        REQUIRE(found.note.has_value());
        CHECK_FALSE(found.note->empty());
        CHECK_FALSE(contains(*found.note, "\n"));
        CHECK_THROWS_WITH_AS(static_cast<void>(makeCudaProbe(0)), found.note->c_str(), ProbeError);
        return;
    }
    std::set<std::string> identities;
    for (std::size_t i = 0; i < found.devices.size(); ++i) {
        const DeviceFacts& facts = found.devices[i];
        CHECK(facts.id == "cuda:" + std::to_string(i));
        CHECK(facts.kind == DeviceKind::Cuda);
        CHECK_FALSE(facts.name.empty());
        REQUIRE(facts.uuid.has_value());
        CHECK(facts.uuid->size() == std::string("GPU-00000000-0000-0000-0000-000000000000").size());
        identities.insert(*facts.uuid);
        CHECK(facts.multiprocessors.value_or(0) > 0);
        CHECK(facts.memory.value_or(Bytes(0)) > Bytes(0));
    }
    CHECK(identities.size() == found.devices.size());
}

TEST_CASE("a card that is not there is refused in one line that names it")
{
    const bool hasCards = !listCudaDevices().devices.empty();
    for (const int index : {-1, 999}) {
        try {
            static_cast<void>(makeCudaProbe(index));
            FAIL("a card was made up");
        } catch (const ProbeError& error) {
            const std::string message = error.what();
            CHECK_FALSE(contains(message, "\n"));
            CHECK_FALSE(error.isProcessUnusable());
            if (hasCards)
                CHECK(contains(message, "cuda:" + std::to_string(index)));
        }
    }
}
