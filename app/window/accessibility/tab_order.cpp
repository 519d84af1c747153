// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/accessibility/tab_order.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QWidget>

#include <algorithm>
#include <utility>
#include <vector>

namespace roofline::window {

namespace {

void addWidgetsOf(const QLayout& layout, QList<QWidget*>& widgets)
{
    using Item = std::pair<std::pair<int, int>, QLayoutItem*>; // by row and column, or by index
    std::vector<Item> items;
    const auto* grid = qobject_cast<const QGridLayout*>(&layout);
    for (int i = 0; i < layout.count(); ++i) {
        int row = i;
        int column = 0;
        int rows = 0;
        int columns = 0;
        if (grid != nullptr)
            grid->getItemPosition(i, &row, &column, &rows, &columns);
        items.push_back({{row, column}, layout.itemAt(i)});
    }
    std::stable_sort(items.begin(), items.end(), [](const Item& a, const Item& b) { return a.first < b.first; });
    for (const Item& item : items) {
        if (QWidget* widget = item.second->widget())
            widgets.append(widget);
        else if (const QLayout* inner = item.second->layout())
            addWidgetsOf(*inner, widgets);
    }
}

/// The children as the eye meets them; those that no layout knows come last, as they were made.
QList<QWidget*> childrenOf(const QWidget& widget)
{
    QList<QWidget*> children;
    if (const auto* splitter = qobject_cast<const QSplitter*>(&widget)) {
        for (int i = 0; i < splitter->count(); ++i)
            children.append(splitter->widget(i));
    } else if (const auto* area = qobject_cast<const QScrollArea*>(&widget)) {
        children.append(area->widget());
    } else {
        if (widget.layout() != nullptr)
            addWidgetsOf(*widget.layout(), children);
        for (QWidget* child : widget.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (!children.contains(child) && !child->isWindow())
                children.append(child);
    }
    return children;
}

/// One control, whatever it is built of.
bool isWhole(const QWidget& widget)
{
    const bool isView = qobject_cast<const QAbstractScrollArea*>(&widget) && !qobject_cast<const QScrollArea*>(&widget);
    return isView || qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QComboBox*>(&widget);
}

} // namespace

QList<QWidget*> tabStops(QWidget& part)
{
    QList<QWidget*> stops;
    if ((part.focusPolicy() & Qt::TabFocus) != 0 && part.focusProxy() == nullptr)
        stops.append(&part);
    if (!isWhole(part))
        for (QWidget* child : childrenOf(part))
            stops += tabStops(*child);
    return stops;
}

void chainTabOrder(const QList<QWidget*>& parts)
{
    QWidget* last = nullptr;
    for (QWidget* part : parts) {
        for (QWidget* stop : tabStops(*part)) {
            if (last != nullptr)
                QWidget::setTabOrder(last, stop);
            last = stop;
        }
    }
}

} // namespace roofline::window
