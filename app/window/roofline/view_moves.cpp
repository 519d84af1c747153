// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/view_moves.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

double decadesOf(const DecadeRange& range) { return std::log10(range.to / range.from); }

/// From share to share of a range; shares beyond 0 and 1 lie beyond the range.
DecadeRange part(const DecadeRange& range, double from, double to)
{
    const double decades = decadesOf(range);
    return {range.from * std::pow(10.0, from * decades), range.from * std::pow(10.0, to * decades)};
}

DecadeRange around(const DecadeRange& whole, const DecadeRange& current)
{
    const double beyond = std::pow(10.0, decadesBeyond);
    return {std::min(whole.from / beyond, current.from), std::max(whole.to * beyond, current.to)};
}

std::optional<DecadeRange> within(DecadeRange wanted, const DecadeRange& limits)
{
    if (!(wanted.from > 0.0) || !(wanted.from < wanted.to) || !std::isfinite(wanted.to))
        return std::nullopt;
    const double lacking = leastDecades - decadesOf(wanted);
    if (lacking > 0.0)
        wanted = {wanted.from * std::pow(10.0, -lacking / 2.0), wanted.to * std::pow(10.0, lacking / 2.0)};
    if (wanted.from < limits.from)
        wanted = {limits.from, std::min(limits.to, wanted.to * (limits.from / wanted.from))};
    if (wanted.to > limits.to)
        wanted = {std::max(limits.from, wanted.from * (limits.to / wanted.to)), limits.to};
    return wanted;
}

DecadeRange zoomedAxis(const DecadeRange& axis, double about, double factor, const DecadeRange& limits)
{
    // The limits are met by the factor, so that what lies at `about` stays there in the last step too.
    const double decades = decadesOf(axis);
    const double least = std::min(1.0, decades / decadesOf(limits));
    const double most = std::max(1.0, decades / leastDecades);
    const double shrunk = 1.0 / std::clamp(factor, least, most);
    return part(axis, about - about * shrunk, about + (1.0 - about) * shrunk);
}

PictureRange orStay(const PictureRange& view, PictureRange wanted, const PictureRange& limits)
{
    wanted.stripIntensity = view.stripIntensity;
    return withinLimits(wanted, limits).value_or(view);
}

} // namespace

PictureRange viewLimits(const PictureRange& whole, const PictureRange& current)
{
    return {around(whole.intensity, current.intensity), around(whole.rate, current.rate), current.stripIntensity};
}

std::optional<PictureRange> withinLimits(const PictureRange& wanted, const PictureRange& limits)
{
    const std::optional<DecadeRange> intensity = within(wanted.intensity, limits.intensity);
    const std::optional<DecadeRange> rate = within(wanted.rate, limits.rate);
    if (!intensity || !rate)
        return std::nullopt;
    return PictureRange{*intensity, *rate, wanted.stripIntensity};
}

PictureRange zoomed(const PictureRange& view, const QPointF& about, double factorAcross, double factorUp,
                    const PictureRange& limits)
{
    return orStay(view,
                  {zoomedAxis(view.intensity, about.x(), factorAcross, limits.intensity),
                   zoomedAxis(view.rate, about.y(), factorUp, limits.rate), 1.0},
                  limits);
}

PictureRange panned(const PictureRange& view, const QPointF& by, const PictureRange& limits)
{
    return orStay(view, {part(view.intensity, -by.x(), 1.0 - by.x()), part(view.rate, -by.y(), 1.0 - by.y()), 1.0},
                  limits);
}

PictureRange cutOut(const PictureRange& view, const QRectF& inside, const PictureRange& limits)
{
    const QRectF box = inside.normalized();
    return orStay(view, {part(view.intensity, box.left(), box.right()), part(view.rate, box.top(), box.bottom()), 1.0},
                  limits);
}

} // namespace roofline::window
