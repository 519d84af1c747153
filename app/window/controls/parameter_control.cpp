// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/parameter_control.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "app/window/controls/exact_entry.h"
#include "app/window/controls/log_slider.h"
#include "app/window/text/number_reading.h"
#include "app/window/theme/picture_theme.h"

namespace roofline::window {

ParameterControl::ParameterControl(const Parameter& parameter, QWidget* parent)
    : QWidget(parent),
      m_scale(parameter.scale),
      m_unit(parameter.unit),
      m_initial(parameter.initial),
      m_label(new QLabel(parameter.label, this)),
      m_unitLabel(new QLabel(parameter.unit, this)),
      m_remark(new QLabel(this)),
      m_message(new QLabel(this)),
      m_entry(new ExactEntry(parameter.scale, this)),
      m_slider(new LogSlider(parameter.scale, this)),
      m_reset(new QAction(this))
{
    nameParts(parameter);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(0);
    layout->addWidget(m_label, 0, 0);
    layout->addWidget(m_entry, 0, 1);
    layout->addWidget(m_unitLabel, 0, 2);
    layout->addWidget(m_slider, 1, 0, 1, 3);
    layout->addWidget(m_remark, 2, 0, 1, 3);
    layout->addWidget(m_message, 3, 0, 1, 3);
    layout->setColumnStretch(0, 1);
    fitUnit();
    m_label->setBuddy(m_entry);
    for (QLabel* line : {m_remark, m_message}) {
        line->setWordWrap(true);
        line->hide();
    }
    setTabOrder(m_entry, m_slider);
    setFocusProxy(m_entry);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    addAction(m_reset);
    setInitial(parameter.initial);
    colourLines();
    connectParts();
    showValue(parameter.initial);
}

void ParameterControl::nameParts(const Parameter& parameter)
{
    setObjectName(parameter.name + QStringLiteral("Control"));
    m_slider->setObjectName(parameter.name + QStringLiteral("Slider"));
    m_entry->setObjectName(parameter.name + QStringLiteral("Entry"));
    m_message->setObjectName(parameter.name + QStringLiteral("Message"));
    m_remark->setObjectName(parameter.name + QStringLiteral("Remark"));
    m_reset->setObjectName(parameter.name + QStringLiteral("Reset"));
    m_slider->setAccessibleName(parameter.meaning);
    m_entry->setAccessibleName(parameter.unit.isEmpty()
                                   ? tr("%1, exact entry").arg(parameter.meaning)
                                   : tr("%1 in %2, exact entry").arg(parameter.meaning, parameter.unit));
    setAccessibleName(parameter.meaning);
    m_label->setToolTip(parameter.meaning);
    m_slider->setToolTip(tr("%1. Arrows step, Shift and arrows step finely, Page Up and Page Down step far, a double "
                            "click resets.")
                             .arg(parameter.meaning));
}

void ParameterControl::connectParts()
{
    connect(m_slider, &LogSlider::dragged, this, &ParameterControl::chosen);
    connect(m_slider, &LogSlider::strode, this, &ParameterControl::stride);
    connect(m_slider, &LogSlider::resetAsked, m_reset, &QAction::trigger);
    connect(m_entry, &ExactEntry::entered, this, &ParameterControl::chosen);
    connect(m_entry, &ExactEntry::strode, this, &ParameterControl::stride);
    connect(m_entry, &ExactEntry::refused, this, [this](const QString& why) {
        m_refusal = why;
        showMessage();
    });
    connect(m_reset, &QAction::triggered, this, [this] { emit chosen(m_measured.value_or(m_initial)); });
    m_label->installEventFilter(this);
}

void ParameterControl::showValue(double value)
{
    if (value == m_value)
        return; // what is half typed stays
    m_value = value;
    const QString number = entryText(value, locale());
    m_slider->showValue(value, m_unit.isEmpty() ? number : number + QChar(QChar::Nbsp) + m_unit);
    m_entry->showValue(value);
}

void ParameterControl::setWarning(const QString& warning)
{
    m_warning = warning;
    showMessage();
}

void ParameterControl::setInitial(double initial)
{
    m_initial = initial;
    nameReset();
}

void ParameterControl::setMeasured(std::optional<double> measured)
{
    m_measured = measured;
    nameReset();
}

void ParameterControl::nameReset()
{
    m_reset->setText(m_measured ? tr("&Reset to %1, as measured").arg(entryText(*m_measured, locale()))
                                : tr("&Reset to %1").arg(entryText(m_initial, locale())));
}

void ParameterControl::setRemark(const QString& remark, const QString& toolTip)
{
    m_remark->setToolTip(toolTip);
    if (remark == m_remark->text())
        return;
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

void ParameterControl::stride(Stride stride, int strides)
{
    const double next = m_scale.moved(m_value, stride, strides);
    if (next != m_value)
        emit chosen(next);
}

void ParameterControl::showMessage()
{
    const QString& text = m_refusal.isEmpty() ? m_warning : m_refusal;
    if (text == m_message->text())
        return;
    m_message->setText(text);
    m_message->setAccessibleName(tr("%1: %2", "control, what is wrong").arg(accessibleName(), text));
    m_message->setVisible(!text.isEmpty());
    colourLines();
}

void ParameterControl::colourLines()
{
    const PictureTheme theme = themeOf(palette());
    QPalette coloured = palette();
    coloured.setColor(QPalette::WindowText, theme.warning);
    m_message->setPalette(coloured);
    coloured.setColor(QPalette::WindowText, theme.faintInk);
    m_remark->setPalette(coloured);
}

/// The same width in every control, so that the entries stand in one column.
void ParameterControl::fitUnit()
{
    m_unitLabel->setMinimumWidth(m_unitLabel->fontMetrics().horizontalAdvance(QStringLiteral("TFLOP/s")));
    // From right to left a wrapped line stands off by the space at its end.
    const int space = isRightToLeft() ? fontMetrics().horizontalAdvance(u' ') : 0;
    for (QLabel* text : {m_message, m_remark})
        text->setContentsMargins(space, 0, 0, 0);
}

void ParameterControl::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colourLines();
    if (event->type() == QEvent::FontChange)
        fitUnit();
}

bool ParameterControl::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_label && event->type() == QEvent::MouseButtonDblClick) {
        m_reset->trigger();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace roofline::window
