// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/race_lanes.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QResizeEvent>

#include "app/window/labels/text_fit.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/race_words.h"
#include "app/window/text/wording.h"
#include "app/window/theme/hatching.h"
#include "app/window/theme/picture_theme.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

double gapBetween(double line) { return std::ceil(0.4 * line); }

/// A colour that lies over the paper of any theme.
QColor tint(QColor colour, float strength)
{
    colour.setAlphaF(strength);
    return colour;
}

} // namespace

RaceLanes::RaceLanes(QWidget* parent) : QWidget(parent)
{
    speakOwnValues();
    setObjectName("raceLanes");
    setAccessibleName(tr("Race of memory time and compute time"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RaceLanes::showRace(const RaceClock& race)
{
    const int before = heightForWidth(width());
    m_race = race;
    if (heightForWidth(width()) != before || !isVisible())
        updateGeometry();
    update();
}

QString RaceLanes::spokenValue() const { return RaceWords::spoken(m_race); }

QFont RaceLanes::boldFont() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

LaneNeeds RaceLanes::needsOf(const QString& name, const RaceLane& lane) const
{
    const QFontMetricsF bold(boldFont());
    // The read-out is never narrower than an everyday time.
    const double readOut =
        std::max(bold.horizontalAdvance(timeText(lane.total)), bold.horizontalAdvance(timeText(Seconds(8.888e-3))));
    return {{{RaceWords::runtime(name), boldFont()}, {Wording::hiddenUnderIt(name), font()}},
            std::ceil(readOut),
            std::ceil(std::max(bold.height(), QFontMetricsF(font()).height()))};
}

std::array<RaceLanes::Lane, 2> RaceLanes::lanes() const
{
    std::array<Lane, 2> lanes = {Lane{Wording::memory(), {}, m_race.memory(), {}, false},
                                 Lane{Wording::compute(), {}, m_race.compute(), {}, true}};
    double top = 0.0;
    for (Lane& lane : lanes) {
        const LaneNeeds needs = needsOf(lane.name, lane.state);
        lane.place = laneLayout(needs, width(), layoutDirection());
        for (QRectF* rect : {&lane.place.dial, &lane.place.name, &lane.place.readOut, &lane.place.track})
            rect->translate(0.0, top);
        top += lane.place.height + gapBetween(needs.line);
        lane.name = RaceWords::lane(lane.name, lane.state);
        lane.readOut = RaceWords::readOut(lane.state);
    }
    return lanes;
}

int RaceLanes::heightForWidth(int width) const
{
    const LaneNeeds memory = needsOf(Wording::memory(), m_race.memory());
    const LaneNeeds compute = needsOf(Wording::compute(), m_race.compute());
    return static_cast<int>(std::ceil(laneLayout(memory, width, layoutDirection()).height + gapBetween(memory.line) +
                                      laneLayout(compute, width, layoutDirection()).height));
}

QSize RaceLanes::minimumSizeHint() const
{
    const double width = std::max(narrowestLane(needsOf(Wording::memory(), m_race.memory())),
                                  narrowestLane(needsOf(Wording::compute(), m_race.compute())));
    const int whole = static_cast<int>(std::ceil(width));
    return {whole, heightForWidth(std::max(whole, this->width()))};
}

QSize RaceLanes::sizeHint() const
{
    const int comfortable = std::max(minimumSizeHint().width(), 20 * fontMetrics().height());
    return {comfortable, heightForWidth(comfortable)};
}

void RaceLanes::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Lane& lane : lanes()) {
        paintTrack(painter, lane);
        paintDial(painter, lane);
        paintTexts(painter, lane);
    }
}

void RaceLanes::paintTexts(QPainter& painter, const Lane& lane) const
{
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(lane.state.isRuntime ? boldFont() : font());
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    paintWrapped(painter, lane.place.name, lane.name, isMirrored);
    paintWrapped(painter, lane.place.readOut, lane.readOut, !isMirrored);
}

void RaceLanes::paintTrack(QPainter& painter, const Lane& lane) const
{
    const PictureTheme theme = themeOf(palette());
    const QColor colour = lane.isHatched ? theme.compute : theme.memory;
    const QRectF& track = lane.place.track;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const auto stretch = [&track, isMirrored](double from, double to) {
        const double left = isMirrored ? track.right() - to * track.width() : track.left() + from * track.width();
        return QRectF(left, track.top(), (to - from) * track.width(), track.height());
    };
    painter.fillRect(stretch(0.0, lane.state.finish), tint(colour, 0.20f));
    QRectF filled = stretch(0.0, lane.state.filled);
    if (lane.state.hasFinished && filled.width() < 2.0) // a time too short to be seen is still there
        filled = isMirrored ? QRectF(track.right() - 2.0, track.top(), 2.0, track.height())
                            : QRectF(track.left(), track.top(), 2.0, track.height());
    if (lane.isHatched)
        fillHatched(painter, filled, colour, tint(palette().color(QPalette::Window), 0.75f), track.height() * 0.55);
    else
        painter.fillRect(filled, colour);
    const QRectF waits = stretch(lane.state.finish, std::max(lane.state.finish, m_race.progress()));
    const double inset = 0.3 * track.height(); // the finished one waits: a dotted line
    if (waits.width() > 2.0 * inset) {
        painter.setPen(QPen(tint(colour, 0.8f), std::max(1.0, track.height() * 0.12), Qt::DotLine));
        painter.drawLine(QPointF(waits.left() + inset, track.center().y()), QPointF(waits.right(), track.center().y()));
    }
}

void RaceLanes::paintDial(QPainter& painter, const Lane& lane) const
{
    const PictureTheme theme = themeOf(palette());
    const QColor colour = lane.isHatched ? theme.compute : theme.memory;
    const double rim = std::max(1.0, lane.place.dial.width() * 0.06);
    const QRectF face = lane.place.dial.adjusted(rim, rim, -rim, -rim);
    constexpr double wholeTurn = 360.0;
    constexpr double top = 90.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.paper);
    painter.drawEllipse(face);
    QPainterPath sector(face.center());
    sector.arcTo(face, top, -wholeTurn * lane.state.filled);
    sector.closeSubpath();
    painter.save();
    painter.setClipPath(sector);
    if (lane.isHatched)
        fillHatched(painter, face, tint(colour, 0.75f), theme.paper, face.height() * 0.2);
    else
        painter.fillRect(face, tint(colour, 0.75f));
    painter.restore();
    painter.setPen(QPen(palette().color(QPalette::WindowText), rim));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(face);
    const double angle = (top - wholeTurn * lane.state.filled) * M_PI / 180.0;
    const double reach = face.width() * 0.46;
    painter.drawLine(face.center(), face.center() + QPointF(std::cos(angle), -std::sin(angle)) * reach);
}

void RaceLanes::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        updateGeometry(); // layouts keep heights of other widths, perhaps of other texts
}

void RaceLanes::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        updateGeometry();
}

} // namespace roofline::window
