// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/wire/event.h"

#include "core/session/json/device_json.h"
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
    if (type != "refused")
        root.at("type").refuse("\"hello\", \"devices\", \"told\", \"ended\" or \"refused\" is needed");
    return Refused{root.at("message").text()};
}

} // namespace

std::string toLine(const Event& event) { return json::oneLine(std::visit(Writer{}, event)); }

std::variant<Event, BadLine> eventFromLine(std::string_view line) { return messageFromLine<Event>(line, readEvent); }

} // namespace roofline::wire
