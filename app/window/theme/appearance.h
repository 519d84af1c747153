// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which theme the program wears: chosen in a menu, by the command line or by a session. With the desktop's it leaves style
// and palette alone, so that a change there is followed while the program runs.
#pragma once

#include <QObject>

#include "app/window/theme/theme.h"

#include <memory>

class QActionGroup;
class QMenu;

namespace roofline::window {

class Appearance : public QObject {
    Q_OBJECT

public:
    explicit Appearance(QObject* parent = nullptr);
    ~Appearance() override;

    [[nodiscard]] Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    /// White on black or black on white, whatever went before: high contrast as it was chosen once.
    void setContrast(bool isDark);
    /// The side that high contrast has, or would have.
    [[nodiscard]] bool isDark() const;
    /// High contrast over whatever is chosen, dark where that is dark, until it is taken back.
    void insistOnContrast(bool isWanted);
    /// A radio group, for a menu.
    [[nodiscard]] QMenu* menu() const { return m_menu.get(); }

signals:
    /// By a person, in the menu.
    void themeChosen(roofline::window::Theme theme);

private:
    void addChoice(QActionGroup& group, Theme theme, const QString& name);
    void apply();

    Theme m_theme = Theme::System;
    bool m_isContrastWanted = false;
    bool m_isDark = false; ///< what went before high contrast
    Theme m_worn = Theme::System;
    QString m_desktopStyle;
    std::unique_ptr<QMenu> m_menu;
    QActionGroup* m_group;
};

} // namespace roofline::window
