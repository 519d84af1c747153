// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/places.h"

#include "core/cpu_probe/cpu_probe.h"
#include "core/session/printable.h"

#ifdef ROOFLINE_HAS_CUDA
#include "cuda/cuda_probe.h"
#endif

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace roofline::command {

namespace {

constexpr std::string_view cardPrefix = "cuda:";

#ifdef ROOFLINE_HAS_CUDA
void addCards(Places& places)
{
    cuda::CudaDevices cards = cuda::listCudaDevices();
    places.devices = std::move(cards.devices);
    if (cards.note)
        places.notes.push_back(*std::move(cards.note));
}

std::unique_ptr<Probe> openCard(int index) { return cuda::makeCudaProbe(index); }
#else
void addCards(Places& places)
{
    places.notes.emplace_back(
        "No card: this program was built without CUDA. To measure an NVIDIA card, install the CUDA Toolkit "
        "and build it again.");
}

std::unique_ptr<Probe> openCard(int) { throw ProbeError("this program was built without CUDA", false); }
#endif

int cardIndex(const std::string& id)
{
    int index = 0;
    std::from_chars(id.data() + cardPrefix.size(), id.data() + id.size(), index);
    return index;
}

[[noreturn]] void refuse(const std::string& id, const Places& cards)
{
    std::string message = fmt::format("no device \"{}\" is here; there is ", printable(id, 40));
    for (const DeviceFacts& card : cards.devices)
        message += card.id + ", ";
    message += "cpu";
    for (const std::string& note : cards.notes)
        message += "; " + note;
    throw UnknownDevice(message);
}

} // namespace

Places listPlaces()
{
    Places places;
    addCards(places);
    places.devices.push_back(cpuFacts());
    return places;
}

std::unique_ptr<Probe> openPlace(const std::string& id)
{
    if (id == "cpu")
        return makeCpuProbe();
    Places cards;
    addCards(cards);
    const bool isHere = std::any_of(cards.devices.begin(), cards.devices.end(),
                                    [&id](const DeviceFacts& card) { return card.id == id; });
    if (!isHere)
        refuse(id, cards);
    return openCard(cardIndex(id));
}

} // namespace roofline::command
