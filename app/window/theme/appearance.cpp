// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/appearance.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QStyle>

#include "app/window/theme/palettes.h"
#include "app/window/theme/picture_theme.h"

namespace roofline::window {

Appearance::Appearance(QObject* parent)
    : QObject(parent),
      m_desktopStyle(QApplication::style()->objectName()),
      m_menu(std::make_unique<QMenu>(tr("&Theme"))),
      m_group(new QActionGroup(this))
{
    m_menu->setObjectName("themeMenu");
    m_menu->menuAction()->setObjectName("themeMenuAction");
    addChoice(*m_group, Theme::System, tr("As the &desktop"));
    addChoice(*m_group, Theme::Light, tr("&Light"));
    addChoice(*m_group, Theme::Dark, tr("Dar&k"));
    addChoice(*m_group, Theme::Contrast, tr("&High contrast"));
}

Appearance::~Appearance() = default;

void Appearance::addChoice(QActionGroup& group, Theme theme, const QString& name)
{
    QAction* choice = m_menu->addAction(name);
    choice->setObjectName(themeName(theme) + QStringLiteral("ThemeAction"));
    choice->setCheckable(true);
    choice->setChecked(theme == m_theme);
    choice->setData(static_cast<int>(theme));
    group.addAction(choice);
    connect(choice, &QAction::triggered, this, [this, theme] {
        setTheme(theme);
        emit themeChosen(theme);
    });
}

void Appearance::setTheme(Theme theme)
{
    for (QAction* choice : m_group->actions())
        if (choice->data().toInt() == static_cast<int>(theme))
            choice->setChecked(true);
    if (theme == m_theme)
        return;
    m_theme = theme;
    apply();
}

void Appearance::setContrast(bool isDark)
{
    if (m_worn != Theme::Contrast)
        QApplication::setPalette(
            paletteOf(isDark ? Theme::Dark : Theme::Light)); // the side is taken from what it covers
    setTheme(Theme::Contrast);
}

bool Appearance::isDark() const
{
    return m_worn == Theme::Contrast ? m_isDark : themeOf(QApplication::palette()).isDark;
}

void Appearance::insistOnContrast(bool isWanted)
{
    m_isContrastWanted = isWanted;
    apply();
}

void Appearance::apply()
{
    const Theme wanted = m_isContrastWanted ? Theme::Contrast : m_theme;
    if (wanted == m_worn)
        return;
    if (m_worn != Theme::Contrast) // it must be known before it is covered
        m_isDark = themeOf(QApplication::palette()).isDark;
    m_worn = wanted;
    const QString style = wanted == Theme::System ? m_desktopStyle : QStringLiteral("fusion");
    if (QApplication::style()->objectName() != style) // every widget is polished anew: not without need
        QApplication::setStyle(style);
    QApplication::setPalette(paletteOf(wanted, m_isDark));
}

} // namespace roofline::window
