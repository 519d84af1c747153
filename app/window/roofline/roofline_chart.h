// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roofline as the window knows it: takes what to show, tells which point was chosen, and knows the keys and the actions of
// its view. Which library draws is hidden here.
#pragma once

#include <QList>

#include "app/window/live/live_point.h"
#include "app/window/picture/picture_widget.h"
#include "app/window/roofline/picture_range.h"
#include "core/model/model_reading.h"
#include "core/session/session.h"

#include <optional>

class QAction;
class QMenu;
class QPushButton;

namespace roofline::window {

class PointCard;
class RooflinePlot;
class VectorCanvas;

class RooflineChart : public PictureWidget {
    Q_OBJECT

public:
    explicit RooflineChart(const ModelReading& first, QWidget* parent = nullptr);

    void showReading(const ModelReading& reading);
    void showSession(const Session& session, const CeilingChoice& choice = {});
    /// What was timed just now, beside the points of the session; none to take it away.
    void showLive(const std::optional<LivePoint>& live);
    /// Rings the point of this id: a kernel's, "model", "ridge"; none where it is empty or not in the picture.
    void choosePoint(const QString& id);
    [[nodiscard]] QString chosenPoint() const;
    /// Whole picture, back, forward, zoom in and out, with their shortcuts.
    [[nodiscard]] QList<QAction*> viewActions() const;
    /// What is shown of the picture: none for all of it.
    [[nodiscard]] const std::optional<PictureRange>& view() const;
    void showView(const PictureRange& range);
    /// A button with this menu in the lower right corner, beside the title of the axis.
    void setMenu(QMenu& menu);
    /// Whether the trail may fade; it goes at once where not.
    void setAnimated(bool isAnimated);
    /// Everything; the view before it can be gone back to.
    void showWhole();
    /// The view before this one; false where there is none.
    bool goBack();
    /// The chart in a picture of its own, its top left at `corner`: in the size that it has, as lines and texts.
    void paint(VectorCanvas& canvas, const QPointF& corner);
    /// In lines of text.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// By the user, with mouse or keys; empty where the choice was given up.
    void pointChosen(const QString& id);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildActions();
    void enableActions();
    void describe();
    /// Whether the key was one of ours.
    bool takesKey(const QKeyEvent& event);
    bool pans(int key);
    void walk(int steps);
    bool goBackOrGiveUp();
    void choose(const QString& id, bool hasCard);
    void placeCard();
    void placeButton();

    RooflinePlot* m_plot;
    PointCard* m_card;
    QPushButton* m_button = nullptr; ///< none before there is a menu
    QAction* m_whole;
    QAction* m_back;
    QAction* m_forward;
    QAction* m_zoomIn;
    QAction* m_zoomOut;
    bool m_hasCard = false; ///< the choice came by keyboard, so that it is told beside its point
};

} // namespace roofline::window
