// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/wire/request.h"

#include "core/session/json/device_json.h"
#include "core/wire/line_json.h"

namespace roofline::wire {

namespace {

struct Writer {
    json::Value operator()(const ListDevices&) const { return typed("list_devices"); }
    json::Value operator()(const Measure& measure) const
    {
        json::Value line = typed("measure");
        line["run"] = measure.run;
        line["device"] = measure.device;
        line["plan"] = planName(measure.plan);
        if (measure.sustained > Seconds(0.0))
            line["sustained_s"] = json::number(measure.sustained.count());
        return line;
    }
    json::Value operator()(const Cancel& cancel) const
    {
        json::Value line = typed("cancel");
        line["run"] = cancel.run;
        return line;
    }
    json::Value operator()(const TimeNow& request) const
    {
        json::Value line = typed("time");
        line["ticket"] = request.ticket;
        line["device"] = request.device;
        line["kernel"] = request.what.kernel;
        line["n"] = request.what.n;
        line["tile"] = request.what.tile;
        return line;
    }
    json::Value operator()(const Quit&) const { return typed("quit"); }
};

Measure readMeasure(const json::Cursor& root)
{
    Measure measure{root.at("run").identifier(), root.at("device").text(), json::readPlanKind(root.at("plan"))};
    if (const auto sustained = root.find("sustained_s")) {
        measure.sustained = Seconds(sustained->notNegative("number of seconds"));
        if (measure.sustained > mostSustained)
            sustained->refuse("an hour at most is needed");
    }
    return measure;
}

TimeNow readTimeNow(const json::Cursor& root)
{
    constexpr std::int64_t largest = std::int64_t{1} << 31;
    TimeNow request{root.at("ticket").identifier(), root.at("device").text(), {}};
    request.what.kernel = root.at("kernel").text();
    request.what.n = root.at("n").integer(1, largest);
    if (const auto tile = root.find("tile"))
        request.what.tile = tile->integer(1, largest);
    return request;
}

Request readRequest(const json::Cursor& root)
{
    const std::string type = root.at("type").text();
    if (type == "list_devices")
        return ListDevices{};
    if (type == "measure")
        return readMeasure(root);
    if (type == "cancel")
        return Cancel{root.at("run").identifier()};
    if (type == "time")
        return readTimeNow(root);
    if (type != "quit")
        root.at("type").refuse("\"list_devices\", \"measure\", \"cancel\", \"time\" or \"quit\" is needed");
    return Quit{};
}

} // namespace

std::string toLine(const Request& request) { return json::oneLine(std::visit(Writer{}, request)); }

std::variant<Request, BadLine> requestFromLine(std::string_view line)
{
    return messageFromLine<Request>(line, readRequest);
}

} // namespace roofline::wire
