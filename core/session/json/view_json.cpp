// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/view_json.h"

#include "core/measuring/ceiling_origin.h"
#include "core/quantity/units.h"
#include "core/session/view_range.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace roofline::json {

namespace {

double rate(const Cursor& at, std::string_view unit)
{
    const double value = at.number();
    if (!keptRate.contains(value))
        at.refuse(fmt::format("a number of {} from {} to {} is needed", unit, keptRate.lowest, keptRate.highest));
    return value;
}

std::string theme(const Cursor& at)
{
    std::string name = at.text();
    const std::vector<std::string>& known = viewThemes();
    if (std::find(known.begin(), known.end(), name) == known.end())
        at.refuse(fmt::format("one of \"{}\" is needed", fmt::join(known, "\", \"")));
    return name;
}

Traffic traffic(const Cursor& at)
{
    const std::string name = at.text();
    if (name != "tiled" && name != "once")
        at.refuse("\"tiled\" or \"once\" is needed");
    return name == "tiled" ? Traffic::Tiled : Traffic::MatrixOnce;
}

/// With or without the suffix of a sustained one.
std::optional<CeilingOrigin> originOf(std::string_view id)
{
    if (id.size() > sustainedSuffix.size() && id.substr(id.size() - sustainedSuffix.size()) == sustainedSuffix)
        id.remove_suffix(sustainedSuffix.size());
    return knownOrigin(id);
}

std::string precision(const Cursor& at)
{
    std::string id = at.text();
    const std::optional<Arithmetic> arithmetic = arithmeticOf(knownOrigin(id));
    if (originOf(id) && !knownOrigin(id))
        at.refuse("a ceiling that was kept up is no precision: the id without \"_sustained\" is needed");
    if (!arithmetic || isInteger(*arithmetic))
        at.refuse("the id of a ceiling of FLOP/s is needed, such as \"fma_fp32\"");
    return id;
}

/// What is not known here is passed over: a later version may have more of them, and a choice of lines is not worth a session.
std::vector<std::string> ceilings(const Cursor& at)
{
    std::vector<std::string> ids;
    for (const Cursor& item : at.items()) {
        std::string id = item.text();
        if (originOf(id))
            ids.push_back(std::move(id));
    }
    return ids;
}

int elementBytes(const Cursor& at)
{
    const std::int64_t bytes = at.integer(2, 8);
    if (!isOfferedElement(bytes))
        at.refuse("2, 4 or 8 is needed");
    return static_cast<int>(bytes);
}

} // namespace

Value toJson(const SessionView& view)
{
    Value json = Value::object();
    if (view.isLecture)
        json["lecture"] = *view.isLecture;
    if (view.isFullScreen)
        json["full_screen"] = *view.isFullScreen;
    if (view.theme)
        json["theme"] = *view.theme;
    if (view.n)
        json["n"] = *view.n;
    if (view.tile)
        json["tile"] = *view.tile;
    if (view.traffic)
        json["traffic"] = *view.traffic == Traffic::Tiled ? "tiled" : "once";
    if (view.elementBytes)
        json["element_bytes"] = *view.elementBytes;
    if (view.bandwidth)
        json["bandwidth_gb_per_s"] = number(inGigabytesPerSecond(*view.bandwidth));
    if (view.peak)
        json["compute_tflop_per_s"] = number(inTeraflopsPerSecond(*view.peak));
    if (view.precision)
        json["precision"] = *view.precision;
    if (view.ceilings)
        json["ceilings"] = *view.ceilings;
    return json;
}

SessionView readView(const Cursor& at)
{
    SessionView view;
    if (const auto lecture = at.find("lecture"))
        view.isLecture = lecture->boolean();
    if (const auto fullScreen = at.find("full_screen"))
        view.isFullScreen = fullScreen->boolean();
    if (const auto name = at.find("theme"))
        view.theme = theme(*name);
    if (const auto n = at.find("n"))
        view.n = n->integer(smallestViewSize, largestViewSize);
    if (const auto tile = at.find("tile"))
        view.tile = tile->integer(1, largestViewTile);
    if (const auto name = at.find("traffic"))
        view.traffic = traffic(*name);
    if (const auto bytes = at.find("element_bytes"))
        view.elementBytes = elementBytes(*bytes);
    if (const auto bandwidth = at.find("bandwidth_gb_per_s"))
        view.bandwidth = gigabytesPerSecond(rate(*bandwidth, "GB/s"));
    if (const auto peak = at.find("compute_tflop_per_s"))
        view.peak = teraflopsPerSecond(rate(*peak, "TFLOP/s"));
    if (const auto id = at.find("precision"))
        view.precision = precision(*id);
    if (const auto ids = at.find("ceilings"))
        view.ceilings = ceilings(*ids);
    return view;
}

} // namespace roofline::json
