// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/view_gestures.h"

#include <QLineF>

#include "app/window/roofline/view_moves.h"

#include <cmath>

namespace roofline::window {

namespace {

constexpr double factorOfANotch = 1.25;
/// A hand on a wheel trembles by this much, in pixels.
constexpr double samePlace = 12.0;
/// A band this flat, in pixels, means the long side alone.
constexpr double flatBand = 6.0;

bool isSame(const DecadeRange& a, const DecadeRange& b) { return a.from == b.from && a.to == b.to; }

} // namespace

ViewGestures::Axes ViewGestures::axesAt(const QPointF& at) const
{
    const QRectF& plot = m_map.plot;
    const bool isAcross = at.x() >= plot.left() && at.x() <= plot.right();
    const bool isUp = at.y() >= plot.top() && at.y() <= plot.bottom();
    if (isAcross && isUp)
        return {true, true};
    // The strip and its axis, left of the picture, share its heights.
    return {isAcross && at.y() > plot.bottom(), isUp && at.x() < plot.left()};
}

QPointF ViewGestures::shareOf(const QPointF& at) const
{
    const QRectF& plot = m_map.plot;
    return {(at.x() - plot.left()) / plot.width(), (plot.bottom() - at.y()) / plot.height()};
}

PictureRange ViewGestures::limits() const { return viewLimits(m_whole, m_map.range); }

bool ViewGestures::showIfNew(const PictureRange& view, bool goesOn)
{
    if (isSame(view.intensity, m_map.range.intensity) && isSame(view.rate, m_map.range.rate))
        return false;
    if (goesOn)
        m_history.amend(view);
    else
        m_history.show(view);
    return true;
}

bool ViewGestures::turn(const QPointF& at, double notches)
{
    const Axes axes = axesAt(at);
    if (m_map.plot.isEmpty() || (!axes.across && !axes.up))
        return false;
    const double factor = std::pow(factorOfANotch, notches);
    const PictureRange view =
        zoomed(m_map.range, shareOf(at), axes.across ? factor : 1.0, axes.up ? factor : 1.0, limits());
    const bool goesOn = m_turnedAt && QLineF(*m_turnedAt, at).length() < samePlace;
    const bool isNew = showIfNew(view, goesOn);
    m_turnedAt = at;
    return isNew;
}

bool ViewGestures::zoom(double notches)
{
    m_turnedAt.reset();
    const double factor = std::pow(factorOfANotch, notches);
    return showIfNew(zoomed(m_map.range, {0.5, 0.5}, factor, factor, limits()), false);
}

bool ViewGestures::pan(const QPointF& shares)
{
    m_turnedAt.reset();
    return showIfNew(panned(m_map.range, shares, limits()), false);
}

void ViewGestures::press(const QPointF& at, Kind kind)
{
    m_turnedAt.reset();
    m_press.reset();
    const Axes axes = axesAt(at);
    if (!m_map.plot.isEmpty() && (axes.across || axes.up))
        m_press = Press{at, at, kind, axes, m_map.range};
}

bool ViewGestures::dragTo(const QPointF& at, double reach)
{
    if (!m_press || (!m_press->hasMoved && QLineF(m_press->from, at).length() < reach))
        return false;
    const bool goesOn = m_press->hasMoved;
    m_press->hasMoved = true;
    m_press->to = at;
    if (m_press->kind == Kind::CutOut)
        return false;
    const QPointF by = shareOf(at) - shareOf(m_press->from);
    const QPointF allowed(m_press->axes.across ? by.x() : 0.0, m_press->axes.up ? by.y() : 0.0);
    return showIfNew(panned(m_press->view, allowed, viewLimits(m_whole, m_press->view)), goesOn);
}

std::optional<QRectF> ViewGestures::band() const
{
    if (!m_press || m_press->kind != Kind::CutOut || !m_press->hasMoved)
        return std::nullopt;
    QRectF band = QRectF(m_press->from, m_press->to).normalized();
    const QRectF& plot = m_map.plot;
    if (!m_press->axes.up || (band.height() < flatBand && band.width() > flatBand))
        band = QRectF(band.left(), plot.top(), band.width(), plot.height());
    else if (!m_press->axes.across || (band.width() < flatBand && band.height() > flatBand))
        band = QRectF(plot.left(), band.top(), plot.width(), band.height());
    return band.intersected(plot);
}

bool ViewGestures::release()
{
    const std::optional<QRectF> part = band();
    m_press.reset();
    if (!part || part->width() < flatBand || part->height() < flatBand)
        return false;
    const QRectF shares(shareOf(part->bottomLeft()), shareOf(part->topRight()));
    return showIfNew(cutOut(m_map.range, shares, limits()), false);
}

} // namespace roofline::window
