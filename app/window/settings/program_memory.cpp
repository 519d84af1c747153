// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings/program_memory.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>

#include "app/window/menus/remembered_choice.h"
#include "app/window/settings/view_memory.h"
#include "app/window/settings/window_memory.h"
#include "app/window/startup/explorer.h"
#include "core/measuring/ceiling_origin.h"

#include <utility>

namespace roofline::window {

namespace {

QString choiceName(const QAction& action) { return QStringLiteral("choices/") + action.objectName(); }

const QString recentGroup = QStringLiteral("recent");

QString recentName(qsizetype place) { return QStringLiteral("%1/%2").arg(recentGroup).arg(place + 1); }

} // namespace

ProgramMemory::ProgramMemory(Explorer& explorer, QString path, QObject* parent)
    : QObject(parent), m_explorer(explorer), m_path(std::move(path))
{
    const SettingValues values = readSettings(m_path);
    restore(values);
    followChoices(values);
    // These at once: they are to survive a crash, and a window that is not shown yet has no sizes to keep.
    connect(&explorer.recent(), &RecentSessions::changed, this,
            [this] { writeSettings(m_path, recentFiles(), {recentGroup}); });
    connect(&explorer.appearance(), &Appearance::themeChosen, this,
            [this](Theme theme) { chooseTheme(theme, m_explorer.appearance().isDark()); });
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, &ProgramMemory::save);
    explorer.window().installEventFilter(this);
}

void ProgramMemory::restore(const SettingValues& values)
{
    restoreWindow(m_explorer.window(), values);
    restoreSplitters(m_explorer.window(), values);
    if (const auto theme = themeNamed(values.value("theme"))) {
        const auto side = wholeNumber(values, "contrast_is_dark", 0, 1);
        if (theme == Theme::Contrast && side)
            m_explorer.appearance().setContrast(*side == 1);
        else
            m_explorer.appearance().setTheme(*theme);
        chooseTheme(*theme, m_explorer.appearance().isDark());
    }
    if (const auto plan = planKindOf(values.value("plan").toStdString()))
        m_explorer.bar().setPlan(*plan);
    QStringList recent;
    for (qsizetype i = 0; i < RecentSessions::most; ++i)
        recent << values.value(recentName(i));
    m_explorer.recent().setFiles(recent);
    const std::string precision = values.value("precision").toStdString();
    if (const auto arithmetic = arithmeticOf(knownOrigin(precision)); arithmetic && !isInteger(*arithmetic))
        m_explorer.ceilings().choosePrecision(precision);
    ExplorerState& sliders = m_explorer.sliders();
    sliders.setInput(withView(sliders.input(), keptView(values)));
}

void ProgramMemory::chooseTheme(Theme theme, bool isDark)
{
    m_choices["theme"] = themeName(theme);
    if (theme == Theme::Contrast)
        m_choices["contrast_is_dark"] = QString::number(int(isDark));
}

void ProgramMemory::followChoices(const SettingValues& values)
{
    for (QAction* action : m_explorer.window().findChildren<QAction*>()) {
        if (!isRemembered(*action))
            continue;
        const QString name = choiceName(*action);
        if (const auto isChecked = wholeNumber(values, name, 0, 1)) {
            m_choices[name] = values.value(name);
            action->setChecked(*isChecked == 1);
        }
        connect(action, &QAction::triggered, this,
                [this, name](bool isChecked) { m_choices[name] = QString::number(int(isChecked)); });
    }
}

void ProgramMemory::save()
{
    SettingValues values = m_choices;
    MainWindow& window = m_explorer.window();
    keepWindow(window, values);
    if (!m_explorer.lecture().isOn()) // parts are hidden then
        keepSplitters(window, values);
    values["precision"] = QString::fromStdString(m_explorer.screen().ceilings().precision);
    values["plan"] = QString::fromStdString(std::string(planName(m_explorer.bar().plan())));
    const ModelInput setting = m_explorer.settingToKeep();
    const std::optional<Roof>& followed = m_explorer.flow().followedRoof();
    keepView(viewOf(setting, followed == setting.roof ? followed : m_explorer.screen().roof()), values);
    values.insert(recentFiles());
    writeSettings(m_path, values, {recentGroup, QStringLiteral("setting")});
}

SettingValues ProgramMemory::recentFiles() const
{
    SettingValues values;
    const QStringList& recent = m_explorer.recent().files();
    for (qsizetype i = 0; i < recent.size(); ++i)
        values[recentName(i)] = recent[i];
    return values;
}

bool ProgramMemory::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close)
        save(); // while the parts of the window still have their sizes
    return QObject::eventFilter(watched, event);
}

} // namespace roofline::window
