// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/accessibility/spoken_value.h"

#include <QAbstractSlider>
#include <QAccessibleWidget>

namespace roofline::window {

namespace {

class SpokenWidget : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    SpokenWidget(QWidget* widget, const SpokenValue& spoken)
        : QAccessibleWidget(widget, spoken.spokenRole()),
          m_spoken(spoken),
          m_slider(qobject_cast<QAbstractSlider*>(widget))
    {}

    void* interface_cast(QAccessible::InterfaceType type) override // NOLINT(readability-identifier-naming): Qt's name
    {
        if (type == QAccessible::ValueInterface && m_slider)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_spoken.spokenValue() : QAccessibleWidget::text(kind);
    }

    QVariant currentValue() const override { return m_slider->value(); }
    void setCurrentValue(const QVariant& value) override { m_slider->setValue(value.toInt()); }
    QVariant maximumValue() const override { return m_slider->maximum(); }
    QVariant minimumValue() const override { return m_slider->minimum(); }
    QVariant minimumStepSize() const override { return m_slider->singleStep(); }

private:
    const SpokenValue& m_spoken; ///< the widget's other base: lives as long as it
    QAbstractSlider* m_slider;   ///< none where the widget is no slider
};

QAccessibleInterface* accessibleOf(const QString& className, QObject* object)
{
    Q_UNUSED(className)
    auto* widget = qobject_cast<QWidget*>(object);
    const auto* spoken = dynamic_cast<SpokenValue*>(object);
    return widget && spoken ? new SpokenWidget(widget, *spoken) : nullptr;
}

} // namespace

void speakOwnValues()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(accessibleOf);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace roofline::window
