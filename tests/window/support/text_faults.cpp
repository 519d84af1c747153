// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/support/text_faults.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QScrollBar>
#include <QWidget>

#include "app/window/labels/line_label.h"
#include "app/window/notice/elided_label.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

/// Each side moved inwards: lines of one paragraph come as near as accents and descenders do.
QPolygonF core(const QPolygonF& ink)
{
    constexpr double margin = 1.5;
    const auto inwards = [](const QPointF& along) {
        const double length = std::hypot(along.x(), along.y());
        return length > 2.0 * margin ? along * (margin / length) : along / 2.0;
    };
    const QPointF right = inwards(ink[1] - ink[0]);
    const QPointF down = inwards(ink[3] - ink[0]);
    return QPolygonF{ink[0] + right + down, ink[1] - right + down, ink[2] - right - down, ink[3] + right - down};
}

QString placeOf(const RecordedText& text)
{
    const QRect box = text.ink.boundingRect().toAlignedRect();
    return QStringLiteral("\"%1\" at %2,%3 %4×%5")
        .arg(text.text)
        .arg(box.x())
        .arg(box.y())
        .arg(box.width())
        .arg(box.height());
}

} // namespace

QStringList textFaults(const std::vector<RecordedText>& texts, const QStringList& meant)
{
    QStringList faults;
    std::vector<QPolygonF> cores;
    for (const RecordedText& text : texts)
        cores.push_back(core(text.ink));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts[i].isCut)
            faults << "cut: " + placeOf(texts[i]);
        // A letter with a line under it is painted apart from what follows it.
        const bool isMeant = std::any_of(meant.begin(), meant.end(),
                                         [&](const QString& whole) { return whole.endsWith(texts[i].text); });
        if (texts[i].text.contains(QChar(0x2026)) && !isMeant)
            faults << "shortened: " + placeOf(texts[i]);
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
            const bool isSame = texts[i].text == texts[j].text && texts[i].ink == texts[j].ink;
            const bool isNear = texts[i].ink.boundingRect().intersects(texts[j].ink.boundingRect());
            if (!isSame && isNear && haveOverlap(cores[i], cores[j]))
                faults << "overlap: " + placeOf(texts[i]) + " and " + placeOf(texts[j]);
        }
    }
    return faults;
}

namespace {

/// Whether a text is cut by a view that scrolls: it can be scrolled to.
bool isScrolledTo(const QRectF& ink, const QWidget& window)
{
    for (const auto* area : window.findChildren<QAbstractScrollArea*>()) {
        const QRect view(area->viewport()->mapTo(&window, QPoint()), area->viewport()->size());
        const QRect whole(area->mapTo(&window, QPoint()), area->size()); // its headers go with it
        const bool isAcross =
            area->horizontalScrollBar()->isVisible() && (ink.left() < view.left() || ink.right() > view.right());
        const bool isAlong =
            area->verticalScrollBar()->isVisible() && (ink.top() < view.top() || ink.bottom() > view.bottom());
        if (area->isVisible() && ink.intersects(whole) && (isAcross || isAlong))
            return true;
    }
    return false;
}

/// Takes out what lies under a sheet that is laid over the picture on purpose.
void removeCovered(std::vector<RecordedText>& texts, QWidget& sheet, const QWidget& window)
{
    const QRectF place(sheet.mapTo(&window, QPoint()), sheet.size());
    const std::vector<RecordedText> own = recordTexts(sheet);
    const auto isOwn = [&](const RecordedText& text) {
        return std::any_of(own.begin(), own.end(), [&](const RecordedText& one) {
            const QPointF away = one.ink.boundingRect().topLeft() + place.topLeft() - text.ink.boundingRect().topLeft();
            return one.text == text.text && away.manhattanLength() < 1.0;
        });
    };
    texts.erase(std::remove_if(texts.begin(), texts.end(),
                               [&](const RecordedText& text) {
                                   return place.intersects(text.ink.boundingRect()) && !isOwn(text);
                               }),
                texts.end());
}

} // namespace

QStringList textFaults(QWidget& window)
{
    QStringList meant;
    for (const QAction* action : window.findChildren<QAction*>())
        meant << action->text().remove(u'&');
    for (const auto* label : window.findChildren<ElidedLabel*>()) // in the tool tip, and for a screen reader
        if (label->toolTip() == label->text() && label->accessibleName() == label->text())
            meant << label->shownText().split(u'\n');
    std::vector<RecordedText> texts = recordTexts(window);
    for (const char* sheet : {"pointCard", "blankScreen"})
        if (auto* widget = window.findChild<QWidget*>(QString::fromLatin1(sheet)); widget && widget->isVisible())
            removeCovered(texts, *widget, window);
    texts.erase(std::remove_if(texts.begin(), texts.end(),
                               [&window](const RecordedText& text) {
                                   return text.isCut && isScrolledTo(text.ink.boundingRect(), window);
                               }),
                texts.end());
    return textFaults(texts, meant);
}

} // namespace roofline::window
