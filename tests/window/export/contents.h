// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be taken along, for tests: recorded cards, a made-up run with and without a failed check, and nothing measured.
#pragma once

#include <QString>

#include "app/window/export/figure_content.h"
#include "core/quantity/units.h"
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#include <variant>
#include <vector>

namespace roofline::window {

inline Session recordedSession(const std::string& id)
{
    for (const RecordedCard& card : recordedCards())
        if (card.id == id)
            return std::get<Session>(sessionFromJson(card.json));
    return {};
}

/// The sliders on the session's roof where it has one.
inline FigureContent contentOf(const Session& session, FigurePart part = FigurePart::Both)
{
    const Roof byHand{gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)};
    return {readModel({MatmulShape{}, roofOf(session).value_or(byHand)}), session, part};
}

struct NamedContent {
    QString name;
    FigureContent content;
};

inline std::vector<NamedContent> allContents(FigurePart part)
{
    std::vector<NamedContent> all;
    for (const RecordedCard& card : recordedCards())
        all.push_back({QString::fromStdString(card.id), contentOf(recordedSession(card.id), part)});
    all.push_back({"made up", contentOf(made_up::session(), part)});
    all.push_back({"failed check", contentOf(made_up::session(true), part)});
    all.push_back({"nothing measured", contentOf({}, part)});
    FigureContent whatIf = contentOf(recordedSession("tesla-t4"), part);
    whatIf.reading =
        readModel({MatmulShape{300, 200, 8, Traffic::Tiled}, {gigabytesPerSecond(900.0), teraflopsPerSecond(14.0)}});
    all.push_back({"sliders elsewhere", whatIf});
    FigureContent once = contentOf(recordedSession("nvidia-h200"), part);
    once.reading = readModel({MatmulShape{8, 16, 2, Traffic::MatrixOnce}, once.reading.input.roof});
    all.push_back({"each matrix once", once});
    return all;
}

} // namespace roofline::window
