// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/session_file.h"

#include "core/session/feeding.h"
#include "core/session/json/device_json.h"
#include "core/session/json/layout.h"
#include "core/session/json/measurement_json.h"
#include "core/session/json/view_json.h"
#include "core/session/timestamp.h"

#include <fmt/format.h>

#include <limits>
#include <map>

namespace roofline {

namespace {

constexpr std::string_view formatName = "roofline-session";

void needOurFormat(const json::Cursor& root)
{
    const std::optional<json::Cursor> format = root.find("format");
    if (!format)
        throw json::ReadingError(
            fmt::format("format: it is needed, and is not there; a session file has \"format\": \"{}\"", formatName));
    if (format->text() != formatName)
        format->refuse(fmt::format("\"{}\" is needed", formatName));
    const auto version = root.at("version").integer(1, std::numeric_limits<int>::max());
    if (version > sessionVersion)
        throw json::ReadingError(fmt::format(
            "version {} is newer than this program reads ({}): update Roofline Explorer", version, sessionVersion));
}

std::string readCreated(const json::Cursor& root)
{
    const auto created = root.find("created");
    if (!created)
        return {};
    if (!isTimestamp(created->text()))
        created->refuse("a date such as 2026-08-30 or 2026-08-30T14:05:09Z is needed");
    return created->text();
}

/// The results of a list; an id that comes twice is refused, since nobody could say which one counts.
template <class Measurement>
std::vector<Measurement> readResults(const json::Cursor& list, Measurement (*read)(const json::Cursor&))
{
    std::vector<Measurement> results;
    std::map<std::string, std::string> places;
    for (const json::Cursor& item : list.items()) {
        results.push_back(read(item));
        const auto [earlier, isNew] = places.emplace(results.back().id, item.path());
        if (!isNew)
            item.at("id").refuse(fmt::format("an id other than that of {} is needed", earlier->second));
    }
    return results;
}

Session readSession(const json::Cursor& root)
{
    needOurFormat(root);
    Session session;
    session.created = readCreated(root);
    if (const auto origin = root.find("origin"))
        session.origin = origin->text();
    if (const auto partial = root.find("partial"))
        session.isPartial = partial->boolean();
    if (const auto view = root.find("view"))
        session.view = json::readView(*view);
    session.device = json::readDevice(root.at("device"));
    session.environment = json::readEnvironment(root.find("environment"));
    session.plan = json::readPlan(root.at("plan"));
    session.ceilings = readResults(root.at("ceilings"), json::readCeiling);
    session.kernels = readResults(root.at("kernels"), json::readKernel);
    const std::vector<json::Cursor> kernels = root.at("kernels").items();
    for (std::size_t i = 0; i < kernels.size(); ++i)
        json::compareWithRoof(kernels[i], session.kernels[i], roofOf(session, session.kernels[i]));
    return session;
}

} // namespace

std::string sessionToJson(const Session& session)
{
    json::Value root;
    root["format"] = formatName;
    root["version"] = sessionVersion;
    root["created"] = json::text(session.created);
    root["origin"] = json::text(session.origin);
    root["partial"] = session.isPartial;
    if (session.view)
        root["view"] = json::toJson(*session.view);
    root["device"] = json::toJson(session.device);
    root["environment"] = json::toJson(session.environment);
    root["plan"] = json::toJson(session.plan);
    root["ceilings"] = json::Value::array();
    for (const CeilingMeasurement& ceiling : session.ceilings)
        root["ceilings"].push_back(json::toJson(ceiling, theoreticalRate(session.device, ceiling)));
    root["kernels"] = json::Value::array();
    const Roofs family = roofs(session);
    for (const KernelMeasurement& kernel : session.kernels) {
        const std::optional<Roof> roof = roofOf(session, kernel);
        root["kernels"].push_back(json::toJson(kernel, roof, feedingAbove(kernel, roof, family, session)));
    }
    return json::indented(root);
}

std::variant<Session, SessionError> sessionFromJson(std::string_view text)
{
    if (text.size() > maxSessionBytes)
        return SessionError{
            fmt::format("{} bytes are too many for a session, {} at most", text.size(), maxSessionBytes)};
    try {
        const nlohmann::json tree = json::parseDocument(text, maxSessionDepth);
        return readSession(json::Cursor(tree));
    } catch (const json::ReadingError& error) {
        return SessionError{error.what()};
    }
}

} // namespace roofline
