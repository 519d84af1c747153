// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/support/text_faults.h"

#include <QAction>
#include <QWidget>

#include "app/window/labels/line_label.h"

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
        if (texts[i].text.contains(QChar(0x2026)) && !meant.contains(texts[i].text))
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

QStringList textFaults(QWidget& window)
{
    QStringList meant;
    for (const QAction* action : window.findChildren<QAction*>())
        meant << action->text().remove(u'&');
    return textFaults(recordTexts(window), meant);
}

} // namespace roofline::window
