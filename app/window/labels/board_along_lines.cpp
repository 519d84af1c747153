// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of TextBoard that places what belongs to a line.
#include "app/window/labels/text_board.h"

#include "app/window/labels/led_label.h"

namespace roofline::window {

bool TextBoard::addAlong(const QLineF& line, TextRole role, const QStringList& texts, std::initializer_list<Side> sides)
{
    return add(AlongLine{line, texts, sides}, role);
}

bool TextBoard::add(const AlongLine& along, TextRole role)
{
    LineSurroundings strict = m_around;
    const std::vector<QLineF> soft = softLines();
    strict.lines.insert(strict.lines.end(), soft.begin(), soft.end());
    const QStringList wholes = along.texts.mid(0, along.wholes);
    const QStringList others = along.texts.mid(along.wholes);
    const bool isAdded = addOneOf(wholes, along, strict, role) || addAcross(wholes, along, strict, role) ||
                         (!wholes.empty() && addLed(wholes.last(), along, role)) ||
                         addOneOf(others, along, strict, role) || addOneOf(along.texts, along, m_around, role) ||
                         addLed(along.texts.last(), along, role);
    if (isAdded)
        m_placed.back().source = along;
    return isAdded;
}

std::vector<QLineF> TextBoard::softLines() const
{
    std::vector<QLineF> lines = m_soft;
    for (const Placed& one : m_placed)
        if (one.text.leader)
            lines.push_back(*one.text.leader);
    return lines;
}

bool TextBoard::addOneOf(const QStringList& texts, const AlongLine& along, const LineSurroundings& around,
                         TextRole role)
{
    for (const QString& text : texts) {
        for (const Side side : along.sides) {
            const auto place = placeAlong(along.line, sizeOf(text), side, 0.6 * gap(), around);
            if (!place)
                continue;
            add(role, text, *place);
            return true;
        }
    }
    return false;
}

bool TextBoard::addAcross(const QStringList& texts, const AlongLine& along, const LineSurroundings& around,
                          TextRole role)
{
    if (along.across.isNull() || texts.empty())
        return false;
    const auto place = placeAlong(along.across, sizeOf(texts.last()), Side::Above, 0.6 * gap(), around);
    if (place)
        add(role, texts.last(), *place);
    return place.has_value();
}

bool TextBoard::addLed(const QString& text, const AlongLine& along, TextRole role)
{
    const auto led = placeLed(along.line, sizeOf(text), lineHeight(), along.reach, m_around, softLines());
    if (!led)
        return false;
    add(role, text, {led->rect.center(), 0.0, led->rect.size()});
    m_placed.back().text.leader = led->leader;
    m_around.lines.push_back(led->leader);
    return true;
}

} // namespace roofline::window
