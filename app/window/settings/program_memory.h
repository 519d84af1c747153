// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the program keeps from one run to the next, and when: window, theme, plan, choices, the sliders, recent sessions. How
// it is written is settings_file's. Runs without anyone at the window have none of it.
#pragma once

#include <QMap>
#include <QObject>

#include "app/window/settings/settings_file.h"
#include "app/window/theme/theme.h"
#include "core/session/session_view.h"

class QAction;

namespace roofline::window {

class Explorer;

class ProgramMemory : public QObject {
    Q_OBJECT

public:
    /// Takes up what is in the file at once. The explorer outlives this; what is there when it closes, or when the program
    /// ends, is kept.
    ProgramMemory(Explorer& explorer, QString path, QObject* parent = nullptr);

    void save();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void restore(const SettingValues& values);
    void chooseTheme(Theme theme, bool isDark);
    void followChoices(const SettingValues& values);
    [[nodiscard]] SettingValues recentFiles() const;

    Explorer& m_explorer;
    QString m_path;
    QMap<QString, QString> m_choices; ///< only what a person chose: defaults may follow the desktop
};

} // namespace roofline::window
