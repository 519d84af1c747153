// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One quantity that the student moves: label, exact entry with unit, slider, and a line for what is wrong with it. Slider
// and entry show the same exact value, which is given from outside and never rounded here.
#pragma once

#include <QWidget>

#include "app/window/controls/log_scale.h"

#include <optional>

class QAction;
class QLabel;

namespace roofline::window {

class ExactEntry;
class LogSlider;

struct Parameter {
    QString name;    ///< prefix of the object names: "size" makes sizeSlider, sizeEntry, sizeMessage
    QString label;   ///< with its mnemonic: "&N"
    QString meaning; ///< for the accessible name and the tool tip: "Matrix size"
    QString unit;    ///< may be empty
    LogScale scale;
    double initial;
};

class ParameterControl : public QWidget {
    Q_OBJECT

public:
    explicit ParameterControl(const Parameter& parameter, QWidget* parent = nullptr);

    void showValue(double value);
    /// A line under the slider that warns about the value itself; empty takes it away.
    void setWarning(const QString& warning);
    /// A quiet line under the slider that is no warning; empty takes it away.
    void setRemark(const QString& remark, const QString& toolTip = {});
    /// What double-click and the context menu go back to.
    void setInitial(double initial);
    /// Goes back to this measured value from now on, or to the initial one again.
    void setMeasured(std::optional<double> measured);

signals:
    /// The user wants this value. It is not shown until showValue() says so.
    void chosen(double value);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectParts();
    void stride(Stride stride, int strides);
    void nameReset();
    void showMessage();
    void fitUnit();
    void colourLines();
    void nameParts(const Parameter& parameter);

    LogScale m_scale;
    QString m_unit;
    double m_value = 0.0;
    double m_initial;
    std::optional<double> m_measured;
    QString m_refusal;
    QString m_warning;
    QLabel* m_label;
    QLabel* m_unitLabel;
    QLabel* m_remark;
    QLabel* m_message;
    ExactEntry* m_entry;
    LogSlider* m_slider;
    QAction* m_reset;
};

} // namespace roofline::window
