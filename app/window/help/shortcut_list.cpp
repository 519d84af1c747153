// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/shortcut_list.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

namespace roofline::window {

namespace {

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& sequence : action.shortcuts())
        keys << sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

void addLine(ShortcutGroup& group, QAction* action, QSet<QAction*>& told)
{
    if (action->shortcut().isEmpty() || told.contains(action))
        return;
    told.insert(action);
    group.lines.push_back({keysOf(*action), ShortcutList::plainText(action->iconText())});
}

void addMenu(ShortcutGroup& group, const QMenu& menu, QSet<QAction*>& told)
{
    for (QAction* action : menu.actions()) {
        if (action->menu() != nullptr)
            addMenu(group, *action->menu(), told);
        else
            addLine(group, action, told);
    }
}

void addLetter(ShortcutGroup& group, const QString& text)
{
    const QKeySequence mnemonic = QKeySequence::mnemonic(text);
    if (!mnemonic.isEmpty())
        group.lines.push_back({mnemonic.toString(QKeySequence::NativeText), ShortcutList::plainText(text)});
}

} // namespace

QString ShortcutList::plainText(const QString& text)
{
    QString plain = text;
    plain.remove(u'&');
    while (plain.endsWith(u'…') || plain.endsWith(u'.'))
        plain.chop(1);
    return plain;
}

ShortcutGroup ShortcutList::letters(const QWidget& window)
{
    ShortcutGroup group{tr("To a control or a menu"), {}};
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->buddy() != nullptr)
            addLetter(group, label->text());
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        addLetter(group, button->text());
    if (const auto* main = qobject_cast<const QMainWindow*>(&window))
        for (const QAction* menu : main->menuWidget()->actions())
            addLetter(group, menu->text());
    return group;
}

std::vector<ShortcutGroup> ShortcutList::of(const QWidget& window)
{
    std::vector<ShortcutGroup> groups;
    QSet<QAction*> told;
    if (const auto* main = qobject_cast<const QMainWindow*>(&window)) {
        for (const QAction* menu : main->menuWidget()->actions()) {
            ShortcutGroup group{plainText(menu->text()), {}};
            if (menu->menu() != nullptr)
                addMenu(group, *menu->menu(), told);
            groups.push_back(group);
        }
    }
    ShortcutGroup others{tr("Without a menu"), {}};
    QList<QAction*> rest = window.actions();
    for (const QWidget* part : window.findChildren<QWidget*>())
        rest += part->actions();
    for (QAction* action : rest)
        addLine(others, action, told);
    groups.push_back(others);
    groups.push_back(letters(window));
    std::erase_if(groups, [](const ShortcutGroup& group) { return group.lines.empty(); });
    return groups;
}

} // namespace roofline::window
