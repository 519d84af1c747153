// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/verbs.h"

#include "app/command/places.h"
#include "core/session/json/device_json.h"
#include "core/session/json/layout.h"
#include "core/session/session_words.h"

namespace roofline::command {

namespace {

std::string devicesJson(const Places& places)
{
    json::Value root;
    root["devices"] = json::Value::array();
    for (const DeviceFacts& device : places.devices)
        root["devices"].push_back(json::toJson(device));
    root["notes"] = places.notes;
    return json::indented(root);
}

std::string devicesWords(const Places& places)
{
    std::string text;
    for (const DeviceFacts& device : places.devices)
        text += deviceWords(device) + "\n    " + deviceStateWords(device) + '\n';
    for (const std::string& note : places.notes)
        text += note + '\n';
    return text;
}

} // namespace

ExitStatus devices(const DevicesArguments& arguments, Output& out)
{
    const Places places = listPlaces();
    out.write(arguments.isJson ? devicesJson(places) : devicesWords(places));
    return ExitStatus::Success;
}

} // namespace roofline::command
