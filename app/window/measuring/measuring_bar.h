// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The row of measuring: which card, which plan, Measure, Cancel, what runs now, and the notice in the room that
// they leave. It says what was
// asked for and shows what it is told; what happens then is measuring_flow's.
#pragma once

#include <QWidget>

#include "core/measuring/plan.h"
#include "core/measuring/progress.h"

class QAction;
class QComboBox;
class QHBoxLayout;
class QProgressBar;
class QPushButton;

namespace roofline::window {

class BarStyle;
class CardList;
class ElidedLabel;
class MeasureOptions;
class NoticeLine;

class MeasuringBar : public QWidget {
    Q_OBJECT

public:
    /// cards outlives the bar.
    explicit MeasuringBar(CardList& cards, QWidget* parent = nullptr);

    [[nodiscard]] NoticeLine& notice() { return *m_notice; }
    /// One more button at the end of the row. Takes ownership.
    void addAtEnd(QWidget* button);
    /// One more button after Measure and Cancel. Takes ownership.
    void addBesideCancel(QWidget* button);
    /// One more line in the place of the status, beside the notice. Takes ownership; shown and hidden by whom it belongs to.
    void addLine(QWidget* line);
    /// Only what a lecture needs: the card, Measure and Cancel, the state, and the last button at the end.
    void setSlim(bool isSlim);
    [[nodiscard]] PlanKind plan() const;
    void setPlan(PlanKind plan);
    /// How long both ceilings are to be kept up after the run; 0: not at all.
    [[nodiscard]] Seconds sustained() const;
    [[nodiscard]] int chosenCard() const;
    /// Shows the card as chosen, without a cardChosen().
    void showCard(int row);

    /// Measuring: Cancel instead of Measure, the progress instead of the status.
    void setMeasuring(bool isMeasuring);
    void showStep(const StepStarted& step);
    /// The whole of it in a tool tip, where that is longer.
    void showStatus(const QString& text, const QString& whole = {});
    /// What the place says of its devices, each up to its colon and whole in the tool tip; nothing a class should read.
    void showPlaceNotes(const QStringList& notes);
    /// What Measure would measure; empty where nothing can be.
    void setTarget(const QString& title);
    void setCeilingsUsable(bool areUsable);

signals:
    void cardChosen(int row);
    /// Another row is shown as chosen, by the user or not.
    void shownCardChanged();
    void measureAsked();
    void cancelAsked();
    void ceilingsAsked();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildActions();
    void addKey(QWidget* target, const QString& name, const QString& meaning, const QKeySequence& keys);
    void buildChoices();
    void buildProgress();
    void layOut();
    void paintIcons();
    void showButtons();
    void showStatusText();
    void keepPlace();
    void showState();

    QComboBox* m_cards;
    QComboBox* m_plans;
    QPushButton* m_measure;
    MeasureOptions* m_options;
    QPushButton* m_cancel;
    QPushButton* m_useCeilings;
    QHBoxLayout* m_row;
    QWidget* m_place; ///< of what is said: nothing in it moves what is beside it
    QHBoxLayout* m_lines;
    QList<QWidget*> m_atEnd;
    QString m_statusText;
    QString m_statusWhole;
    bool m_isOfPlace = false; ///< the status is what the place said
    bool m_isSlim = false;
    bool m_isMeasuring = false;
    QAction* m_measureAction;
    QAction* m_cancelAction;
    ElidedLabel* m_status;
    QProgressBar* m_progress;
    NoticeLine* m_notice;
    BarStyle* m_style;
};

} // namespace roofline::window
