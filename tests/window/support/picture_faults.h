// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wrong with the texts of a roofline: two over each other, one over a point or over a line, one out of the picture, or
// a name that is missing. Empty for a right one.
#pragma once

#include "app/window/axes/cut_to_view.h"
#include "app/window/roofline/annotation_layout.h"
#include "app/window/roofline/ceiling_labels.h"
#include "app/window/roofline/picture_points.h"
#include "app/window/text/ceiling_words.h"
#include "app/window/text/move_words.h"
#include "app/window/text/short_names.h"
#include "app/window/text/what_if_words.h"
#include "app/window/text/wording.h"

namespace roofline::window {

/// A name is broken differently from place to place.
inline QString lettersOf(QString text)
{
    for (const char gap : {' ', ',', '_', '\n'})
        text.remove(QLatin1Char(gap));
    return text;
}

inline bool isThere(const std::vector<AnnotationText>& texts, const QString& name)
{
    return std::any_of(texts.begin(), texts.end(),
                       [&name](const AnnotationText& text) { return lettersOf(text.text) == lettersOf(name); });
}

/// The knee has one name for all of its points.
inline bool isOfKnee(const AnnotationScene& scene, const QString& id)
{
    const auto& knee = scene.measured.knee;
    return std::any_of(knee.begin(), knee.end(),
                       [&id](const MeasuredPoint& point) { return id.toStdString() == point.id(); });
}

inline QString ridgeName(const AnnotationScene& scene)
{
    const QString ridge = Wording::ridge(scene.reading.ridge);
    const RoofFamily& family = scene.measured.family;
    return family.hasOtherPrecisions && !scene.hasGhostPeak() ? CeilingWords::ridgeOf(ridge, family.flatName) : ridge;
}

inline QString missingName(const AnnotationScene& scene, const std::vector<AnnotationText>& texts)
{
    for (const PicturePoint& point : pointsInView(scene)) {
        QString name = Wording::kernelName(point.id.toStdString());
        if (isOfKnee(scene, point.id) || isThere(texts, ShortNames::of(point.id.toStdString())))
            continue;
        if (point.id == modelPointId)
            name = Wording::product(scene.reading.input.shape);
        else if (point.id == ridgePointId)
            name = ridgeName(scene);
        if (!isThere(texts, name) && !(point.id == modelPointId && isThere(texts, Wording::model())))
            return "missing: " + name;
    }
    const Roof& roof = scene.reading.input.roof;
    // In a crowded part of the picture the ghost may go without; the control says it too.
    const bool isCrowded = scene.measured.points.size() > 9;
    if (!isCrowded && scene.isWhole && scene.hasGhostBandwidth() && !scene.ghost().sloped.empty()) {
        const QString ghost = WhatIfWords::bandwidth(roof.bandwidth, scene.measured.roof->bandwidth);
        if (!isThere(texts, ghost))
            return "missing: " + ghost;
    }
    if (!scene.trail.empty() && scene.moveArrow() &&
        !isThere(texts, MoveWords::of(scene.trail.back(), scene.modelPoint())))
        return "missing: the words of the move";
    return {};
}

inline QString faultOf(const AnnotationText& text, const AnnotationScene& scene)
{
    const PlotMapping& map = scene.mapping;
    const QPolygonF corners = text.place.corners();
    const QRectF box = corners.boundingRect();
    const double hair = 1e-6;
    if (!map.plot.adjusted(-hair, -hair, hair, hair).contains(box) &&
        !map.strip.adjusted(-hair, -hair, hair, hair).contains(box))
        return "out of the picture: " + text.text;
    const double radius = 0.5 * scene.markerDiameter;
    const auto isCovered = [&](const QPointF& at) {
        return haveOverlap(corners, QPolygonF(QRectF(at.x() - radius, at.y() - radius, 2.0 * radius, 2.0 * radius)));
    };
    for (const PicturePoint& point : pointsInView(scene))
        if (isCovered(point.at))
            return QString("%1 over the point %2").arg(text.text, point.id);
    for (const RoofPoint& past : scene.trail)
        if (isInView(map.at(past), map.plot) && isCovered(map.at(past)))
            return text.text + " over the trail";
    for (const RoofLines& lines : {linesOf(map, scene.roof()), linesOf(map, scene.ghost())})
        for (const QLineF& line : {lines.sloped, lines.flat})
            if (!line.isNull() && isCrossed(corners, line))
                return text.text + " over a line";
    if (scene.moveArrow() && isCrossed(corners, *scene.moveArrow()))
        return text.text + " over the arrow";
    return {};
}

/// Names of the strip stand in the order of their bandwidths, and no leader crosses another.
inline QString stripFaultOf(const AnnotationScene& scene, const std::vector<AnnotationText>& texts)
{
    const PlotMapping& map = scene.mapping;
    std::vector<const AnnotationText*> names;
    for (const AnnotationText& text : texts)
        if (map.strip.contains(text.place.centre))
            names.push_back(&text);
    const auto nameOfPoint = [&](const MeasuredPoint& point) {
        const auto found = std::find_if(names.begin(), names.end(), [&](const AnnotationText* text) {
            return lettersOf(text->text) == lettersOf(Wording::kernelName(point.id())) ||
                   lettersOf(text->text) == lettersOf(ShortNames::of(point.id()));
        });
        return found == names.end() ? nullptr : *found;
    };
    for (const MeasuredPoint& a : scene.measured.withoutFlop)
        for (const MeasuredPoint& b : scene.measured.withoutFlop) {
            const AnnotationText* over = nameOfPoint(a);
            const AnnotationText* under = nameOfPoint(b);
            if (over == nullptr || under == nullptr || !(a.bandwidth() > b.bandwidth()))
                continue;
            if (over->place.centre.y() >= under->place.centre.y())
                return over->text + " is faster than " + under->text + ", and stands under it";
            if (over->leader && under->leader &&
                over->leader->intersects(*under->leader, nullptr) == QLineF::BoundedIntersection)
                return over->text + " and " + under->text + ": their leaders cross";
        }
    return {};
}

inline QString faultOf(const AnnotationScene& scene)
{
    const std::vector<AnnotationText> texts = layOutAnnotations(scene);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const QString fault = faultOf(texts[i], scene);
        if (!fault.isEmpty())
            return fault;
        for (std::size_t j = 0; j < i; ++j)
            if (haveOverlap(texts[i].place.corners(), texts[j].place.corners()))
                return texts[i].text + " | " + texts[j].text;
    }
    const QString inStrip = stripFaultOf(scene, texts);
    return inStrip.isEmpty() ? missingName(scene, texts) : inStrip;
}

} // namespace roofline::window
