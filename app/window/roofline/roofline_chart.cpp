// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/roofline_chart.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>

#include "app/window/roofline/annotation_layout.h"
#include "app/window/roofline/picture_points.h"
#include "app/window/roofline/point_card.h"
#include "app/window/roofline/roofline_plot.h"
#include "app/window/roofline/vector_canvas.h"
#include "app/window/text/chart_words.h"
#include "app/window/text/wording.h"

#include <algorithm>

namespace roofline::window {

RooflineChart::RooflineChart(const ModelReading& first, QWidget* parent)
    : PictureWidget(parent),
      m_plot(new RooflinePlot(this)),
      m_card(new PointCard(this)),
      m_whole(new QAction(tr("&Whole picture"), this)),
      m_back(new QAction(tr("View &back"), this)),
      m_forward(new QAction(tr("View &forward"), this)),
      m_zoomIn(new QAction(tr("Zoom &in"), this)),
      m_zoomOut(new QAction(tr("Zoom &out"), this))
{
    setObjectName("rooflineChart");
    setFocusPolicy(Qt::WheelFocus); // its keys go on where a wheel zoom began
    setAccessibleName(tr("Roofline"));
    setToolTip(ChartWords::rooflineHelp());
    m_plot->setObjectName("rooflinePlot");
    setPicture(m_plot);
    buildActions();
    connect(m_plot, &RooflinePlot::viewChanged, this, [this] {
        enableActions();
        placeCard();
    });
    connect(m_plot, &RooflinePlot::pointClicked, this, [this](const QString& id) {
        choose(id, false);
        emit pointChosen(id);
    });
    showReading(first);
}

void RooflineChart::buildActions()
{
    m_whole->setObjectName("wholePicture");
    m_back->setObjectName("viewBack");
    m_forward->setObjectName("viewForward");
    m_zoomIn->setObjectName("zoomIn");
    m_zoomOut->setObjectName("zoomOut");
    m_whole->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));
    m_back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_forward->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Right));
    m_zoomIn->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    m_zoomOut->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Minus));
    m_whole->setToolTip(tr("Everything on the roofline; in the picture: Home, or a double click on the paper"));
    m_back->setToolTip(tr("The view of the roofline before this one; in the picture: Esc"));
    m_zoomIn->setToolTip(tr("Closer to the middle of the roofline; in the picture: +, or the wheel"));
    m_zoomOut->setToolTip(tr("Farther from the middle of the roofline; in the picture: −, or the wheel"));
    connect(m_whole, &QAction::triggered, m_plot, &RooflinePlot::showWhole);
    connect(m_back, &QAction::triggered, m_plot, &RooflinePlot::goBack);
    connect(m_forward, &QAction::triggered, m_plot, &RooflinePlot::goForward);
    connect(m_zoomIn, &QAction::triggered, m_plot, [this] { m_plot->zoom(1.0); });
    connect(m_zoomOut, &QAction::triggered, m_plot, [this] { m_plot->zoom(-1.0); });
    enableActions();
}

QList<QAction*> RooflineChart::viewActions() const { return {m_whole, m_back, m_forward, m_zoomIn, m_zoomOut}; }

QSize RooflineChart::minimumSizeHint() const { return QSize(14, 7) * fontMetrics().height(); }

void RooflineChart::enableActions()
{
    m_whole->setEnabled(!m_plot->views().isWhole());
    m_back->setEnabled(m_plot->views().canGoBack());
    m_forward->setEnabled(m_plot->views().canGoForward());
}

void RooflineChart::showReading(const ModelReading& reading)
{
    m_plot->showReading(reading);
    describe();
    placeCard();
}

void RooflineChart::showSession(const Session& session, const CeilingChoice& choice)
{
    m_plot->showMeasured(measuredPicture(session, choice));
    choosePoint(chosenPoint()); // it may be gone
}

void RooflineChart::setAnimated(bool isAnimated) { m_plot->setAnimated(isAnimated); }

void RooflineChart::showLive(const std::optional<LivePoint>& live)
{
    m_plot->showLive(live);
    if (chosenPoint() == livePointId)
        choosePoint(livePointId); // its numbers are others, or it is gone
    placeCard();                  // the live point may have moved the axes
}

void RooflineChart::setMenu(QMenu& menu)
{
    m_button = new QPushButton(this);
    m_button->setObjectName(menu.objectName() + QStringLiteral("Button"));
    m_button->setText(menu.title());
    m_button->setToolTip(menu.toolTip());
    m_button->setMenu(&menu);
    m_button->show();
    placeButton();
}

/// As high as a line of text needs, in the row of the axis' title, which keeps clear of it.
void RooflineChart::placeButton()
{
    if (m_button == nullptr)
        return;
    const QSize size = m_button->sizeHint();
    const int height = std::min(size.height(), qRound(1.5 * m_button->fontMetrics().height()));
    const QRect inner = m_plot->geometry();
    m_button->setGeometry(inner.right() - size.width(), inner.bottom() - height, size.width(), height);
    m_plot->keepCornerFree(size.width());
}

const std::optional<PictureRange>& RooflineChart::view() const { return m_plot->views().view(); }

void RooflineChart::showView(const PictureRange& range) { m_plot->showView(range); }

void RooflineChart::showWhole() { m_plot->showWhole(); }

void RooflineChart::paint(VectorCanvas& canvas, const QPointF& corner)
{
    canvas.painter().save();
    canvas.painter().translate(corner + QPointF(m_plot->pos()));
    m_plot->paintOn(canvas.plotPainter());
    canvas.painter().restore();
}

void RooflineChart::describe()
{
    const AnnotationScene& scene = m_plot->scene();
    if (!scene.chosen.isEmpty()) {
        const QString told = ChartWords::spoken(tipOf(scene, scene.chosen));
        speak(told, told);
        return;
    }
    const auto points = scene.measured.points.size() + scene.measured.withoutFlop.size() + scene.measured.knee.size();
    speak({}, Wording::rooflineSummary(scene.reading, static_cast<qsizetype>(points)) + u' ' +
                  ChartWords::spoken(ChartWords::rooflineHelp()));
}

QString RooflineChart::chosenPoint() const { return m_plot->scene().chosen; }

void RooflineChart::choosePoint(const QString& id)
{
    const bool isThere = !tipOf(m_plot->scene(), id).isEmpty();
    choose(isThere ? id : QString(), m_hasCard && isThere && id == chosenPoint());
}

void RooflineChart::choose(const QString& id, bool hasCard)
{
    m_plot->choose(id);
    m_hasCard = hasCard;
    describe();
    placeCard();
}

void RooflineChart::placeCard()
{
    m_card->hide();
    if (!m_hasCard)
        return;
    const AnnotationScene& scene = m_plot->scene();
    const QPointF origin = m_plot->pos();
    const QRectF whole = m_plot->rect();
    const QRectF& plot = scene.mapping.plot;
    std::vector<QRectF> others = {
        {whole.topLeft(), QPointF(plot.left(), whole.bottom())}, // the axes with their numbers
        {plot.bottomLeft(), whole.bottomRight()}};
    for (QRectF& axis : others)
        axis.translate(origin);
    for (const AnnotationText& text : m_plot->texts())
        others.push_back(text.place.corners().boundingRect().translated(origin));
    std::optional<QPointF> at;
    for (const PicturePoint& point : pointsInView(scene)) {
        const double size = 1.5 * scene.markerDiameter;
        others.emplace_back(point.at.x() - size / 2.0, point.at.y() - size / 2.0, size, size);
        others.back().translate(origin);
        if (point.id == scene.chosen)
            at = point.at + origin;
    }
    if (at)
        m_card->showBeside(*at, 1.8 * scene.markerDiameter, m_plot->geometry(), others, tipOf(scene, scene.chosen));
}

void RooflineChart::focusOutEvent(QFocusEvent* event)
{
    PictureWidget::focusOutEvent(event);
    m_hasCard = false;
    placeCard();
}

void RooflineChart::resizeEvent(QResizeEvent* event)
{
    PictureWidget::resizeEvent(event);
    m_card->hide(); // its point's new place is known with the next painting
    placeButton();
}

void RooflineChart::changeEvent(QEvent* event)
{
    PictureWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        placeButton();
}

} // namespace roofline::window
