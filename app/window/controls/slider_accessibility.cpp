// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/controls/slider_accessibility.h"

#include <QAccessibleWidget>

#include "app/window/controls/log_slider.h"

namespace roofline::window {

namespace {

class AccessibleLogSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleLogSlider(LogSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider), m_slider(slider)
    {}

    void* interface_cast(QAccessible::InterfaceType type) override // NOLINT(readability-identifier-naming): Qt's name
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_slider->spokenValue() : QAccessibleWidget::text(kind);
    }

    QVariant currentValue() const override { return m_slider->shownValue(); }
    void setCurrentValue(const QVariant& value) override { emit m_slider->dragged(value.toDouble()); }
    QVariant maximumValue() const override { return m_slider->scale().highest(); }
    QVariant minimumValue() const override { return m_slider->scale().lowest(); }
    QVariant minimumStepSize() const override { return {}; }

private:
    LogSlider* m_slider;
};

QAccessibleInterface* accessibleOf(const QString& className, QObject* object)
{
    Q_UNUSED(className)
    auto* slider = qobject_cast<LogSlider*>(object);
    return slider ? new AccessibleLogSlider(slider) : nullptr;
}

} // namespace

void speakSliderValues()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(accessibleOf);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace roofline::window
