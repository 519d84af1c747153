// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/window_memory.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSplitter>
#include <QWidget>

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int farthest = 100'000;
constexpr int smallestSide = 320;
constexpr QSize graspable(120, 40); ///< so much of a window must be on a screen to be taken hold of

constexpr QSize reserve(8, 40); ///< of a frame and its title bar, which are known only once there is one

bool canBeGrasped(const QRect& place)
{
    const QRect top(place.topLeft(), QSize(place.width(), graspable.height()));
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QRect seen = top.intersected(screen->availableGeometry());
        if (seen.width() >= graspable.width() && seen.height() >= graspable.height())
            return true;
    }
    return false;
}

QString splitterName(const QSplitter& splitter) { return QStringLiteral("splitters/") + splitter.objectName(); }

QList<int> sizesOf(const QString& text)
{
    QList<int> sizes;
    for (const QString& part : text.split(u' ')) {
        bool isNumber = false;
        const int size = part.toInt(&isNumber);
        if (!isNumber || size < 0 || size > farthest)
            return {};
        sizes.append(size);
    }
    return sizes;
}

} // namespace

void keepWindow(const QWidget& window, SettingValues& values)
{
    // A full screen or a maximized window tells its size; what it goes back to is the one to keep.
    const QRect place =
        window.isMaximized() || window.isFullScreen() ? window.normalGeometry() : QRect(window.pos(), window.size());
    values["window/x"] = QString::number(place.x());
    values["window/y"] = QString::number(place.y());
    values["window/width"] = QString::number(place.width());
    values["window/height"] = QString::number(place.height());
    values["window/maximized"] = QString::number(int(window.isMaximized()));
}

QSize fittingSize(const QSize& size, const QSize& available) { return size.boundedTo(available - reserve); }

void fitToScreen(QWidget& window)
{
    if (const QScreen* screen = window.screen())
        window.resize(fittingSize(window.size(), screen->availableSize()));
}

void restoreWindow(QWidget& window, const SettingValues& values)
{
    const auto width = wholeNumber(values, "window/width", smallestSide, farthest);
    const auto height = wholeNumber(values, "window/height", smallestSide, farthest);
    const auto x = wholeNumber(values, "window/x", -farthest, farthest);
    const auto y = wholeNumber(values, "window/y", -farthest, farthest);
    if (width && height) {
        QSize room;
        for (const QScreen* screen : QGuiApplication::screens())
            room = room.expandedTo(screen->availableSize());
        window.resize(QSize(*width, *height).boundedTo(room));
        if (x && y && canBeGrasped(QRect(QPoint(*x, *y), window.size())))
            window.move(*x, *y);
    }
    if (wholeNumber(values, "window/maximized", 1, 1))
        window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

void keepSplitters(const QWidget& window, SettingValues& values)
{
    for (const QSplitter* splitter : window.findChildren<QSplitter*>()) {
        QStringList sizes;
        for (const int size : splitter->sizes())
            sizes << QString::number(size);
        if (!splitter->objectName().isEmpty())
            values[splitterName(*splitter)] = sizes.join(u' ');
    }
}

void restoreSplitters(QWidget& window, const SettingValues& values)
{
    for (QSplitter* splitter : window.findChildren<QSplitter*>()) {
        const QList<int> sizes = sizesOf(values.value(splitterName(*splitter)));
        const bool isUsable =
            sizes.size() == splitter->count() && std::none_of(sizes.begin(), sizes.end(), [](int size) {
                return size == 0; // a part that was hidden, or never shown
            });
        if (isUsable)
            splitter->setSizes(sizes);
    }
}

} // namespace roofline::window
