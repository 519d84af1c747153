// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/wire/event.h"

#include "core/session/json/device_json.h"
#include "core/session/json/measurement_json.h"
#include "core/wire/event_json.h"
#include "core/wire/line_json.h"

#include <limits>

namespace roofline::wire {

namespace {

struct Writer {
    json::Value operator()(const Hello& hello) const
    {
        json::Value line = typed("hello");
        line["protocol"] = hello.protocol;
        line["program_version"] = hello.programVersion;
        return line;
    }
    json::Value operator()(const DeviceList& list) const
    {
        json::Value line = typed("devices");
        line["devices"] = json::Value::array();
        for (const DeviceFacts& device : list.devices)
            line["devices"].push_back(json::toJson(device));
        line["notes"] = list.notes;
        return line;
    }
    json::Value operator()(const Told& told) const
    {
        json::Value line = typed("told");
        line["run"] = told.run;
        put(line, told.event);
        return line;
    }
    json::Value operator()(const Ended& ended) const
    {
        json::Value line = typed("ended");
        line["run"] = ended.run;
        put(line, ended.ending);
        return line;
    }
    json::Value operator()(const Timed& timed) const
    {
        json::Value line = typed("timed");
        line["ticket"] = timed.ticket;
        if (const auto* kernel = std::get_if<KernelMeasurement>(&timed.answer)) {
            line["kernel"] = json::toJson(*kernel, std::nullopt);
        } else if (const auto* failed = std::get_if<Failed>(&timed.answer)) {
            line["message"] = failed->message;
            line["process_unusable"] = failed->isProcessUnusable;
        } else {
            line["stale"] = true;
        }
        return line;
    }
    json::Value operator()(const Refused& refused) const
    {
        json::Value line = typed("refused");
        line["message"] = refused.message;
        return line;
    }
};

DeviceList readDeviceList(const json::Cursor& root)
{
    DeviceList list;
    for (const json::Cursor& device : root.at("devices").items())
        list.devices.push_back(json::readDevice(device));
    if (const auto notes = root.find("notes")) {
        for (const json::Cursor& note : notes->items())
            list.notes.push_back(note.text());
    }
    return list;
}

Timed readTimed(const json::Cursor& root)
{
    Timed timed{root.at("ticket").identifier(), Stale{}};
    if (const auto kernel = root.find("kernel")) {
        timed.answer = json::readKernel(*kernel);
    } else if (const auto message = root.find("message")) {
        const auto unusable = root.find("process_unusable");
        timed.answer = Failed{message->text(), unusable && unusable->boolean()};
    } else if (!root.at("stale").boolean()) {
        root.at("stale").refuse("true is needed, where there is neither a kernel nor a message");
    }
    return timed;
}

Hello readHello(const json::Cursor& root)
{
    const auto protocol = root.at("protocol").integer(1, std::numeric_limits<int>::max());
    return {static_cast<int>(protocol), root.at("program_version").text()};
}

Event readEvent(const json::Cursor& root)
{
    const std::string type = root.at("type").text();
    if (type == "hello")
        return readHello(root);
    if (type == "devices")
        return readDeviceList(root);
    if (type == "told")
        return Told{root.at("run").identifier(), readRunEvent(root)};
    if (type == "ended")
        return Ended{root.at("run").identifier(), readEnding(root)};
    if (type == "timed")
        return readTimed(root);
    if (type != "refused")
        root.at("type").refuse("\"hello\", \"devices\", \"told\", \"ended\", \"timed\" or \"refused\" is needed");
    return Refused{root.at("message").text()};
}

} // namespace

std::string toLine(const Event& event) { return json::oneLine(std::visit(Writer{}, event)); }

std::variant<Event, BadLine> eventFromLine(std::string_view line) { return messageFromLine<Event>(line, readEvent); }

} // namespace roofline::wire
