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
        return line;
    }
    json::Value operator()(const Cancel& cancel) const
    {
        json::Value line = typed("cancel");
        line["run"] = cancel.run;
        return line;
    }
    json::Value operator()(const Quit&) const { return typed("quit"); }
};

Request readRequest(const json::Cursor& root)
{
    const std::string type = root.at("type").text();
    if (type == "list_devices")
        return ListDevices{};
    if (type == "measure")
        return Measure{root.at("run").identifier(), root.at("device").text(), json::readPlanKind(root.at("plan"))};
    if (type == "cancel")
        return Cancel{root.at("run").identifier()};
    if (type != "quit")
        root.at("type").refuse("\"list_devices\", \"measure\", \"cancel\" or \"quit\" is needed");
    return Quit{};
}

} // namespace

std::string toLine(const Request& request) { return json::oneLine(std::visit(Writer{}, request)); }

std::variant<Request, BadLine> requestFromLine(std::string_view line)
{
    return messageFromLine<Request>(line, readRequest);
}

} // namespace roofline::wire
