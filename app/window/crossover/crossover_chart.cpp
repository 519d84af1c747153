// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_chart.h"

#include <QAction>
#include <QKeyEvent>

#include "app/window/controls/log_scale.h"
#include "app/window/crossover/crossover_view.h"
#include "app/window/crossover/crossover_words.h"
#include "app/window/menus/remembered_choice.h"
#include "app/window/text/chart_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"

#include <cmath>

namespace roofline::window {

CrossoverChart::CrossoverChart(const ModelReading& first, QWidget* parent)
    : PictureWidget(parent),
      m_view(new CrossoverView(this)),
      m_linear(new QAction(tr("Time against N on &linear axes"), this))
{
    setObjectName("crossoverChart");
    setFocusPolicy(Qt::WheelFocus); // as the other chart
    setAccessibleName(tr("Time against matrix size"));
    m_view->setObjectName("crossoverView");
    m_view->setAccessibleName(tr("Time against matrix size"));
    setPicture(m_view);
    m_linear->setObjectName("linearCrossover");
    m_linear->setCheckable(true);
    remember(*m_linear);
    m_linear->setToolTip(
        tr("Both axes from nought, so that squares and cubes look like what they are; in the picture: L"));
    connect(m_linear, &QAction::toggled, m_view,
            [this](bool isOn) { m_view->showAxes(isOn ? AxesKind::Linear : AxesKind::Logarithmic); });
    addAction(m_linear);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_view, &CrossoverView::sizeDragged, this, &CrossoverChart::sizeDragged);
    connect(m_view, &CrossoverView::pointClicked, this, [this](const QString& id) {
        choosePoint(id);
        emit pointChosen(id);
    });
    showReading(first);
}

void CrossoverChart::showReading(const ModelReading& reading)
{
    m_view->showReading(reading);
    describe();
}

void CrossoverChart::describe()
{
    const ModelReading& reading = m_view->scene().reading;
    const QString size =
        tr("N %1, %2", "matrix size, its time").arg(countText(reading.input.shape.n), Wording::bound(reading));
    QStringList told{size, Wording::crossoverInPicture(reading, smallestSize, largestSize)};
    told += CrossoverWords::series(m_view->scene());
    told << ChartWords::spoken(ChartWords::crossoverHelp());
    speak(size, told.join(QStringLiteral(". ")));
}

void CrossoverChart::showSession(const Session& session)
{
    m_view->showMeasured(session);
    if (!hasRing())
        choosePoint({}); // it is gone
    describe();
}

void CrossoverChart::showLive(const std::optional<LivePoint>& live) { m_view->showLive(live); }

AxesKind CrossoverChart::axes() const { return m_linear->isChecked() ? AxesKind::Linear : AxesKind::Logarithmic; }

void CrossoverChart::showAxes(AxesKind kind) { m_linear->setChecked(kind == AxesKind::Linear); }

void CrossoverChart::choosePoint(const QString& id) { m_view->choose(id); }

QString CrossoverChart::chosenPoint() const { return m_view->scene().chosen; }

bool CrossoverChart::hasRing() const { return m_view->scene().measuredOf(chosenPoint()) != nullptr; }

void CrossoverChart::paint(QPainter& painter, const QPointF& corner)
{
    painter.save();
    painter.translate(corner + QPointF(m_view->pos()));
    m_view->paintOn(painter);
    painter.restore();
}

void CrossoverChart::keyPressEvent(QKeyEvent* event)
{
    if (takesKey(*event))
        event->accept();
    else
        PictureWidget::keyPressEvent(event);
}

/// The slider's strides. Page keys are left alone: a presenter's clicker sends them. So is Esc where no product has the ring.
bool CrossoverChart::takesKey(const QKeyEvent& event)
{
    if ((event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier)
        return false;
    const LogScale scale = LogScale::powersOfTwo(smallestViewSize, largestViewSize);
    const Stride stride = event.modifiers().testFlag(Qt::ShiftModifier) ? Stride::Fine : Stride::Step;
    const double size = m_view->picture().size;
    switch (event.key()) {
    case Qt::Key_Left:
        return moveTo(scale.moved(size, stride, -1));
    case Qt::Key_Right:
        return moveTo(scale.moved(size, stride, 1));
    case Qt::Key_Home:
        return moveTo(scale.lowest());
    case Qt::Key_End:
        return moveTo(scale.highest());
    case Qt::Key_L:
        m_linear->trigger(); // as from a menu: this is a person's choice, to be remembered
        return true;
    case Qt::Key_Escape:
        return givesUp();
    default:
        return false;
    }
}

bool CrossoverChart::givesUp()
{
    if (!hasRing())
        return false;
    choosePoint({});
    emit pointChosen({});
    return true;
}

bool CrossoverChart::moveTo(double n)
{
    emit sizeDragged(std::llround(n));
    return true;
}

} // namespace roofline::window
